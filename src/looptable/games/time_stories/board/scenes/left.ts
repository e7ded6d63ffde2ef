/** The rest of a run: what was learnt in it, what stays with the team, what is lost. */

import type { Piece } from '@/net/wire';
import { count, hasMark, word, type Agent, type Situation } from '../situation';

export interface Left {
  /** Names of what stands in the notebooks since this run. */
  learnt: string[];
  /** All pages of the notebooks. */
  read: number;
  /** Elements that come along to the next run. */
  stays: Piece[];
  /** State tokens, which do not. */
  tokens: Piece[];
  /** Other things that are lost, as far as they are known here. */
  things: number;
  time: number;
  fullTime: number;
  dead: Agent[];
}

export function leftOf(situation: Situation): Left {
  const notes = situation.notebooks.flatMap((book) => book.zones.flatMap((page) => page.pieces));
  const fresh = notes.filter(
    (note) => count(note, 'run') === situation.run && !hasMark(note, 'known'),
  );
  const elements = situation.agents.flatMap((agent) => agent.elements);
  const byLeaf = new Map(fresh.map((note) => [word(note, 'leaf'), note.name]));
  return {
    learnt: [...byLeaf.values()],
    read: new Set(notes.map((note) => word(note, 'leaf'))).size,
    stays: elements.filter((one) => hasMark(one, 'logo')),
    tokens: situation.tokens,
    things: elements.filter((one) => !hasMark(one, 'logo') && !hasMark(one, 'hidden')).length,
    time: situation.time?.count ?? 0,
    fullTime: situation.time?.limit ?? 0,
    dead: situation.agents.filter((agent) => agent.returns !== null),
  };
}
