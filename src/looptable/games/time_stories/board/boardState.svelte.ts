/** The state that the parts of the board share: what is open above it, and which card is being read. */

import { getContext, setContext } from 'svelte';

/** Sheets above the board. */
export type Sheet = 'map' | 'notebook' | 'base';

export class BoardState {
  /** The sheet that lies above the board; it stays until it is closed. */
  sheet = $state<Sheet | null>(null);
  /** The id of the thing whose text the reader has asked for; null follows the agent who decides. */
  wanted = $state.raw<string | null>(null);
  /** The agent whose unit of time is being planned. */
  agent = $state.raw<string | null>(null);

  toggle(sheet: Sheet): void {
    this.sheet = this.sheet === sheet ? null : sheet;
  }

  read(id: string | null): void {
    this.wanted = id;
  }
}

const CONTEXT = Symbol('board state');

export function provideBoard(board: BoardState): BoardState {
  return setContext(CONTEXT, board);
}

export function useBoard(): BoardState {
  return getContext<BoardState>(CONTEXT);
}
