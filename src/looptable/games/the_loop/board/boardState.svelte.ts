/** The state that the parts of the board share: the order of the eras, whether it is over, and what is being looked at. */

import { getContext, setContext } from 'svelte';

import type { Piece } from '@/net/wire';

export class BoardState {
  #eras: () => string[];
  #isOver: () => boolean;
  /** Under the pointer: shown large as long as it is. */
  peeked = $state.raw<Piece | null>(null);
  /** Opened to be read; stays until it is closed. */
  opened = $state.raw<string | null>(null);

  constructor(eras: () => string[], isOver: () => boolean) {
    this.#eras = eras;
    this.#isOver = isOver;
  }

  /** Nobody can do anything any more, and nothing threatens. */
  get isOver(): boolean {
    return this.#isOver();
  }

  get eras(): string[] {
    return this.#eras();
  }

  /** The colour of an era, as CSS; an era beyond the seventh has none of its own. */
  band(era: string): string {
    const place = this.#eras().indexOf(era);
    return place < 0 ? 'var(--bar)' : `var(--band-${(place % 7) + 1})`;
  }

  peek(piece: Piece, is: boolean): void {
    if (is) this.peeked = piece;
    else if (this.peeked?.id === piece.id) this.peeked = null;
  }

  /** Opens a piece or zone by its id: what it is may change while it is read. */
  open(id: string): void {
    this.opened = this.opened === id ? null : id;
    this.peeked = null;
  }
}

const CONTEXT = Symbol('board state');

export function provideBoard(board: BoardState): BoardState {
  return setContext(CONTEXT, board);
}

export function useBoard(): BoardState {
  return getContext<BoardState>(CONTEXT);
}
