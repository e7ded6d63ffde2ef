import { expect, test } from 'vitest';

import { HEIGHT, WIDTH, area, columns, range, share, steps } from '@/table/ending/curves';

test('a chart reaches from zero, or from what is below it, to the most', () => {
  expect(range([[3, 5], [4]])).toEqual([0, 5]);
  expect(range([[-2, 1]])).toEqual([-2, 1]);
  expect(range([[0, 0]])).toEqual([0, 1]);
});

test('a line goes in steps, and what stays the same needs no point', () => {
  expect(steps([0, 0, 2, 2], 0, 2)).toBe(`0,${HEIGHT} 160,${HEIGHT} 160,0 ${WIDTH},0`);
});

test('a match without a choice is a level line', () => {
  expect(steps([1], 0, 2)).toBe(`0,${HEIGHT / 2} ${WIDTH},${HEIGHT / 2}`);
  expect(steps([], 0, 1)).toBe('');
});

test('an area lies between its line and zero, also below it', () => {
  expect(area([0, 2], 0, 2)).toBe(
    `0,${HEIGHT} 0,${HEIGHT} ${WIDTH},${HEIGHT} ${WIDTH},0 ${WIDTH},0 ${WIDTH},${HEIGHT}`,
  );
  expect(area([-1], -1, 1)).toBe(
    `0,${HEIGHT / 2} 0,${HEIGHT} ${WIDTH},${HEIGHT} ${WIDTH},${HEIGHT / 2}`,
  );
  expect(area([], 0, 1)).toBe('');
});

test('a value lies between the ground and the top', () => {
  expect([0, 3, 6].map((value) => share(value, 0, 6))).toEqual([0, 0.5, 1]);
});

test('charts stand in columns that leave no gap', () => {
  expect([1, 2, 3, 4, 6, 8].map((count) => columns(count, 4))).toEqual([1, 2, 3, 4, 3, 4]);
  expect([1, 2, 4].map((count) => columns(count, 2))).toEqual([1, 2, 2]);
  // Where no number of columns does, one chart is alone.
  expect([columns(5, 4), columns(3, 2)]).toEqual([4, 2]);
});
