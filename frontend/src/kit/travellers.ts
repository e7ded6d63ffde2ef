/** Who travels in a step, and by which ways: the moves of a score, sorted by pieces. */

import type { Memory, Place, Thing } from './motion';
import type { Cue, Effect, Manner } from './score';

type Move = Extract<Effect, { do: 'move' }>;

export interface Leg {
  start: number;
  length: number;
  /** Where it comes out; null: it sets out from where it is. */
  from: Place | null;
  via: Place[];
  /** Where it ends; null: nowhere else than it is. */
  to: Place | null;
  manner: Manner;
}

export interface Traveller {
  /** Its name; or that of its heap, for a cube that is neither on the board before nor at the end. */
  name: string;
  before: Thing | undefined;
  now: Thing | undefined;
  legs: Leg[];
}

/** The first of some places that is known, now or before. */
export function locate(names: string[] | undefined, before: Memory, now: Memory): Place | null {
  for (const name of names ?? []) {
    const thing = now.things.get(name) ?? before.things.get(name);
    if (thing) return thing.place;
  }
  return null;
}

/** Cubes of a heap are alike: which of them comes or goes is a question of their numbers only. */
class Heap {
  readonly #fresh: string[];
  readonly #gone: string[];
  /** Cubes that came and are not there in the end: they must leave before the others. */
  readonly #passing: Traveller[] = [];

  constructor(
    readonly name: string,
    private readonly before: Memory,
    private readonly now: Memory,
  ) {
    const of = (one: Memory, other: Memory): string[] =>
      [...one.things.keys()].filter((key) => key.startsWith(name) && !other.things.has(key));
    this.#fresh = of(now, before);
    this.#gone = of(before, now);
  }

  next(direction: 'in' | 'out'): Traveller {
    const passing = direction === 'out' ? this.#passing.pop() : undefined;
    if (passing) return passing;
    const key = direction === 'in' ? this.#fresh.shift() : this.#gone.pop();
    const found = key === undefined ? this.#pass(direction) : this.#known(key);
    return found;
  }

  #known(key: string): Traveller {
    const [before, now] = [this.before.things.get(key), this.now.things.get(key)];
    return { name: key, before, now, legs: [] };
  }

  #pass(direction: 'in' | 'out'): Traveller {
    const made = { name: this.name, before: undefined, now: undefined, legs: [] };
    if (direction === 'in') this.#passing.push(made);
    return made;
  }
}

export function travellers(cues: Cue[], before: Memory, now: Memory): Traveller[] {
  const heaps = new Map<string, Heap>();
  const known = new Map<string, Traveller>();
  const found = new Set<Traveller>();

  function whoGoes(move: Move): Traveller {
    if (move.heap) {
      const heap = heaps.get(move.piece) ?? new Heap(move.piece, before, now);
      heaps.set(move.piece, heap);
      return heap.next(move.heap);
    }
    const [was, is] = [before.things.get(move.piece), now.things.get(move.piece)];
    const one = known.get(move.piece) ?? { name: move.piece, before: was, now: is, legs: [] };
    known.set(move.piece, one);
    return one;
  }

  for (const { start, length, effect } of cues) {
    if (effect.do !== 'move') continue;
    const one = whoGoes(effect);
    found.add(one);
    // A cube of a heap sets out from where it lies; only one that was nowhere must be told from where.
    const lies = effect.heap !== undefined && (one.before ?? one.legs[0]) !== undefined;
    one.legs.push({
      start,
      length,
      from: lies ? null : locate(effect.from, before, now),
      via: (effect.via ?? []).flatMap((name) => locate([name], before, now) ?? []),
      to: locate(effect.to, before, now),
      manner: effect.manner,
    });
  }
  return [...found];
}
