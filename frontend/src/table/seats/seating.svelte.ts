/** The people at this screen: one person in one seat, in several, or several people in turn. */

import { say } from '../../app/language.svelte';
import type { TableStore } from '../../net/store.svelte';
import { heardBy } from '../../net/log';
import type { LogLine, SeatView } from '../../net/wire';
import { seatLetter } from './names';

/** One's own choice of which nothing is heard yet: what is secret about it, the zones show. */
function isEcho(line: LogLine, seat: string): boolean {
  return line.sentences.length === 0 && Number(seat) === line.seat;
}

function isPrivate(line: LogLine): boolean {
  return Object.keys(line.asides).some((seat) => !isEcho(line, seat));
}

export class Seating {
  #store: TableStore;
  /** The seat that was asked for; null follows whoever must choose. */
  wanted = $state<number | null>(null);
  /** The seat that has last said "it is me", or chosen here. */
  handed = $state<number | null>(null);

  constructor(store: TableStore) {
    this.#store = store;
  }

  mine = $derived.by(() =>
    this.#store.seats.flatMap((view) => (view.seat === null ? [] : [view.seat])),
  );

  /** The seat at the screen: the one asked for, or whose turn it is, or who has it already. */
  view = $derived.by((): SeatView | null => {
    const seats = this.#store.seats;
    const asked = seats.filter((one) => one.options.length > 0);
    const isHere = (one: SeatView): boolean => one.seat === this.handed;
    return (
      seats.find((one) => one.seat === this.wanted) ??
      asked.find(isHere) ??
      asked[0] ??
      seats.find(isHere) ??
      seats[0] ??
      null
    );
  });

  /** Several people share this screen, and may have secrets from each other; else all its seats are one person's. */
  #isShared = $derived.by(
    () => this.#store.table?.seats.some((seat) => seat.kind === 'hot') ?? false,
  );

  /** The views that the person at the screen may look at together, that of the seat at the screen first. */
  views = $derived.by((): SeatView[] => {
    const view = this.view;
    if (view === null) return [];
    const others = this.#isShared ? [] : this.#store.seats.filter((one) => one !== view);
    return [view, ...others.filter((one) => one.seat !== null)];
  });

  /** One person looks at several seats at once, on a board that shows them together. */
  isTogether = $derived.by(
    () => this.views.length > 1 && this.views.some((one) => one.ahead.length > 0),
  );

  isOver = $derived.by(() => !!this.view?.outcome);

  /** Several people at one screen with secrets from each other: the next one takes it first. */
  isCovered = $derived.by(() => {
    const view = this.view;
    if (this.mine.length < 2 || view === null || this.isOver || !this.#isShared) return false;
    return view.seat !== this.handed && this.#haveSecrets();
  });

  /** Nothing is secret, so the screen simply went on to another seat, which has not chosen yet. */
  isNext = $derived.by(() => {
    const view = this.view;
    if (this.mine.length < 2 || view === null || this.isOver || this.isCovered) return false;
    return this.handed !== null && view.seat !== this.handed && view.options.length > 0;
  });

  /** The name of the seat at the screen: that of its first place on the table. */
  called = $derived.by(() => {
    const seat = this.view?.seat ?? 0;
    const own = this.view?.zones.find((zone) => zone.owner === seat);
    return own?.name ?? say('seat.nameless', { letter: seatLetter(seat) });
  });

  /** The seat that reads the screen; none while it is being handed over. */
  reader = $derived.by(() => (this.isCovered ? null : (this.view?.seat ?? null)));
  log = $derived.by(() => heardBy(this.reader, this.#store.log));
  news = $derived.by(() => heardBy(this.reader, this.#store.news));

  /** This seat has the screen now; the next question finds whoever is asked. */
  chose(seat: number): void {
    this.handed = seat;
    this.wanted = null;
  }

  #haveSecrets(): boolean {
    if (this.#store.log.some(isPrivate)) return true;
    const [first, ...rest] = this.#store.seats.map((one) => JSON.stringify(one.zones));
    return rest.some((other) => other !== first);
  }
}
