/** The pages of a scene: the cards that are read out, each cut where it is too long for one page. */

import type { Piece } from '@/net/wire';
import { pages } from '../reading/pages';
import { partsOf } from '../situation';

/** Letters that a page of a scene holds. */
const ROOM = 640;
/** Pages of one card, at most: so that one number says which card is open, and at which page. */
const STRIDE = 10;

export interface Leaf {
  /** The number of the card in its scene, and of the page in its card: the same in every language up to the last page. */
  card: number;
  page: number;
  title: string;
  art: string | null;
  alt: string;
  paragraphs: string[];
  /** Sentences about rules, below the prose. */
  rules: string[];
}

const proseOf = (piece: Piece): string => {
  const parts = partsOf(piece, 'prose').map((part) => part.text);
  return [...parts, ...(piece.text === null ? [] : [piece.text])].join('\n\n');
};

/** The pages of these cards, one after the other; a card without a picture lies below the one before it. */
export function leavesOf(pieces: Piece[], from = 0): Leaf[] {
  let [art, alt]: [string | null, string] = [
    pieces.find((one) => one.art !== null)?.art ?? null,
    '',
  ];
  return pieces.flatMap((piece, at) => {
    if (piece.art !== null) [art, alt] = [piece.art, piece.alt ?? ''];
    const found = pages(proseOf(piece), ROOM);
    const rules = partsOf(piece, 'power', 'law', 'after').map((part) => part.text);
    return found.map((paragraphs, page) => ({
      card: from + at,
      page,
      title: piece.name,
      art,
      alt,
      paragraphs,
      rules: page === found.length - 1 ? rules : [],
    }));
  });
}

/** The place of a leaf, in one number for all at the table: their languages may need more pages, or fewer. */
export function placeOf(leaf: Leaf): number {
  return leaf.card * STRIDE + Math.min(leaf.page, STRIDE - 1);
}

/** The leaf at that place, or the nearest before it. */
export function leafAt(leaves: Leaf[], place: number): number {
  const found = leaves.findLastIndex((leaf) => placeOf(leaf) <= place);
  return Math.max(0, found);
}
