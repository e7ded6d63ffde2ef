/**
 * A score: what is seen of the events of a step, and when.
 *
 * A board says for each event which parts are played; here they are put in time. Times are in beats, of which the
 * reader's pace makes milliseconds. However much happens, a step is over soon.
 */

/** How a piece goes: along the ring, down a chute, through the air; into nothing, apart, or down a hole. */
export type Manner = 'walk' | 'fall' | 'fly' | 'vanish' | 'burst' | 'swallow';

/** What a piece does where it is. */
export type Gesture = 'bump' | 'shake' | 'flip' | 'lift' | 'stand';

/**
 * Places are names of pieces and anchors; of several the first that is there. A piece that is on the board at the end
 * makes its last way to its own place, whatever `to` says.
 */
export type Effect =
  | {
      do: 'move';
      /** Its name, or that of a heap of cubes: `rift-dawn#`. */
      piece: string;
      /** Whether a cube comes to the heap or leaves it. */
      heap?: 'in' | 'out';
      from?: string[];
      via?: string[];
      to?: string[];
      manner: Manner;
    }
  | { do: 'gesture'; at: string[]; gesture: Gesture }
  | { do: 'burst' | 'swirl' | 'sweep' | 'stamp'; at: string[]; sign?: string }
  | { do: 'riffle'; from: string[]; to: string[] }
  | { do: 'banner'; at: string[]; text: string }
  | { do: 'turn' };

/** What is seen of one event: `lead` beats later the next one begins. */
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
