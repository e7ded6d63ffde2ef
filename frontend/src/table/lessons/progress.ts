/**
 * Which lesson of a tutorial comes now.
 *
 * A lesson with a key is over when that choice is made: the number of choices tells. One without is over
 * when it was read. Who makes another choice is astray, until it is taken back.
 */

import type { LessonInfo } from '../../net/wire';

/** The memory of a lesson at a table, beside its choices. */
export interface Place {
  /** The last lesson that was read, by its number; −1: none. */
  read: number;
  /** The number of choices before the one that left the lesson. */
  astray: number | null;
}

export const START: Place = { read: -1, astray: null };

export function asText(place: Place): string {
  return JSON.stringify(place);
}

/** The stored memory; null without a tutorial, or if it cannot be read. */
export function fromText(text: string | null): Place | null {
  if (text === null) return null;
  try {
    const { read, astray } = (JSON.parse(text) ?? {}) as Partial<Place>;
    if (typeof read !== 'number') return null;
    return { read, astray: typeof astray === 'number' ? astray : null };
  } catch {
    return null;
  }
}

/** The number of choices that the lessons before this one lead to. */
function choicesBefore(lessons: LessonInfo[], number: number): number {
  return lessons.slice(0, number).filter((lesson) => lesson.key !== null).length;
}

/** The number of the lesson after so many choices; the number of all lessons when they are over. */
export function currentLesson(lessons: LessonInfo[], made: number, place: Place): number {
  const found = lessons.findIndex((lesson, number) => {
    const before = choicesBefore(lessons, number);
    if (lesson.key !== null) return before >= made;
    // Somebody who has gone on without reading need not read it any more.
    const isPassed = before < made && lessons.slice(number).some((later) => later.key !== null);
    return !isPassed && number > place.read;
  });
  return found < 0 ? lessons.length : found;
}

/** The choice that the lessons want after so many; null: any. */
export function wantedKey(lessons: LessonInfo[], made: number): string | null {
  return lessons.flatMap((lesson) => lesson.key ?? [])[made] ?? null;
}

/** The memory after this choice; `made` choices were made before it. */
export function choosing(lessons: LessonInfo[], made: number, key: string, place: Place): Place {
  if (isAstray(made, place)) return place;
  const wanted = wantedKey(lessons, made);
  return { ...place, astray: wanted === null || wanted === key ? null : made };
}

/** Whether a choice stands that no lesson wanted. */
export function isAstray(made: number, place: Place): boolean {
  return place.astray !== null && made > place.astray;
}
