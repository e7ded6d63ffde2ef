/** One visit to one table: coming, asking for a hint, playing again, leaving. */

import { api, nonce } from '../net/api';
import { language, say } from '../app/language.svelte';
import { openSocket } from '../net/socket';
import { router } from '../app/router.svelte';
import { session } from '../app/session.svelte';
import { TableStore } from '../net/store.svelte';
import type { HintInfo, SeatBody, SeatView } from '../net/wire';
import { Seating } from './seating.svelte';

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

  async start(): Promise<void> {
    await this.#attempt(() => api.start(this.id));
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
    if (!confirm(say('table.leave-sure'))) return;
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
      if (!seats.some((seat) => seat.kind === 'open')) return;
      await this.#sit(null);
    }
    // The secret has done its work; it need not stay in the address.
    router.go({ page: 'table', id: this.id, invite: null }, true);
  }
}
