/**
 * Which lesson of a tutorial comes now.
 *
 * A lesson with a key is over when that choice is made: the number of the learner's own choices tells, whatever bots
 * choose meanwhile. One without is over when it was read. Who makes another choice is astray, until it is taken back.
 */

import type { LessonInfo } from '../../net/wire';

/** The memory of a lesson at a table, beside its choices. */
export interface Place {
  /** The last lesson that was read, by its number; −1: none. */
  read: number;
  /** The number of own choices before the one that left the lesson. */
  astray: number | null;
  /** The number of all choices then, to go back to. */
  back: number;
}

export const START: Place = { read: -1, astray: null, back: 0 };

export function asText(place: Place): string {
  return JSON.stringify(place);
}

/** The stored memory; null without a tutorial, or if it cannot be read. */
export function fromText(text: string | null): Place | null {
  if (text === null) return null;
  try {
    const { read, astray, back } = (JSON.parse(text) ?? {}) as Partial<Place>;
    if (typeof read !== 'number' || typeof back !== 'number') return null;
    return { read, astray: typeof astray === 'number' ? astray : null, back };
  } catch {
    return null;
  }
}

/** The number of choices that the lessons before this one lead to. */
function choicesBefore(lessons: LessonInfo[], number: number): number {
  return lessons.slice(0, number).filter((lesson) => lesson.key !== null).length;
}

/** The number of the lesson after so many own choices; the number of all lessons when they are over. */
export function currentLesson(lessons: LessonInfo[], own: number, place: Place): number {
  const found = lessons.findIndex((lesson, number) => {
    const before = choicesBefore(lessons, number);
    if (lesson.key !== null) return before >= own;
    // Somebody who has gone on without reading need not read it any more.
    const isPassed = before < own && lessons.slice(number).some((later) => later.key !== null);
    return !isPassed && number > place.read;
  });
  return found < 0 ? lessons.length : found;
}

/** The choice that the lessons want after so many own ones; null: any. */
export function wantedKey(lessons: LessonInfo[], own: number): string | null {
  return lessons.flatMap((lesson) => lesson.key ?? [])[own] ?? null;
}

/** Choices before the one that is about to be made: those of the learner, and those of everybody. */
export interface Made {
  own: number;
  made: number;
}

/** The memory after this choice. */
export function choosing(lessons: LessonInfo[], before: Made, key: string, place: Place): Place {
  if (isAstray(before.own, place)) return place;
  const wanted = wantedKey(lessons, before.own);
  const isWanted = wanted === null || wanted === key;
  return { ...place, astray: isWanted ? null : before.own, back: before.made };
}

/** Whether a choice of the learner stands that no lesson wanted. */
export function isAstray(own: number, place: Place): boolean {
  return place.astray !== null && own > place.astray;
}
