/**
 * Shows what happened one step after the other, so that the turns of others can be watched.
 *
 * Steps may come faster than they can be seen. They wait in a row, and the longer the row the faster it moves; who
 * does not want to wait skips to the end.
 */

const HURRY = 4; // so many waiting steps are shown in a third of the time

export class Pacing<Step> {
  shown = $state.raw<Step>() as Step;
  waiting = $state.raw<Step[]>([]);
  /** The factor by which it is faster than usual. */
  speed = 1;
  #beat: (step: Step) => number;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `beat` is how many milliseconds a step needs to be seen; 0 shows it at once. */
  constructor(first: Step, beat: (step: Step) => number) {
    this.shown = first;
    this.#beat = beat;
  }

  push(step: Step): void {
    if (step === this.shown || step === this.waiting.at(-1)) return;
    if (this.#beat(step) <= 0) {
      this.waiting = [step];
      this.skip();
    } else if (this.#timer === undefined) this.#show(step);
    else this.waiting = [...this.waiting, step];
  }

  /** To the last step at once. */
  skip(): void {
    this.stop();
    this.shown = this.waiting.at(-1) ?? this.shown;
    this.waiting = [];
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #show(step: Step): void {
    this.speed = this.waiting.length >= HURRY ? 3 : 1;
    this.shown = step;
    this.#timer = setTimeout(() => this.#next(), this.#beat(step) / this.speed);
  }

  #next(): void {
    this.#timer = undefined;
    const [next, ...rest] = this.waiting;
    if (next === undefined) return;
    this.waiting = rest;
    this.#show(next);
  }
}
