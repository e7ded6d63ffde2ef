/** Shows on the board what led to each view, once, and no longer than the reader likes. */

import { isOwn, ledTo } from '@/net/events';
import type { Memory } from '@/kit/motion/motion';
import { perform } from '@/kit/motion/perform';
import type { Score } from '@/kit/motion/score';
import { Stage } from '@/kit/motion/stage';
import { preferences } from '@/app/preferences.svelte';
import type { Happening, SeatView } from '@/net/wire';
import { compose, NOBODY } from './choreography';
import { settingOf } from '../situation';

// In beats: what a step without motion needs, and what comes on top; from how many on it may be skipped.
const LEAST = 1;
const REST = 0.8;
const LONG = 4;
/** From so many events on, what one did oneself is told, too. */
const TELLING = 4;

/** Milliseconds in which a step can be watched. */
export function need(step: SeatView): number {
  const { span } = compose(ledTo(step), NOBODY);
  return preferences.duration * (Math.max(span, LEAST) + REST);
}

/** Milliseconds until a step comes to the next turn, and the last cards are where they belong; 0 if it does not. */
export function untilTurn(step: SeatView): number {
  const turn = compose(ledTo(step), NOBODY).cues.find(({ effect }) => effect.do === 'banner');
  return turn ? (turn.start + LEAST) * preferences.duration : 0;
}

export class Show {
  /** It takes so long that one may want to skip it. */
  isLong = $state(false);
  #stage: Stage | null = null;
  #earlier: SeatView | null = null;
  /** The views of several seats come of the same events. */
  #played: Happening[] = [];
  #skipped: SeatView | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The score of a step; null if there is nothing to be watched. */
  next(step: SeatView): Score | null {
    const happened = ledTo(step);
    const isNew = happened !== this.#played && step !== this.#skipped;
    const setting = settingOf(this.#earlier ?? step);
    this.#played = happened;
    this.#earlier = step;
    if (step === this.#skipped) return null;
    const isSaid = isNew && !(isOwn(step) && happened.length < TELLING);
    return compose(isNew ? happened : [], setting, isSaid ? happened.map(({ text }) => text) : []);
  }

  /** The board shows the step since just now; `before` is where everything was. */
  play(score: Score, root: HTMLElement, layer: HTMLElement, before: Memory, beat: number): void {
    if (this.#stage?.layer !== layer) this.#stage = new Stage(layer);
    this.#stage.finish();
    perform(this.#stage, root, before, score, beat);
    this.#lasts(score.span > LONG ? score.span * beat : 0);
  }

  /** Everything is where it belongs; how the board came to this view is not shown. */
  skip(step: SeatView): void {
    this.#skipped = step;
    this.end();
  }

  end(): void {
    this.#stage?.finish();
    this.#lasts(0);
  }

  #lasts(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.isLong = milliseconds > 0;
    if (this.isLong) this.#timer = setTimeout(() => (this.isLong = false), milliseconds);
  }
}
