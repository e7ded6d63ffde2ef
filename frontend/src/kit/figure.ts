/**
 * The drawing of a piece of any game with the parts of the kit: its kind says which part, what it is (`thing`,
 * `of`) what is on it. A word that the set does not know is not drawn; the name of the piece stands beside it in any case.
 */

import type { Piece } from '../net/wire';
import { hash, isDrawn } from './icons';

export interface Figure {
  as: 'cube' | 'die' | 'token' | 'sign';
  /** The drawing on it, or the kind of a cube; empty if there is none. */
  icon: string;
  /** Its colour, as CSS. */
  tint: string;
  shape: 'disc' | 'tile';
  /** It has landed, but does not lie yet. */
  loose: boolean;
}

const BANDS = 7;
/** Colours that pieces are named after, as places among the bands. */
const COLOURS: Record<string, number> = {
  blue: 1,
  purple: 2,
  yellow: 3,
  brown: 4,
  orange: 5,
  green: 6,
  red: 7,
  pink: 7,
};
const SIGNS = ['note', 'picture'];

function band(place: number): string {
  return `var(--band-${(place % BANDS) + 1})`;
}

/** Words that end alike would else be of one colour. */
const SPREAD = 31;

/** The colour of a word: always the same. */
export function tintOf(word: string): string {
  return band(Math.floor(hash(word) / SPREAD));
}

/** The colour that a word names, or null. */
export function tintOfColour(word: string): string | null {
  const place = COLOURS[word];
  return place === undefined ? null : band(place - 1);
}

/** A colour that a piece is named after, or that of its seat, or one of its own. */
function ownTint(words: (string | number)[], id: string): string {
  const named = words.find((word) => word in COLOURS);
  if (named !== undefined) return band((COLOURS[named] ?? 1) - 1);
  const number = words.find((word) => typeof word === 'number');
  return number === undefined ? tintOf(id) : band(Number(number));
}

/** The first of these words that has a drawing. */
function drawn(...words: (string | undefined)[]): string {
  return words.find((word) => word !== undefined && isDrawn(word)) ?? '';
}

function iconOf(piece: Piece, first: string | undefined): string {
  const only = piece.icons.length === 1 ? piece.icons[0] : undefined;
  return drawn(only, first, piece.kind);
}

/** The drawing of a piece that is no card. */
export function figureOf(piece: Piece): Figure {
  const words = [piece.thing, ...Object.values(piece.of)];
  const icon = iconOf(piece, piece.thing);
  const isNamed = words.some((word) => word in COLOURS);
  const isOwn = isNamed || icon === '' || piece.kind === 'pawn';
  const tint = isOwn ? ownTint(words, piece.id) : tintOf(icon);
  const plain = { icon, tint, shape: 'disc', loose: false } as const;
  if (piece.kind === 'cube') {
    const isLanded = piece.thing === 'landed';
    return { ...plain, as: 'cube', icon: isLanded ? 'rift' : piece.thing, loose: isLanded };
  }
  if (piece.kind === 'die') return { ...plain, as: 'die', icon: drawn(...piece.icons) };
  if (SIGNS.includes(piece.kind)) return { ...plain, as: 'sign' };
  const isRound = piece.kind === 'token' || piece.kind === 'pawn';
  return { ...plain, as: 'token', shape: isRound ? 'disc' : 'tile' };
}

/** The colour of a card: of what it is about first, or of what sort of card it is. */
export function bandOf(piece: Piece): string {
  return tintOf(piece.icons[0] ?? piece.marks[0] ?? piece.thing);
}
