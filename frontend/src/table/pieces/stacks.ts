/** Cards that lie face down beside each other and look alike are one pile: nobody can tell them apart. */

import { keyed } from '../question/targets';
import { textOf } from './reading';
import type { Piece } from '../../net/wire';

/** A piece, or the first of several that are alike. */
export interface Stack {
  key: string;
  piece: Piece;
  ids: string[];
}

/** `mayJoin` is false for what can be chosen: it lies alone. */
export function stacked(pieces: Piece[], mayJoin: (piece: Piece) => boolean): Stack[] {
  const isBack = (piece: Piece): boolean =>
    piece.kind === 'card' &&
    textOf(piece) === null &&
    piece.marks.length === 1 &&
    piece.marks[0] === 'hidden' &&
    mayJoin(piece);
  const found: Stack[] = [];
  for (const { key, piece } of keyed(pieces)) {
    const last = found.at(-1);
    if (last && isBack(last.piece) && isBack(piece) && last.piece.name === piece.name)
      last.ids.push(piece.id);
    else found.push({ key, piece, ids: [piece.id] });
  }
  return found;
}
