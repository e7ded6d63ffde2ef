/**
 * A score: what is seen of the events of a step, and when.
 *
 * A board says for each event which parts are played; here they are put in time. Times are in beats, of which the
 * reader's pace makes milliseconds. However much happens, a step is over soon.
 */

import type { Tag } from './tag';

/** The manner of a way: along the ring, down a chute, through the air; into nothing, apart, or down a hole. */
export type Manner = 'walk' | 'fall' | 'fly' | 'vanish' | 'burst' | 'swallow';

/** A motion of a piece at its place. */
export type Gesture = 'bump' | 'shake' | 'flip' | 'lift' | 'stand';

/**
 * Places are tags of pieces and anchors; of several the first that is there. A piece that is on the board at the end
 * makes its last way to its own place, whatever `to` says.
 */
export type Effect =
  | {
      do: 'move';
      /** Its tag, or that of a heap of cubes. */
      piece: Tag;
      /** Whether a cube comes to the heap or leaves it. */
      heap?: 'in' | 'out';
      /** The stand-in for a piece that is on the board neither before nor at the end, as in `data-prop`. */
      prop?: string | undefined;
      from?: Tag[] | undefined;
      via?: Tag[];
      to?: Tag[];
      manner: Manner;
    }
  | { do: 'gesture'; at: Tag[]; gesture: Gesture }
  | { do: 'burst' | 'swirl' | 'sweep' | 'stamp'; at: Tag[]; sign?: string }
  | { do: 'riffle'; from: Tag[]; to: Tag[] }
  | { do: 'banner'; at: Tag[]; text: string }
  | { do: 'turn' };

/** The effects of one event: `lead` beats later the next one begins. */
export interface Part {
  lead: number;
  length: number;
  effects: Effect[];
}

export interface Cue {
  start: number;
  length: number;
  effect: Effect;
}

/** A sentence that is said from a moment on. */
export interface Line {
  start: number;
  text: string;
}

export interface Score {
  cues: Cue[];
  lines: Line[];
  /** Beats until everything is over. */
  span: number;
}

/** About two seconds and a half at the usual pace. */
export const LONGEST = 9;

/** Puts parts one after the other; if that takes too long, all of them go faster. `said` is a sentence for each. */
export function inTime(parts: Part[], said: string[] = [], longest = LONGEST): Score {
  const cues: Cue[] = [];
  const lines: Line[] = [];
  let start = 0;
  let span = 0;
  parts.forEach(({ lead, length, effects }, i) => {
    for (const effect of effects) cues.push({ start, length, effect });
    if (said[i]) lines.push({ start, text: said[i] });
    if (effects.length > 0) span = Math.max(span, start + length);
    start += lead;
  });
  const factor = span > longest ? longest / span : 1;
  return {
    cues: cues.map((cue) => ({
      ...cue,
      start: cue.start * factor,
      length: cue.length * factor,
    })),
    lines: lines.map((line) => ({ ...line, start: line.start * factor })),
    span: span * factor,
  };
}
