/** Plays casts one after the other, act by act, no faster than one can follow and no longer than one likes. */

import type { Act, Cast } from './casts';

// In beats: how long each thing is watched.
const LANDING = 3.4;
const NEXT_DIE = 0.45;
const TIMES: Record<Act['do'], number> = { turn: 2.6, break: 1.7, strike: 3, pass: 3, tell: 1.2 };
const REST = 6;
const FADE = 1.5;
/** Without motion the result is there at once, and stays for this many milliseconds. */
const STILL = 6000;

export class Play {
  /** The cast on the tray, and how many of its acts are done; -1 while the dice tumble. */
  cast = $state.raw<Cast | null>(null);
  done = $state(0);
  /** Everything of the cast has been shown. */
  isSettled = $state(false);
  isFading = $state(false);
  /** Which roll of how many; one may be shown in parts, before and after a question. */
  place = $state(0);
  all = $state(0);
  #queue = $state.raw<Cast[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #beat: () => number;

  /** `beat` is how many milliseconds one beat has; 0 shows results only. */
  constructor(beat: () => number) {
    this.#beat = beat;
  }

  get isPlaying(): boolean {
    return this.cast !== null && !this.isSettled;
  }

  /** Nothing waits behind the cast on the tray. */
  get isLast(): boolean {
    return this.#queue.length === 0;
  }

  /** More to show; `isOwn`: the reader has answered, and does not want to see what is left of earlier rolls. */
  push(casts: Cast[], isOwn: boolean): void {
    if (casts.length === 0) return;
    const isIdle = this.cast === null || this.isFading || !(this.isPlaying || this.#queue.length);
    const rolls = casts.filter(({ isLying }) => !isLying).length;
    if (isOwn || isIdle) {
      this.place = 0;
      this.all = rolls;
      this.#queue = casts;
      this.#begin();
    } else {
      this.all += rolls;
      this.#queue = [...this.#queue, ...casts];
    }
  }

  /** To the end of the last cast; from there away. */
  skip(): void {
    const last = this.#queue.at(-1);
    if (last) {
      this.cast = last;
      this.place = this.all;
    }
    if (this.cast === null) return;
    const isOver = last === undefined && this.isSettled;
    this.#queue = [];
    this.done = this.cast.acts.length;
    if (isOver) this.close();
    else this.#settle();
  }

  close(): void {
    this.stop();
    this.#queue = [];
    this.cast = null;
    this.isFading = this.isSettled = false;
    this.place = this.all = 0;
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #begin(): void {
    const [next, ...rest] = this.#queue;
    if (!next) return;
    this.#queue = rest;
    const beat = this.#beat();
    this.isFading = this.isSettled = false;
    this.cast = next;
    if (!next.isLying) this.place += 1;
    if (beat <= 0) {
      this.done = next.acts.length;
      this.#settle();
    } else if (next.isLying) {
      this.done = 0;
      this.#after(beat, () => this.#act());
    } else {
      this.done = -1;
      this.#after(beat * (LANDING + NEXT_DIE * next.faces.length), () => {
        this.done = 0;
        this.#act();
      });
    }
  }

  #act(): void {
    const act = this.cast?.acts[this.done];
    if (!act) {
      this.#settle();
      return;
    }
    this.done += 1;
    this.#after(this.#beat() * TIMES[act.do], () => this.#act());
  }

  #settle(): void {
    this.isSettled = true;
    const beat = this.#beat();
    if (this.#queue.length > 0) this.#after(beat > 0 ? beat * 2 : STILL / 3, () => this.#begin());
    else if (this.cast?.isOpen) this.stop();
    else
      this.#after(beat > 0 ? beat * REST : STILL, () => {
        this.isFading = true;
        this.#after(beat * FADE, () => this.close());
      });
  }

  #after(milliseconds: number, act: () => void): void {
    this.stop();
    this.#timer = setTimeout(act, milliseconds);
  }
}
