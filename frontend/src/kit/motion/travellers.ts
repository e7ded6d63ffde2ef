/** The travellers of a step and their ways: the moves of a score, sorted by pieces. */

import type { Memory, Place, Thing } from './motion';
import type { Cue, Effect, Manner } from './score';
import type { Tag } from './tag';

type Move = Extract<Effect, { do: 'move' }>;

export interface Leg {
  start: number;
  length: number;
  /** The place it comes out of; null: it sets out from where it is. */
  from: Place | null;
  via: Place[];
  /** The place it ends at; null: it stays. */
  to: Place | null;
  manner: Manner;
}

export interface Traveller {
  /** Its tag; or that of its heap, for a cube that is neither on the board before nor at the end. */
  tag: Tag;
  /** Its stand-in, for one that is not on the board. */
  prop: string | undefined;
  before: Thing | undefined;
  now: Thing | undefined;
  legs: Leg[];
}

/** The first of some places that is known, now or before. */
export function locate(tags: Tag[] | undefined, before: Memory, now: Memory): Place | null {
  for (const tag of tags ?? []) {
    const thing = now.things.get(tag) ?? before.things.get(tag);
    if (thing) return thing.place;
  }
  return null;
}

/** Cubes of a heap are alike: which of them comes or goes is a question of their numbers only. */
class Heap {
  readonly #fresh: Tag[];
  readonly #gone: Tag[];
  /** Cubes that came and are not there in the end: they must leave before the others. */
  readonly #passing: Traveller[] = [];

  constructor(
    readonly tag: Tag,
    private readonly prop: string | undefined,
    private readonly before: Memory,
    private readonly now: Memory,
  ) {
    const of = (one: Memory, other: Memory): Tag[] =>
      [...one.things].flatMap(([key, thing]) =>
        thing.heap === tag && !other.things.has(key) ? [key] : [],
      );
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

  #known(key: Tag): Traveller {
    const [before, now] = [this.before.things.get(key), this.now.things.get(key)];
    return { tag: key, prop: this.prop, before, now, legs: [] };
  }

  #pass(direction: 'in' | 'out'): Traveller {
    const made = { tag: this.tag, prop: this.prop, before: undefined, now: undefined, legs: [] };
    if (direction === 'in') this.#passing.push(made);
    return made;
  }
}

export function travellers(cues: Cue[], before: Memory, now: Memory): Traveller[] {
  const heaps = new Map<Tag, Heap>();
  const known = new Map<Tag, Traveller>();
  const found = new Set<Traveller>();

  function travellerOf(move: Move): Traveller {
    const { piece: tag, prop } = move;
    if (move.heap) {
      const heap = heaps.get(tag) ?? new Heap(tag, prop, before, now);
      heaps.set(tag, heap);
      return heap.next(move.heap);
    }
    const [was, is] = [before.things.get(tag), now.things.get(tag)];
    const one = known.get(tag) ?? { tag, prop, before: was, now: is, legs: [] };
    known.set(tag, one);
    return one;
  }

  for (const { start, length, effect } of cues) {
    if (effect.do !== 'move') continue;
    const one = travellerOf(effect);
    found.add(one);
    // A cube of a heap sets out from where it lies; only one that was nowhere needs a place to come from.
    const lies = effect.heap !== undefined && (one.before ?? one.legs[0]) !== undefined;
    one.legs.push({
      start,
      length,
      from: lies ? null : locate(effect.from, before, now),
      via: (effect.via ?? []).flatMap((tag) => locate([tag], before, now) ?? []),
      to: locate(effect.to, before, now),
      manner: effect.manner,
    });
  }
  return [...found];
}
