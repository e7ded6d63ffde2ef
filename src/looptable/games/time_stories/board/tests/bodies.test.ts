import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, describe, expect, test, vi } from 'vitest';

import { language } from '@/app/language.svelte';
import type { Piece, SeatView, Zone } from '@/net/wire';
import { option, piece, view, zone } from '@tests/fixtures';
import BodyChooser from '../bodies/BodyChooser.svelte';
import { chooser, readBodies, shares } from '../bodies/bodies';
import { read } from '../situation';
import PlayPart from './PlayPart.svelte';

afterEach(() => {
  cleanup();
  language.set('en');
});

function body(id: string, dice: Record<string, number>, more: Partial<Zone> = {}): Zone {
  const skills = Object.entries(dice).map(([skill, count]) =>
    piece(`skill-${id}-${skill}`, { thing: 'skill', name: skill, count, of: { skill, body: id } }),
  );
  const face = piece(`choice-${id}`, {
    name: `${id} of Brannec`,
    thing: 'receptacle',
    of: { receptacle: id, life: 3, resistance: 2 },
    parts: [
      { sort: 'prose', text: `The story of ${id}.`, of: {}, marks: [], art: null },
      { sort: 'facts', text: 'Resistance 2, life 3.', of: {}, marks: [], art: null },
      { sort: 'power', text: `The power of ${id}.`, of: {}, marks: [], art: null },
    ],
  });
  const stock: Piece = piece(`stock-${id}`, { thing: 'stock', name: 'coin', count: 2 });
  return zone(`body-${id}`, { pieces: [face, ...skills, stock], of: { body: id }, ...more });
}

const BODIES = [
  body('tobias', { strength: 3, footing: 2 }),
  body('odile', { strength: 1, charm: 1, footing: 3 }, { of: { body: 'odile', agent: 'green' } }),
];

function table(more: Partial<SeatView> = {}): SeatView {
  return view({
    zones: [
      zone('base'),
      zone('plan'),
      zone('bodies', { name: 'Receptacles to choose from', zones: BODIES }),
      zone('agent-blue', { name: 'Blue', owner: 0 }),
      zone('agent-green', { name: 'Green', owner: 0 }),
    ],
    options: [option('tobias', ['receptacle', 'tobias'], ['agent', 'blue'])],
    ...more,
  });
}

const play = (shown = table(), send = vi.fn()) =>
  render(PlayPart, { part: BodyChooser as never, view: shown, send });
const card = (name: string): HTMLElement => {
  const found = screen.getByRole('heading', { name: new RegExp(name) }).closest('article');
  if (!found) throw new Error(`no card of ${name}`);
  return found;
};

describe('bodies side by side', () => {
  test('have the same rows in the same order, with an empty one for a skill that is missing', () => {
    play();
    const rows = (name: string): string[] =>
      [...card(name).querySelectorAll('.traits .word')].map((row) => row.textContent ?? '');
    expect(rows('tobias')).toEqual(['life', 'resistance', 'strength', 'charm', 'footing']);
    expect(rows('odile')).toEqual(rows('tobias'));
    expect(within(card('tobias')).getByText('charm: no dice')).toBeTruthy();
    expect(within(card('tobias')).getByText('strength: 3 dice')).toBeTruthy();
  });

  test('show story, power and what they bring along', () => {
    play();
    for (const text of ['The story of odile.', 'The power of odile.', '2 × coin']) {
      expect(within(card('odile')).getByText(text)).toBeTruthy();
    }
  });

  test('say who wears one, and for whom the next is chosen', () => {
    play();
    expect(within(card('odile')).getByText('Green wears this body')).toBeTruthy();
    expect(screen.getByText('Which receptacle for Blue?')).toBeTruthy();
    expect(screen.getByText(/Blue: no body yet, chooses now/)).toBeTruthy();
  });

  test('are chosen by a button that says so; one that is worn has none', async () => {
    const send = vi.fn();
    play(table(), send);
    expect(within(card('odile')).queryByRole('button')).toBeNull();
    await fireEvent.click(screen.getByRole('button', { name: 'tobias of Brannec: Do tobias' }));
    expect(send).toHaveBeenCalledWith(0, 'tobias');
  });

  test('wait for others without a button', () => {
    play(table({ options: [] }));
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText('Waiting for Bob.')).toBeTruthy();
  });
});

describe('the dice of the team', () => {
  test('count the bodies taken, and say what nobody has', () => {
    const situation = read([table()]);
    if (!situation) throw new Error('not this game');
    const { skills, bodies } = readBodies(situation);
    const [tobias = null] = bodies;
    expect(chooser(table().options)).toBe('blue');
    expect(shares(skills, bodies, null).map(({ all }) => all)).toEqual([1, 1, 3]);
    expect(shares(skills, bodies, tobias).map(({ more }) => more)).toEqual([3, 0, 2]);
  });

  test('grow by those of the body pointed at', async () => {
    play();
    await fireEvent.mouseEnter(screen.getByRole('button', { name: /Do tobias/ }));
    expect(screen.getByText(/strength: 1 die; Green: 1; 3 more with tobias/)).toBeTruthy();
  });

  test('speak of a gap only where another skill has been taken', async () => {
    const odile = body('odile', { strength: 1 }, { of: { body: 'odile', agent: 'green' } });
    const zones = [...table().zones.filter(({ id }) => id !== 'bodies')];
    play(table({ zones: [...zones, zone('bodies', { zones: [BODIES[0] as Zone, odile] })] }));
    expect(screen.getAllByText('nobody has footing').length).toBeGreaterThan(0);
  });
});

describe.each(['bodies', 'dice'])('the texts of %s', (folder) => {
  const texts = (lang: string): Record<string, string> =>
    JSON.parse(readFileSync(join(import.meta.dirname, '..', folder, `${lang}.json`), 'utf-8'));

  test('are in both languages', () => {
    expect(Object.keys(texts('fr'))).toEqual(Object.keys(texts('en')));
    for (const text of Object.values(texts('fr'))) expect(text.trim()).not.toBe('');
  });
});
