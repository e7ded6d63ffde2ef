/** The log of a table. */

import type { LogLine } from './wire';

/** Old lines and new ones: what is told again (in another language, or folded) replaces itself. */
export function merged(old: LogLine[], fresh: LogLine[]): LogLine[] {
  const lines = new Map(old.map((line) => [line.version, line]));
  for (const line of fresh) lines.set(line.version, line);
  return [...lines.values()].sort((one, other) => one.version - other.version);
}

/** The log as one seat hears it: with its own asides, and nobody else's. */
export function heardBy(seat: number | null, log: LogLine[]): LogLine[] {
  return log.map((line) => {
    const aside = line.asides[String(seat)];
    return aside ? { ...line, sentences: aside } : line;
  });
}
