/**
 * Parts of a board take a new step one after the other, each in a task of its own: all at once would be longer than
 * a frame.
 */

interface Scheduler {
  postTask: (act: () => void, options: { priority: 'user-blocking' }) => Promise<void>;
}

/** Before the next frame is drawn, where the browser can say so: nobody sees half of a step. */
function soon(act: () => void): void {
  const { scheduler } = globalThis as { scheduler?: Scheduler };
  if (scheduler) void scheduler.postTask(act, { priority: 'user-blocking' });
  else setTimeout(act);
}

class Part<Step> {
  shown = $state.raw<Step>() as Step;

  constructor(first: Step) {
    this.shown = first;
  }
}

export class Relay<Step> {
  readonly #parts: Part<Step>[];
  #latest: Step;

  constructor(first: Step, parts: number) {
    this.#latest = first;
    this.#parts = Array.from({ length: parts }, () => new Part(first));
  }

  /** The value that a part shows. */
  at(part: number): Step {
    return this.#parts[part]?.shown ?? this.#latest;
  }

  /** Passes a step on to all parts; `done` is called when the last one has it, unless another step came before. */
  pass(step: Step, done: () => void): void {
    this.#latest = step;
    this.#hand(step, 0, done);
  }

  #hand(step: Step, to: number, done: () => void): void {
    const part = this.#parts[to];
    if (part === undefined) done();
    else if (part.shown === step) this.#hand(step, to + 1, done);
    else
      soon(() => {
        if (step !== this.#latest) return;
        part.shown = step;
        this.#hand(step, to + 1, done);
      });
  }
}
