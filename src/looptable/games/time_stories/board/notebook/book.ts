/** The notebooks of the seats at this screen, as one book: by run, by place, page by page. */

import type { Part, Piece, Zone } from '@/net/wire';
import { count, partsOf, word } from '../situation';
import type { Named } from './mentions';

export interface Entry {
  /** Its name on the page: the same thing in another run has another one. */
  id: string;
  /** The thing that was seen, whenever. */
  leaf: string;
  sort: string;
  name: string;
  prose: string;
  /** The rest that stands on it: its test, its offers, its powers. */
  facts: Part[];
  /** An earlier run has it in full: which one. */
  since: number | null;
}

export interface Chapter {
  id: string;
  /** The place by which the plan calls it; empty for elements. */
  place: string;
  name: string;
  entries: Entry[];
}

export interface Run {
  run: number;
  chapters: Chapter[];
}

const FACTS = ['test', 'offer', 'rolled', 'power', 'marks', 'law', 'resistance', 'logo', 'read'];

function entryOf(note: Piece, since: number | null): Entry {
  return {
    id: note.id,
    leaf: word(note, 'leaf'),
    sort: word(note, 'sort'),
    name: note.name,
    prose: partsOf(note, 'prose')
      .map((part) => part.text)
      .join('\n\n'),
    facts: partsOf(note, ...FACTS),
    since,
  };
}

/** The run in which something stands in full. */
function firstRuns(pages: Zone[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const note of pages.flatMap((page) => page.pieces)) {
    const [leaf, run] = [word(note, 'leaf'), count(note, 'run') ?? 0];
    if (note.parts.length > 0) found.set(leaf, Math.min(run, found.get(leaf) ?? run));
  }
  return found;
}

/** The newest run first; in it the pages as the server has them, and what several seats have seen only once. */
export function bookOf(notebooks: Zone[], placeName: (place: string) => string): Run[] {
  const pages = notebooks.flatMap((book) => book.zones);
  const first = firstRuns(pages);
  const runs = [...new Set(pages.map((page) => count(page, 'run') ?? 1))].sort((a, b) => b - a);
  return runs.map((run) => {
    const own = pages.filter((page) => (count(page, 'run') ?? 1) === run);
    const places = [...new Set(own.map((page) => word(page, 'place')))];
    const chapters = places.map((place): Chapter => {
      const notes = own.filter((page) => word(page, 'place') === place).flatMap((p) => p.pieces);
      const byLeaf = new Map<string, Piece>();
      for (const note of notes) {
        const leaf = word(note, 'leaf');
        const known = byLeaf.get(leaf);
        if (!known || known.parts.length < note.parts.length) byLeaf.set(leaf, note);
      }
      const entries = [...byLeaf.values()].map((note) => {
        const since = first.get(word(note, 'leaf')) ?? run;
        return entryOf(note, since < run ? since : null);
      });
      return { id: `${run}-${place}`, place, name: placeName(place), entries };
    });
    return { run, chapters };
  });
}

/** The entry that has the full text of something. */
export function entryInFull(book: Run[], leaf: string): Entry | undefined {
  return book
    .flatMap((run) => run.chapters.flatMap((chapter) => chapter.entries))
    .find((entry) => entry.leaf === leaf && entry.since === null);
}

/** The name of each card, element and place, for notes that speak of it. */
export function namesIn(book: Run[]): Named[] {
  const entries = book.flatMap((run) => run.chapters.flatMap((chapter) => chapter.entries));
  const named = entries.filter((entry) => !['offer', 'passed'].includes(entry.sort));
  const found = new Map(named.map((entry) => [entry.name, entry.leaf]));
  return [...found].map(([name, leaf]) => ({ name, leaf }));
}
