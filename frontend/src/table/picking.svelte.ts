/**
 * The answer that is being given: which option is pointed at, which must be confirmed, which of
 * several a click on the table could have meant. Holds no rule: it only knows options and targets.
 */

import { getContext, setContext } from 'svelte';

import { sayWord } from '../language.svelte';
import { reach, type Reach } from '../targets';
import type { SeatView, WireOption } from '../wire';

const NOTHING: Reach = { options: new Map(), lights: new Map() };

export class Picking {
  #view: () => SeatView | null;
  #busy: () => boolean;
  #send: (seat: number, key: string) => void;

  /** The option under the mouse or the focus: its targets light up. */
  pointed = $state.raw<WireOption | null>(null);
  /** Chosen, but it has warnings: it waits for a second word. */
  armed = $state.raw<WireOption | null>(null);
  /** A thing on the table stands for several options: only these are listed. */
  narrowed = $state.raw<WireOption[] | null>(null);
  /** The last choice was made here, so the next question should find the reader. */
  answered = $state(false);

  constructor(
    view: () => SeatView | null,
    busy: () => boolean,
    send: (seat: number, key: string) => void,
  ) {
    this.#view = view;
    this.#busy = busy;
    this.#send = send;
  }

  all = $derived.by(() => this.#view()?.options ?? []);
  listed = $derived.by(() => this.narrowed ?? this.all);
  busy = $derived.by(() => this.#busy());
  #reach = $derived.by(() => {
    const view = this.#view();
    return view === null || this.busy ? NOTHING : reach(view.zones, view.options);
  });

  optionsAt(id: string): WireOption[] {
    return this.#reach.options.get(id) ?? [];
  }

  isLit(id: string): boolean {
    const option = this.armed ?? this.pointed;
    return option !== null && (this.#reach.lights.get(option.key)?.has(id) ?? false);
  }

  word(id: string): string {
    return this.#view()?.words?.[id] ?? sayWord('word', id);
  }

  /** A click on a piece or zone. */
  press(id: string): void {
    const options = this.optionsAt(id);
    const only = options.length === 1 ? options[0] : undefined;
    if (only) this.pick(only);
    else if (options.length > 1) {
      this.armed = null;
      this.narrowed = options;
    }
  }

  pick(option: WireOption): void {
    if (this.busy) return;
    if (option.warnings.length > 0 && this.armed?.key !== option.key) this.armed = option;
    else this.confirm(option);
  }

  confirm(option: WireOption): void {
    const seat = this.#view()?.seat;
    if (seat === undefined || seat === null || this.busy) return;
    this.clear();
    this.answered = true;
    this.#send(seat, option.key);
  }

  clear(): void {
    this.pointed = this.armed = this.narrowed = null;
  }
}

const CONTEXT = Symbol('picking');

export function providePicking(picking: Picking): Picking {
  return setContext(CONTEXT, picking);
}

export function usePicking(): Picking {
  return getContext<Picking>(CONTEXT);
}
