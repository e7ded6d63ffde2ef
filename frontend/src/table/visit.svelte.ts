/** One visit to one table: coming, asking for a hint, playing again, leaving. */

import { getContext, setContext } from 'svelte';

import { api, nonce } from '../net/api';
import { asking } from '../app/asking.svelte';
import { language, say } from '../app/language.svelte';
import { openSocket } from '../net/socket';
import { router } from '../app/router.svelte';
import { session } from '../app/session.svelte';
import { TableStore } from '../net/store.svelte';
import type { HintInfo, SeatBody, SeatInfo, SeatView } from '../net/wire';
import { personName } from './seats/names';
import { Seating } from './seats/seating.svelte';

export class Visit {
  readonly store: TableStore;
  readonly seating: Seating;
  /** Why the last thing that was asked for was not done. */
  trouble = $state.raw<unknown>(null);
  #advice = $state.raw<{ view: SeatView; hints: HintInfo[] } | null>(null);

  constructor(
    readonly id: string,
    private readonly invite: string | null,
  ) {
    this.store = new TableStore(openSocket(id, invite), language.current);
    this.seating = new Seating(this.store);
  }

  /** Advice about the question on the screen; what was said about another one is for nobody. */
  hints = $derived.by(() =>
    this.#advice !== null && this.#advice.view === this.seating.view ? this.#advice.hints : [],
  );

  /** First who is asking: the answer brings the cookie that the socket is opened with. */
  async come(): Promise<void> {
    await this.#attempt(async () => {
      if (session.me === null) await session.load();
      await this.#refresh();
      if (this.invite !== null) await this.#joinByLink();
      this.store.connect();
    });
  }

  async join(seat: number): Promise<void> {
    await this.#attempt(() => this.#sit(seat));
  }

  async refresh(): Promise<void> {
    await this.#attempt(() => this.#refresh());
  }

  async setSeat(seat: number, body: SeatBody): Promise<void> {
    await this.#attempt(() => api.setSeat(this.id, seat, body));
  }

  /** Hands a seat to a bot for a while, or takes it back. */
  async lead(seat: number, bot: string | null): Promise<void> {
    await this.#attempt(() => api.lead(this.id, seat, bot));
  }

  /** Tells a companion what to do. */
  async wish(seat: number, about: string, key: string): Promise<void> {
    await this.#attempt(() => api.wish(this.id, seat, { about, key }));
  }

  /** Opens a seat that somebody has, if that is really meant. */
  async remove(seat: SeatInfo): Promise<void> {
    const name = personName(seat);
    const question = {
      title: say('sure.remove', { name }),
      text: seat.kind === 'bot' ? say('sure.remove-bot') : say('sure.remove-guest', { name }),
      action: say('seat.remove'),
    };
    if (await asking.sure(question)) await this.setSeat(seat.seat, { kind: 'open' });
  }

  async start(): Promise<void> {
    await this.#attempt(() => api.start(this.id));
  }

  /** The lines of the log before those that are here. */
  async lookBack(): Promise<void> {
    const before = this.store.log[0]?.version;
    if (before === undefined) return;
    await this.#attempt(async () => {
      const page = await api.log(this.id, before, this.invite);
      // In the meantime an undo may have brought all lines anew.
      if (this.store.log[0]?.version !== before) return;
      this.store.take(page.lines);
      this.store.earlier = page.earlier;
    });
  }

  /** All notes: some may stand in older lines of the log than those that are here. */
  async readNotes(): Promise<void> {
    await this.#attempt(async () => this.store.hear(await api.notes(this.id, this.invite)));
  }

  async advise(): Promise<void> {
    const view = this.seating.view;
    if (view === null || view.seat === null) return;
    const seat = view.seat;
    await this.#attempt(async () => {
      const hints = await api.hint(this.id, seat);
      this.#advice = { view, hints };
    });
  }

  async rematch(): Promise<void> {
    await this.#attempt(async () => {
      const next = await api.rematch(this.id);
      router.go({ page: 'table', id: next.id, invite: null });
    });
  }

  async leave(): Promise<void> {
    const question = { title: say('table.leave-sure'), action: say('table.leave') };
    if (!(await asking.sure(question))) return;
    await this.#attempt(async () => {
      await api.leave(this.id);
      router.go({ page: 'tables' });
    });
  }

  async #attempt(what: () => Promise<unknown>): Promise<void> {
    try {
      await what();
      this.trouble = null;
    } catch (refusal) {
      this.trouble = refusal;
    }
  }

  async #refresh(): Promise<void> {
    this.store.table = await api.table(this.id, this.invite);
  }

  async #sit(seat: number | null): Promise<void> {
    const wish = { seat, invite: this.invite, nonce: nonce() };
    this.store.table = await api.join(this.id, wish);
  }

  /** Takes a free seat; where there is none, the link lets its owner watch. */
  async #joinByLink(): Promise<void> {
    const seats = this.store.table?.seats ?? [];
    if (!seats.some((seat) => seat.me)) {
      if (!seats.some((seat) => seat.may.includes('join'))) return;
      await this.#sit(null);
    }
    // The secret has done its work; it need not stay in the address.
    router.go({ page: 'table', id: this.id, invite: null }, true);
  }
}

const CONTEXT = Symbol('visit');

export function provideVisit(visit: Visit): Visit {
  return setContext(CONTEXT, visit);
}

/** The visit, for parts of a board that need more than a view: notes, pages turned together, the table's id. */
export function useVisit(): Visit | undefined {
  return getContext<Visit | undefined>(CONTEXT);
}
