/**
 * What games draw for themselves, loaded where it is needed: `boards/<game>/Board.svelte`, without which a
 * game is played on the generic table; `CardPicture.svelte` in the gallery; `Poster.svelte` above its name;
 * `Finale.svelte` when a match is over.
 */

import type { Component } from 'svelte';

import type { CardInfo, SeatView } from '../wire';

export type BoardComponent = Component<{ view: SeatView }>;

/** The picture of a card in the gallery. */
export type PictureComponent = Component<{ card: CardInfo }>;

/** What a match came to: the view has its outcome. */
export type FinaleComponent = Component<{ view: SeatView }>;

const finales = import.meta.glob<{ default: FinaleComponent }>('./*/Finale.svelte');
const posters = import.meta.glob<{ default: Component }>('./*/Poster.svelte');
const pictures = import.meta.glob<{ default: PictureComponent }>('./*/CardPicture.svelte');
const found = import.meta.glob<{ default: BoardComponent }>('./*/Board.svelte');

export function hasBoard(game: string): boolean {
  return `./${game}/Board.svelte` in found;
}

/** The board of a game, or null; one that cannot be loaded is as good as none. */
export function loadBoard(game: string): Promise<BoardComponent | null> {
  return load(found[`./${game}/Board.svelte`]);
}

/** What draws the cards of a game, or null. */
export function loadPicture(game: string): Promise<PictureComponent | null> {
  return load(pictures[`./${game}/CardPicture.svelte`]);
}

/** The picture above a game where games are chosen, or null. */
export function loadPoster(game: string): Promise<Component | null> {
  return load(posters[`./${game}/Poster.svelte`]);
}

export function hasFinale(game: string): boolean {
  return `./${game}/Finale.svelte` in finales;
}

/** The picture above the summary of a match, or null. */
export function loadFinale(game: string): Promise<FinaleComponent | null> {
  return load(finales[`./${game}/Finale.svelte`]);
}

async function load<Part>(importing?: () => Promise<{ default: Part }>): Promise<Part | null> {
  try {
    return (await importing?.())?.default ?? null;
  } catch {
    return null;
  }
}
