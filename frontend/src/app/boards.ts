/**
 * The drawings of games, found in their folders (`games/<game>/board/`) and loaded where they are needed:
 * `Board.svelte`, without which a game is played on the generic table; `Question.svelte`, where a board answers its
 * questions in a way of its own; `CardPicture.svelte` in the gallery;
 * `Poster.svelte` above its name; `Finale.svelte` when a match is over, and `Epilogue.svelte` below it.
 */

import type { Component, Snippet } from 'svelte';

import type { CardInfo, SeatView, SummaryInfo } from '../net/wire';

/** The view of the seat at the screen, and all that the person there may look at, that one first. */
interface Seen {
  view: SeatView;
  views: SeatView[];
}

export type BoardComponent = Component<Seen>;

/** The answers to a question, as a board offers them; `list` is the plain list of them. */
export type QuestionComponent = Component<Seen & { list: Snippet }>;

/** The picture of a card in the gallery. */
export type PictureComponent = Component<{ card: CardInfo }>;

/** The picture of a finished match; the view has its outcome. */
export type FinaleComponent = Component<{ view: SeatView }>;

/** The part of the summary that is a game's own; the figures of the match may come later. */
export type EpilogueComponent = Component<Seen & { summary: SummaryInfo | undefined }>;

const epilogues = byGame(
  import.meta.glob<{ default: EpilogueComponent }>(
    '../../../src/looptable/games/*/board/Epilogue.svelte',
  ),
);
const finales = byGame(
  import.meta.glob<{ default: FinaleComponent }>(
    '../../../src/looptable/games/*/board/Finale.svelte',
  ),
);
const posters = byGame(
  import.meta.glob<{ default: Component }>('../../../src/looptable/games/*/board/Poster.svelte'),
);
const pictures = byGame(
  import.meta.glob<{ default: PictureComponent }>(
    '../../../src/looptable/games/*/board/CardPicture.svelte',
  ),
);
const questions = byGame(
  import.meta.glob<{ default: QuestionComponent }>(
    '../../../src/looptable/games/*/board/Question.svelte',
  ),
);
const found = byGame(
  import.meta.glob<{ default: BoardComponent }>(
    '../../../src/looptable/games/*/board/Board.svelte',
  ),
);

export function hasBoard(game: string): boolean {
  return found.has(game);
}

/** The board of a game, or null; one that cannot be loaded is as good as none. */
export function loadBoard(game: string): Promise<BoardComponent | null> {
  return load(game, found);
}

/** The answers of a game's own board, or null. */
export function loadQuestion(game: string): Promise<QuestionComponent | null> {
  return load(game, questions);
}

/** The component that draws the cards of a game, or null. */
export function loadPicture(game: string): Promise<PictureComponent | null> {
  return load(game, pictures);
}

/** The picture above a game where games are chosen, or null. */
export function loadPoster(game: string): Promise<Component | null> {
  return load(game, posters);
}

export function hasFinale(game: string): boolean {
  return finales.has(game);
}

/** The picture above the summary of a match, or null. */
export function loadFinale(game: string): Promise<FinaleComponent | null> {
  return load(game, finales);
}

/** The part that a game adds to the summary of a match, or null. */
export function loadEpilogue(game: string): Promise<EpilogueComponent | null> {
  return load(game, epilogues);
}

/** The id of a game by its folder: `the_loop` is `the-loop`, `_template` is `template`. */
function idOf(path: string): string {
  const folder = path.split('/').at(-3) ?? '';
  return folder.replace(/^_/, '').replaceAll('_', '-');
}

function byGame<Module>(
  modules: Record<string, () => Promise<Module>>,
): Map<string, () => Promise<Module>> {
  return new Map(Object.entries(modules).map(([path, importing]) => [idOf(path), importing]));
}

async function load<Part>(
  game: string,
  parts: Map<string, () => Promise<{ default: Part }>>,
): Promise<Part | null> {
  try {
    return (await parts.get(game)?.())?.default ?? null;
  } catch {
    return null;
  }
}
