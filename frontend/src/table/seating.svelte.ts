/** Who is at this screen: one person in one seat, in several, or several people in turn. */

import type { TableStore } from '../store.svelte';
import type { SeatView } from '../wire';

export class Seating {
  #store: TableStore;
  /** The seat that was asked for; null follows whoever must choose. */
  wanted = $state<number | null>(null);
  /** The seat that has last said "it is me". */
  handed = $state<number | null>(null);

  constructor(store: TableStore) {
    this.#store = store;
  }

  mine = $derived.by(() =>
    this.#store.seats.flatMap((view) => (view.seat === null ? [] : [view.seat])),
  );

  /** The seat at the screen: the one asked for, or whose turn it is, or the first. */
  view = $derived.by((): SeatView | null => {
    const seats = this.#store.seats;
    return (
      seats.find((one) => one.seat === this.wanted) ??
      seats.find((one) => one.options.length > 0) ??
      seats[0] ??
      null
    );
  });

  isOver = $derived.by(() => !!this.view?.outcome);

  /** Several people at one screen with secrets from each other: the next one takes it first. */
  isCovered = $derived.by(() => {
    const view = this.view;
    if (this.mine.length < 2 || view === null || this.isOver) return false;
    return view.seat !== this.handed && this.#haveSecrets();
  });

  #haveSecrets(): boolean {
    const [first, ...rest] = this.#store.seats.map((one) => JSON.stringify(one.zones));
    return rest.some((other) => other !== first);
  }
}
