/** The knowledge of a place: its cards, their seals, and the words with which it was entered. */

import type { Part, Piece } from '@/net/wire';
import { hasMark, partsOf, word, type Place, type Situation } from '../situation';

export type Standing = 'gone' | 'sealed' | 'opens' | 'seen' | 'unread';

export interface Memory {
  piece: Piece;
  letter: string;
  standing: Standing;
  /** It has been read, however it stands. */
  isSeen: boolean;
  seals: Part[];
}

function standingOf(piece: Piece, seals: Part[]): Standing {
  if (hasMark(piece, 'gone')) return 'gone';
  if (hasMark(piece, 'sealed')) return 'sealed';
  if (hasMark(piece, 'seen')) return 'seen';
  return seals.length > 0 ? 'opens' : 'unread';
}

/** The cards of a place, in the order of its panorama. */
export function memoriesOf(place: Place): Memory[] {
  return place.memories.map((piece) => {
    const seals = partsOf(piece, 'seal');
    return {
      piece,
      letter: word(piece, 'letter'),
      standing: standingOf(piece, seals),
      isSeen: hasMark(piece, 'seen'),
      seals,
    };
  });
}

/** The seals of unread cards that could be opened now. */
export function opensNow(place: Place): number {
  return memoriesOf(place).filter((one) => one.standing === 'opens').length;
}

/** Card A: as it lies there, or as the notebook has it. */
export function arrivalText(situation: Situation, place: Place): string {
  const lying = partsOf(place.head, 'prose');
  const pages = situation.notebooks.flatMap((book) => book.zones);
  const noted = pages
    .filter((page) => word(page, 'place') === place.place)
    .flatMap((page) => page.pieces.filter((note) => word(note, 'sort') === 'place'))
    .flatMap((note) => partsOf(note, 'prose'));
  return (lying[0] ?? noted[0])?.text ?? '';
}

/** The standing of the place itself, in one word: the nearest first. */
export function visitOf(place: Place): 'here' | 'visited' | 'known' | 'new' {
  for (const mark of ['here', 'visited', 'known'] as const) {
    if (place.marks.includes(mark)) return mark;
  }
  return 'new';
}
