/** The state that board and question share: what is open, which card is being read, what is planned. */

import { usePicking, type Picking } from '@/table/question/picking.svelte';

/** Sheets above the board. */
export type Sheet = 'map' | 'notebook' | 'base';

export class BoardState {
  /** The sheet that lies above the board; it stays until it is closed. */
  sheet = $state<Sheet | null>(null);
  /** The id of the thing whose text the reader has asked for; null follows the agent who decides. */
  wanted = $state.raw<string | null>(null);
  /** The agent whose unit of time is being planned. */
  agent = $state.raw<string | null>(null);
  /** The keys of the deeds that were chosen for agents, and the question that they answer. */
  plan = $state.raw<{ moment: string; keys: Record<string, string> }>({ moment: '', keys: {} });

  /** Counts the wishes of those who play by keyboard to be led on in the plan. */
  leads = $state(0);

  toggle(sheet: Sheet): void {
    this.sheet = this.sheet === sheet ? null : sheet;
  }

  read(id: string | null): void {
    this.wanted = id;
  }
}

/** Board and question are apart on the page; they meet at the answer that is being given. */
const boards = new WeakMap<Picking, BoardState>();

export function boardOf(picking: Picking): BoardState {
  const known = boards.get(picking) ?? new BoardState();
  boards.set(picking, known);
  return known;
}

/** The state of the board that this component is a part of. */
export function useBoard(): BoardState {
  return boardOf(usePicking());
}
