/** What is being shown, in words: the last sentences, each pushed up by the next one. */

import type { Place } from '../motion';
import type { Score } from '../score';
import type { Stage } from '../stage';
import { wrapped } from './sign';

const SHOWN = 3;
const COME = 0.4; // beats in which a sentence comes or moves up
const STAY = 2; // beats that the last one is still to be read

export function ticker(
  stage: Stage,
  place: Place,
  { lines, span }: Score,
  beat: number,
  at: (start: number, act: (passed: number) => void) => void,
): void {
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
      const now = Math.max(push, start + COME * (n + 1));
      const opacity = n + 1 === SHOWN ? 0 : 1 - 0.2 * (n + 1);
      frames.push(pose(now, n, 1 - 0.2 * n), pose(now + COME, n + 1, opacity));
    });
    const height = pushes.length;
    frames.push(pose(over, Math.min(height, SHOWN), 0));
    inOrder(frames);
    const duration = (over - start) * beat;
    at(start, (passed) => {
      const delay = start * beat - passed;
      stage.show(wrapped('caption', text), place, frames, { delay, duration });
    });
  });
}

/** Sentences that come at once have no time between; what is late is moved on. */
function inOrder(frames: Keyframe[]): void {
  let least = 0;
  for (const frame of frames) {
    least = Math.max(least, frame.offset ?? 0);
    frame.offset = Math.min(1, least);
  }
}
