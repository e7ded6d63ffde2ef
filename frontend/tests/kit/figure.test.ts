import { describe, expect, test } from 'vitest';

import { bandOf, figureOf } from '@/kit/figure';
import { drawingOf, ICONS, isDrawn } from '@/kit/icons';
import { stacked } from '@/table/pieces/stacks';
import { piece } from '@tests/fixtures';

describe('a piece of any game', () => {
  test.each([
    ['cube', 'energy-dawn', 'cube', 'energy'],
    ['die', 'die-0', 'die', ''],
    ['pawn', 'pawn-blue', 'token', 'pawn'],
    ['pawn', 'foo', 'token', 'foo'],
    ['token', 'life-blue', 'token', 'life'],
    ['token', 'pebble-3', 'token', ''],
    ['shield', 'anything', 'token', 'shield'],
    ['note', 'memory-1', 'sign', 'note'],
    ['picture', 'plan-1', 'sign', ''],
  ])('a %s with the id %s is a %s with the sign "%s"', (kind, id, as, icon) => {
    expect(figureOf(piece(id, { kind }))).toMatchObject({ as, icon });
  });

  test('shows the one icon that it has', () => {
    const loaded = piece('load-0-mark-i-camera', { kind: 'token', icons: ['camera'] });
    expect(figureOf(loaded).icon).toBe('camera');
    expect(figureOf({ ...loaded, icons: ['camera', 'net'] }).icon).toBe('');
  });

  test('is of the colour that it is named after, or of its seat, or of its sign', () => {
    const tint = (id: string, kind = 'token'): string => figureOf(piece(id, { kind })).tint;
    expect(tint('pawn-blue', 'pawn')).toBe('var(--band-1)');
    expect(tint('yellow-blue')).toBe('var(--band-3)');
    const old = piece('old', { kind: 'token', thing: 'old-token', of: { player: 1, trip: 'x' } });
    expect(tint('pawn-1', 'pawn')).toBe(figureOf(old).tint);
    expect(tint('pawn-1', 'pawn')).not.toBe(tint('pawn-2', 'pawn'));
    expect(tint('component-dawn')).toBe(tint('component-dusk'));
  });

  test('what has landed lies loosely', () => {
    const landed = figureOf(piece('landed-dawn', { kind: 'cube' }));
    expect([landed.icon, landed.loose]).toEqual(['rift', true]);
  });

  test('cards about the same thing have the same band', () => {
    const one = bandOf(piece('card-a', { icons: ['camera'] }));
    expect(bandOf(piece('past-0-1', { icons: ['camera', 'net'] }))).toBe(one);
    expect(one).toMatch(/^var\(--band-[1-7]\)$/);
  });
});

describe('the drawn icon set', () => {
  test('knows its words, and other words for them', () => {
    expect(isDrawn('wheel')).toBe(true);
    expect(isDrawn('tears')).toBe(true);
    expect(isDrawn('constructor')).toBe(false);
    expect(isDrawn('')).toBe(false);
  });

  test('has no two alike, but for two words for one thing', () => {
    const names = Object.keys(ICONS);
    const first = (name: string) => names.find((one) => drawingOf(one).line === ICONS[name]?.line);
    const again = names.filter((name) => first(name) !== name);
    expect(again).toEqual(['turn', 'loops', 'ready', 'hint']);
  });
});

describe('cards that lie face down', () => {
  const back = (id: string) => piece(id, { name: 'Face-down card', marks: ['hidden'] });
  const all = (): boolean => true;

  test('are one pile where nobody can tell them apart', () => {
    const found = stacked([back('a'), back('b'), piece('c'), back('d')], all);
    expect(found.map((one) => one.ids)).toEqual([['a', 'b'], ['c'], ['d']]);
  });

  test('lie alone if they can be chosen, or have other names or words', () => {
    const other = { ...back('c'), name: 'Sealed card' };
    const told = { ...back('d'), text: 'Sealed.' };
    const found = stacked([back('a'), back('b'), other, told], ({ id }) => id !== 'b');
    expect(found.map((one) => one.ids)).toEqual([['a'], ['b'], ['c'], ['d']]);
  });
});
