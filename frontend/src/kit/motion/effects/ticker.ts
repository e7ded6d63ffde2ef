/**
 * The motion in words: the last sentences, each pushed up by the next one.
 *
 * If much happens at once some are left out: nobody could read them, and the log has them all.
 */

import type { Place } from '../motion';
import type { Line, Score } from '../score';
import type { Stage } from '../stage';
import { wrapped } from './sign';

const SHOWN = 3;
const COME = 0.4; // beats in which a sentence comes or moves up
const APART = 1.2; // beats between two sentences: with SHOWN at a time each can be read
const STAY = 2; // beats that the last one is still to be read

export function ticker(
  stage: Stage,
  place: Place,
  { lines: all, span }: Score,
  beat: number,
  at: (start: number, act: (passed: number) => void) => void,
): void {
  const lines = readable(all);
  const end = span + STAY;
  lines.forEach(({ start, text }, i) => {
    const pushes = lines.slice(i + 1, i + 1 + SHOWN).map((line) => line.start);
    const last = pushes[SHOWN - 1] ?? end;
    const over = Math.max(last, start) + COME;
    const pose = (time: number, up: number, opacity: number): Keyframe => ({
      offset: Math.min(1, (time - start) / (over - start)),
      transform: `translateY(${-up * 100}%)`,
      opacity,
    });
    const frames = [pose(start, -0.6, 0), pose(Math.min(start + COME, over), 0, 1)];
    pushes.forEach((push, n) => {
      const opacity = n + 1 === SHOWN ? 0 : 1 - 0.2 * (n + 1);
      frames.push(pose(push, n, 1 - 0.2 * n), pose(push + COME, n + 1, opacity));
    });
    frames.push(pose(over, pushes.length, 0));
    const duration = (over - start) * beat;
    at(start, (passed) => {
      const delay = start * beat - passed;
      stage.show(wrapped('caption', text), place, frames, { delay, duration });
    });
  });
}

/** Those that have the time to be read. */
export function readable(lines: Line[]): Line[] {
  let free = 0;
  return lines.filter(({ start }) => {
    if (start < free) return false;
    free = start + APART;
    return true;
  });
}
