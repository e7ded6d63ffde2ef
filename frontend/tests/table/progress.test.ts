import { describe, expect, it } from 'vitest';

import {
  asText,
  choosing,
  currentLesson,
  fromText,
  isAstray,
  START,
  wantedKey,
  type Place,
} from '@/table/lessons/progress';
import type { LessonInfo } from '@/net/wire';

function lesson(id: string, key: string | null = null): LessonInfo {
  return { id, text: id, key, shows: [] };
}

/** Two to read, two to do, one to read, one to do, two to read. */
const LESSONS = [
  lesson('goal'),
  lesson('danger'),
  lesson('card', 'use a'),
  lesson('pick', 'left'),
  lesson('well done'),
  lesson('end', 'end'),
  lesson('foo'),
  lesson('bye'),
];

function at(made: number, read: number): string {
  const number = currentLesson(LESSONS, made, { ...START, read });
  return LESSONS[number]?.id ?? 'over';
}

describe('the lesson of the moment', () => {
  it('begins with the first, and goes on as they are read', () => {
    expect(at(0, -1)).toBe('goal');
    expect(at(0, 0)).toBe('danger');
    expect(at(0, 1)).toBe('card');
  });

  it('goes on as choices are made', () => {
    expect(at(1, 1)).toBe('pick');
    expect(at(2, 1)).toBe('well done');
    expect(at(2, 4)).toBe('end');
  });

  it('leaves out what was not read before the choice was made', () => {
    expect(at(1, -1)).toBe('pick');
    expect(at(3, -1)).toBe('foo');
  });

  it('goes back as choices are taken back', () => {
    expect(at(0, 4)).toBe('card');
    expect(at(1, 4)).toBe('pick');
  });

  it('waits with the last ones until they are read, whatever is chosen meanwhile', () => {
    expect(at(30, 4)).toBe('foo');
    expect(at(30, 6)).toBe('bye');
    expect(at(30, 7)).toBe('over');
  });

  it('has none where there are no lessons', () => {
    expect(currentLesson([], 0, START)).toBe(0);
  });
});

describe('the choice that a lesson wants', () => {
  it('follows from the number of choices', () => {
    expect([0, 1, 2, 3].map((made) => wantedKey(LESSONS, made))).toEqual([
      'use a',
      'left',
      'end',
      null,
    ]);
  });

  it('leads nobody astray', () => {
    expect(choosing(LESSONS, { own: 0, made: 0 }, 'use a', START)).toEqual(START);
  });

  it('is not asked for when the lessons have no more of them', () => {
    const place = choosing(LESSONS, { own: 3, made: 8 }, 'anything', START);
    expect(isAstray(4, place)).toBe(false);
  });

  it('is missed by another one, until that is taken back', () => {
    const place = choosing(LESSONS, { own: 1, made: 5 }, 'right', START);
    expect(place.back).toBe(5);
    expect(isAstray(1, place)).toBe(false);
    expect(isAstray(2, place)).toBe(true);
    // Two steps further it is still the first one that went astray.
    expect(choosing(LESSONS, { own: 2, made: 6 }, 'end', place)).toEqual(place);
    expect(isAstray(3, place)).toBe(true);
    expect(isAstray(1, place)).toBe(false);
    // Taken back; what bots have chosen since then is no fault of the learner.
    const again = choosing(LESSONS, { own: 1, made: 7 }, 'left', place);
    expect(isAstray(2, again)).toBe(false);
  });
});

describe('what is remembered', () => {
  it('is read as it was written', () => {
    const place: Place = { read: 3, astray: 2, back: 6 };
    expect(fromText(asText(place))).toEqual(place);
    expect(fromText(asText(START))).toEqual(START);
  });

  it.each([null, '', 'yes', '{}', '{"read":"2"}', '[]', 'null'])('is nothing for %j', (text) => {
    expect(fromText(text)).toBeNull();
  });
});
