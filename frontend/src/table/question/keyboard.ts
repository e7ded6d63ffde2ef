/** Playing by keyboard: arrows walk over options or over things on the table, numbers choose. */

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };
const TYPING = 'input, textarea, select';
/** Options, and what a board has beside them: to confirm a plan, to do one thing with everybody. */
const OPTIONS = '[data-option], [data-step]';

/** Moves the focus along the list that holds it; without one, to the first option. */
export function walk(event: KeyboardEvent, root: HTMLElement): void {
  const step = STEPS[event.key];
  const focused = document.activeElement;
  if (step === undefined || !(focused instanceof HTMLElement) || focused.matches(TYPING)) return;
  const list = focused.matches('[data-target]') ? '[data-target]' : OPTIONS;
  // Elsewhere arrows scroll, as everywhere.
  const isOurs = focused.matches(`[data-target], ${OPTIONS}, [data-options], body`);
  const items = [...root.querySelectorAll<HTMLElement>(list)].filter(
    (item) => !item.closest('[inert]') && !item.matches(':disabled'),
  );
  if (!isOurs || items.length === 0) return;
  const here = items.indexOf(focused);
  const next = here < 0 ? (step > 0 ? 0 : items.length - 1) : here + step;
  items[(next + items.length) % items.length]?.focus();
  event.preventDefault();
}

/** Collects digits to a number: with twenty options, 1 may be the beginning of 12. */
export class Digits {
  #typed = '';
  #last = 0;

  /** The place of an option (from 1) and whether no longer number is possible; null: not a digit. */
  type(event: KeyboardEvent, count: number): { place: number; sure: boolean } | null {
    if (event.ctrlKey || event.metaKey || event.altKey || !/^[0-9]$/.test(event.key)) return null;
    if (event.target instanceof Element && event.target.matches(TYPING)) return null;
    if (event.timeStamp - this.#last > 1200) this.#typed = '';
    this.#last = event.timeStamp;
    this.#typed += event.key;
    let place = Number(this.#typed);
    if (place > count) {
      this.#typed = event.key;
      place = Number(event.key);
    }
    if (place < 1 || place > count) return null;
    const sure = place * 10 > count;
    if (sure) this.#typed = '';
    return { place, sure };
  }
}
