import { describe, expect, test } from 'vitest';

import { shared } from '@/net/shared';

const era = (id: string, rifts: number) => ({ id, pieces: [{ id: `rift-${id}`, count: rifts }] });

describe('sharing', () => {
  test('what is equal is the very same object', () => {
    const before = [era('dawn', 1), era('end', 2)];
    expect(shared(before, structuredClone(before))).toBe(before);
  });

  test('what changed is new, and its neighbours are kept', () => {
    const before = [era('dawn', 1), era('end', 2)];
    const after = [era('dawn', 1), era('end', 3)];
    const made = shared(before, after);
    expect(made).toEqual(after);
    expect(made[0]).toBe(before[0]);
    expect(made[1]).not.toBe(before[1]);
  });

  test('things with an id are found wherever they went', () => {
    const before = [era('dawn', 1), era('end', 2)];
    const made = shared(before, [era('robots', 0), era('end', 2), era('dawn', 1)]);
    expect(made.map((one) => one.id)).toEqual(['robots', 'end', 'dawn']);
    expect(made[1]).toBe(before[1]);
    expect(made[2]).toBe(before[0]);
  });

  test('a name that came or went, a list that grew, a null: all are changes', () => {
    const cases: [unknown, unknown][] = [
      [{ a: 1 }, { a: 1, b: undefined }],
      [{ a: 1, b: 2 }, { a: 1 }],
      [[1], [1, 2]],
      [[1, 2], [1]],
      [{ a: null }, { a: {} }],
      [[1], { 0: 1 }],
    ];
    for (const [before, after] of cases) {
      expect(shared(before, after)).toStrictEqual(after);
      expect(shared(before, after)).not.toBe(before);
    }
  });

  test('copies of one card keep their number', () => {
    const copies = [{ id: 'card' }, { id: 'card' }];
    expect(shared([{ id: 'card' }], copies)).toEqual(copies);
  });
});
