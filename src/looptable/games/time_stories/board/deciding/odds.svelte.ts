/** The odds of what agents could do, asked of the server once for each question of a view. */

import { api } from '@/net/api';
import type { ForesightInfo, OddsInfo, SeatView } from '@/net/wire';
import type { Planned } from './planning.svelte';

export class DeedOdds {
  #table: string;
  #known = $state.raw<{ view: SeatView | null; found: Record<string, ForesightInfo[]> }>({
    view: null,
    found: {},
  });
  #asked: string[] = [];

  constructor(table: string) {
    this.#table = table;
  }

  /** The odds of an option, as far as they are known. */
  of(view: SeatView, planned: Planned, key: string): OddsInfo[] {
    const known = this.#known.view === view ? this.#known.found[nameOf(planned)] : undefined;
    return known?.find((one) => one.key === key)?.odds ?? [];
  }

  /** Has the server tell the odds of an agent's options; an answer that comes late is for nobody. */
  async wonder(view: SeatView, planned: Planned): Promise<void> {
    if (this.#known.view !== view) {
      this.#known = { view, found: {} };
      this.#asked = [];
    }
    const name = nameOf(planned);
    if (this.#asked.includes(name)) return;
    this.#asked.push(name);
    try {
      const told = await api.foresight(this.#table, planned.seat, planned.after);
      if (this.#known.view !== view) return;
      this.#known = { view, found: { ...this.#known.found, [name]: told } };
    } catch {
      // One can choose without it; the next view asks again.
    }
  }
}

const nameOf = (planned: Planned): string => `${planned.seat} ${planned.agent}`;
