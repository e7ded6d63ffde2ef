import { describe, expect, test } from 'vitest';

import { keyed, reach } from '@/table/question/targets';
import { option, piece, zone } from '@tests/fixtures';

const TABLE = [
  zone('spacetime', {
    kind: 'board',
    zones: [
      zone('era-dawn', { pieces: [piece('clone-dawn-end', { kind: 'token' }), piece('foo')] }),
      zone('era-end', { pieces: [piece('mission-full', { marks: ['dawn'] })] }),
    ],
  }),
  zone('hand', {
    kind: 'hand',
    pieces: [piece('card-kettle', { marks: ['star'] }), piece('card-mop', { marks: ['stripe'] })],
  }),
];

function keysAt(id: string, ...options: ReturnType<typeof option>[]): string[] {
  return (reach(TABLE, options).options.get(id) ?? []).map((one) => one.key);
}

describe('a target is found on the table', () => {
  test('as a piece by kind and id', () => {
    expect(keysAt('card-kettle', option('use kettle', ['card', 'kettle']))).toEqual(['use kettle']);
  });

  test('as a zone, however deep', () => {
    expect(keysAt('era-dawn', option('move dawn', ['era', 'dawn']))).toEqual(['move dawn']);
  });

  test('by what it is, never by its id', () => {
    const cards = [zone('a', { pieces: [piece('b', { thing: 'card', of: { card: 'mop' } })] })];
    const found = reach(cards, [option('use mop', ['card', 'mop']), option('b', ['b', 'b'])]);
    expect([...found.options.keys()]).toEqual(['b']);
    expect(found.lights.get('b')).toEqual(new Set());
  });

  test('with every option that it stands for, in their order', () => {
    const options = [option('move dawn', ['era', 'dawn']), option('free dawn', ['era', 'dawn'])];
    expect(keysAt('era-dawn', ...options)).toEqual(['move dawn', 'free dawn']);
  });
});

describe('what lights up', () => {
  test('is every target of the option', () => {
    const both = option('push', ['clone', 'dawn-end'], ['era', 'end']);
    expect(reach(TABLE, [both]).lights.get('push')).toEqual(new Set(['clone-dawn-end', 'era-end']));
  });

  test('a dimension lights its cards, which stay cards when clicked', () => {
    const found = reach(TABLE, [option('loop star', ['dimension', 'star'])]);
    expect(found.lights.get('loop star')).toEqual(new Set(['card-kettle']));
    expect(found.options.size).toBe(0);
  });

  test('a mark does not light where the thing itself is on the table', () => {
    const found = reach(TABLE, [option('move dawn', ['era', 'dawn'])]);
    expect(found.lights.get('move dawn')).toEqual(new Set(['era-dawn']));
  });

  test('an option without targets lights nothing', () => {
    expect(reach(TABLE, [option('end')]).lights.get('end')).toEqual(new Set());
  });
});

test('copies of a card get keys of their own', () => {
  const keys = keyed([piece('a'), piece('b'), piece('a')]).map((one) => one.key);
  expect(keys).toEqual(['a', 'b', 'a#1']);
});
