/** Whether somebody's wish to undo waits for an answer of mine. */

import type { LogLine } from '../wire';

/** The line of the wish, or null. A wish is over when something was chosen or undone after it. */
export function openWish(log: LogLine[], mine: number[]): LogLine | null {
  const wish = log.findLast((line) => line.kind === 'ask');
  if (!wish || (wish.seat !== null && mine.includes(wish.seat))) return null;
  const later = log.filter((line) => line.version > wish.version);
  if (later.some((line) => line.kind === 'choice' || line.kind === 'undo')) return null;
  const answers = later.filter((line) => line.kind === 'agree' && line.ask === wish.version);
  const isAnswered = answers.some((line) => line.seat !== null && mine.includes(line.seat));
  return isAnswered ? null : wish;
}
