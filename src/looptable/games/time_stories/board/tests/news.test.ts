import { expect, test } from 'vitest';

import { linesOf } from '../news/news';

const event = (kind: string, data: Record<string, string | number> = {}, text = kind) => ({
  kind,
  data,
  text,
});

test('a wound, a death and a find pass over the board, each with its agent', () => {
  const lines = linesOf([
    event('decided', { seat: 0 }),
    event('hurt', { agent: 'pink', n: 1 }),
    event('dies', { agent: 'pink', n: 12 }),
    event('gains-token', { token: 'low-tide.oil' }),
  ]);
  expect(lines.map(({ text, agent, mood }) => [text, agent, mood])).toEqual([
    ['hurt', 'pink', 'bad'],
    ['dies', 'pink', 'bad'],
    ['gains-token', '', 'good'],
  ]);
});

test('the unit that every deed costs is no news; a longer way is', () => {
  expect(linesOf([event('time', { units: 1, n: 20 })])).toEqual([]);
  expect(linesOf([event('time', { units: 3, n: 17 })])).toHaveLength(1);
});

test('what another sentence says already is not said again', () => {
  expect(linesOf([event('hurt', { agent: 'blue', n: 1 }, '')])).toEqual([]);
});
