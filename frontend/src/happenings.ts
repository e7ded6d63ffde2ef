/** What led to a view: the events of its step, for whoever shows how things move. */

import type { Happening, LogLine, SeatView } from './wire';

interface Step {
  happened: Happening[];
  entry: LogLine[];
}

/** A view is forgotten with its last reader, and so is this. */
const led = new WeakMap<SeatView, Step>();

export function noteHappenings(
  views: SeatView[],
  happened: Happening[],
  entry: LogLine[] = [],
): void {
  for (const view of views) led.set(view, { happened, entry });
}

/** In their order; none, if the view came with a snapshot. */
export function ledTo(view: SeatView): Happening[] {
  return led.get(view)?.happened ?? [];
}

/** Whether the seat that looks at it made the choice. */
export function isOwn(view: SeatView): boolean {
  return (
    led.get(view)?.entry.some((line) => line.seat !== null && line.seat === view.seat) ?? false
  );
}

/**
 * The sentence of each event that led to a view; empty where the one before or after it says enough.
 *
 * The log tells repeated sentences once, and choices that nobody had only where nothing came of them. If events and
 * sentences do not match, there are none: better no caption than a wrong one.
 */
export function saidOf(view: SeatView): string[] {
  const { happened, entry } = led.get(view) ?? { happened: [], entry: [] };
  const sentences = entry.flatMap((line) => (line.kind === 'choice' ? line.sentences : []));
  const says = happened.map((one, i) => {
    if (one.kind === 'forced') return i === happened.length - 1;
    const said = happened.slice(0, i).findLast((other) => other.kind !== 'forced');
    return JSON.stringify(one) !== JSON.stringify(said);
  });
  if (says.filter(Boolean).length !== sentences.length) return [];
  let next = 0;
  return says.map((is) => (is ? (sentences[next++] ?? '') : ''));
}
