import { expect, test } from 'vitest';

import { HEIGHT, WIDTH, range, steps } from '../src/table/curves';

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
