/** The events that led to a view, for boards that show motion. */

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
