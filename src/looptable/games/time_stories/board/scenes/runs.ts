/** The runs of a mission, place by place: where the readers at this screen were, and how much they read there. */

import type { Zone } from '@/net/wire';
import { count, word } from '../situation';

export interface Row {
  place: string;
  name: string;
  /** Cards read in each run, the first run first; null where the place was not visited. */
  read: (number | null)[];
}

export function runsOf(notebooks: Zone[]): Row[] {
  const pages = notebooks.flatMap((book) => book.zones).filter((page) => word(page, 'place'));
  const last = Math.max(0, ...pages.map((page) => count(page, 'run') ?? 1));
  const places = [...new Set(pages.map((page) => word(page, 'place')))];
  const found = places.map((place): Row => {
    const own = pages.filter((page) => word(page, 'place') === place);
    const head = own.flatMap((page) => page.pieces).find((note) => word(note, 'sort') === 'place');
    const read = Array.from({ length: last }, (_, at) => {
      const here = own.filter((page) => count(page, 'run') === at + 1);
      const cards = here.flatMap((page) =>
        page.pieces.filter((one) => word(one, 'sort') === 'card'),
      );
      return here.length > 0 ? new Set(cards.map((one) => word(one, 'leaf'))).size : null;
    });
    return { place, name: head?.name ?? own[0]?.name ?? place, read };
  });
  const first = (row: Row): number => row.read.findIndex((one) => one !== null);
  return found.sort((one, other) => first(one) - first(other));
}
