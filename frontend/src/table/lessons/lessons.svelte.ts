/** The tutorial at a table: its lessons, and how far the learner is; remembered, so that a reload keeps it. */

import { api } from '../../net/api';
import { forget, keep, kept } from '../../app/storage';
import type { LessonInfo, SeatView } from '../../net/wire';
import { asText, choosing, currentLesson, fromText, isAstray, START, type Place } from './progress';

const nameOf = (table: string): string => `lesson.${table}`;

/** From now on this table is a tutorial. */
export function beginLessons(table: string): void {
  keep(nameOf(table), asText(START));
}

export class Coach {
  #table: string;
  #view: () => SeatView | null;
  #place = $state.raw<Place | null>(null);
  #lessons = $state.raw<LessonInfo[]>([]);

  constructor(table: string, view: () => SeatView | null) {
    this.#table = table;
    this.#view = view;
    this.#place = fromText(kept(nameOf(table)));
  }

  /** Whether this table is a tutorial that nobody has ended. */
  isOn = $derived.by(() => this.#place !== null);
  count = $derived.by(() => this.#lessons.length);
  #undo = $derived.by(() => this.#view()?.undo ?? { own: 0, made: 0 });

  /** The lesson, from 0; as many as there are, when they are over. */
  number = $derived.by(() =>
    this.#place === null ? 0 : currentLesson(this.#lessons, this.#undo.own, this.#place),
  );

  /** The number of choices to go back to after another one than the lesson's. */
  back = $derived.by(() =>
    this.#place !== null && isAstray(this.#undo.own, this.#place) ? this.#place.back : null,
  );

  isOver = $derived.by(() => this.count > 0 && this.number >= this.count);

  lesson = $derived.by((): LessonInfo | null =>
    this.isOn && this.back === null ? (this.#lessons[this.number] ?? null) : null,
  );

  /** Reads the lessons, in the language of the moment; a game without any has nothing to teach. */
  async load(game: string): Promise<void> {
    try {
      this.#lessons = (await api.tutorial(game)).lessons;
    } catch {
      this.#lessons = [];
    }
  }

  /** The present lesson was read. */
  next(): void {
    if (this.#place !== null) this.#remember({ ...this.#place, read: this.number });
  }

  /** These are about to be chosen, one after the other. */
  choose(...keys: string[]): void {
    const { own, made } = this.#undo;
    for (const [at, key] of keys.entries()) {
      if (this.#place === null || this.count === 0) return;
      const before = { own: own + at, made: made + at };
      this.#remember(choosing(this.#lessons, before, key, this.#place));
    }
  }

  /** No more lessons at this table. */
  end(): void {
    forget(nameOf(this.#table));
    this.#place = null;
  }

  #remember(place: Place): void {
    this.#place = place;
    keep(nameOf(this.#table), asText(place));
  }
}
