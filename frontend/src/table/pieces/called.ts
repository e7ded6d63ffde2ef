/** A piece in words: how many, its name, and how far it is filled. */

import type { Piece } from '../../net/wire';

export function called(piece: Piece): string {
  const { count, name } = piece;
  return [count === 1 ? '' : `${count}\u00a0×`, name, filledOf(piece)].filter(Boolean).join(' ');
}

/** `2/3`; empty for a piece without slots. */
export function filledOf({ filled, slots }: Piece): string {
  return slots > 0 ? `${filled}/${slots}` : '';
}
