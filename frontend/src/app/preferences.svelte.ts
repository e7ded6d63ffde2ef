/** The reader’s preferences for looks and motion. */

import { keep, kept } from './storage';

export type Theme = 'system' | 'light' | 'dark';
export type Motion = 'system' | 'full' | 'reduced';
/** A game's own board, or the generic table. */
export type Surface = 'drawn' | 'plain';
/** The speed of motion: a factor of all durations. */
export type Pace = 'slow' | 'usual' | 'fast';

const BEAT = 280;
const FACTOR: Record<Pace, number> = { slow: 2, usual: 1, fast: 0.5 };

class Preferences {
  theme = $state<Theme>((kept('theme') as Theme | null) ?? 'system');
  motion = $state<Motion>((kept('motion') as Motion | null) ?? 'system');
  board = $state<Surface>(kept('board') === 'plain' ? 'plain' : 'drawn');
  pace = $state<Pace>((kept('pace') as Pace | null) ?? 'usual');
  /** Whether a number key chooses the option with that number. */
  digits = $state(kept('digits') !== 'no');
  /** Whether every choice asks for a second word; on a phone nothing can be pointed at first. */
  confirm = $state(kept('confirm') === 'yes');

  constructor() {
    this.#show();
  }

  setDigits(digits: boolean): void {
    this.digits = digits;
    keep('digits', digits ? 'yes' : 'no');
  }

  setConfirm(confirm: boolean): void {
    this.confirm = confirm;
    keep('confirm', confirm ? 'yes' : 'no');
  }

  setBoard(board: Surface): void {
    this.board = board;
    keep('board', board);
  }

  setPace(pace: Pace): void {
    this.pace = pace;
    keep('pace', pace);
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    keep('theme', theme);
    this.#show();
  }

  setMotion(motion: Motion): void {
    this.motion = motion;
    keep('motion', motion);
    this.#show();
  }

  /** Milliseconds that a piece takes to move. */
  get duration(): number {
    const full = BEAT * (FACTOR[this.pace] ?? 1);
    if (this.motion === 'full') return full;
    if (this.motion === 'reduced') return 0;
    return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : full;
  }

  #show(): void {
    document.documentElement.dataset['theme'] = this.theme;
    document.documentElement.dataset['motion'] = this.motion;
  }
}

export const preferences = new Preferences();
