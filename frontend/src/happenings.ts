/** What led to a view: the events of its step, for whoever shows how things move. */

import type { Happening, SeatView } from './wire';

/** A view is forgotten with its last reader, and so is this. */
const led = new WeakMap<SeatView, Happening[]>();

export function noteHappenings(views: SeatView[], happened: Happening[]): void {
  for (const view of views) led.set(view, happened);
}

/** In their order; none, if the view came with a snapshot. */
export function ledTo(view: SeatView): Happening[] {
  return led.get(view) ?? [];
}
