/**
 * Boards that games have of their own: `boards/<game>/Board.svelte`, loaded when such a table is opened.
 * A game without one is played on the generic table.
 */

import type { Component } from 'svelte';

import type { SeatView } from '../wire';

export type BoardComponent = Component<{ view: SeatView }>;

const found = import.meta.glob<{ default: BoardComponent }>('./*/Board.svelte');

export function hasBoard(game: string): boolean {
  return `./${game}/Board.svelte` in found;
}

/** The board of a game, or null; one that cannot be loaded is as good as none. */
export async function loadBoard(game: string): Promise<BoardComponent | null> {
  try {
    return (await found[`./${game}/Board.svelte`]?.())?.default ?? null;
  } catch {
    return null;
  }
}
