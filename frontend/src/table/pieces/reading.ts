/** The text on a piece: one text, or several parts one below the other. */

import type { Piece } from '../../net/wire';

/** Everything that can be read on a piece, from the top; null if nothing can. */
export function textOf(piece: Piece): string | null {
  const parts = [
    ...(piece.text === null ? [] : [piece.text]),
    ...piece.parts.map((part) => part.text),
  ];
  return parts.length === 0 ? null : parts.join('\n\n');
}
