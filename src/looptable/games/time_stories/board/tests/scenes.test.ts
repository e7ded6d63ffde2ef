import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import type { Turned } from '@/net/wire';
import { Visit } from '@/table/visit.svelte';
import { option, piece, seatInfo, TABLE, zone } from '@tests/fixtures';
import { leftOf } from '../scenes/left';
import { leafAt, leavesOf, placeOf } from '../scenes/leaves';
import { hasCompany, leaderOf } from '../scenes/step';
import { due } from '../scenes/due';
import { read } from '../situation';
import PlayScenes from './PlayScenes.svelte';
import { agent, BASE, BODIES, END, note, page, part, table } from './table';

const situation = (...args: Parameters<typeof table>) => {
  const found = read([table(...args)]);
  if (!found) throw new Error('no table of this game');
  return found;
};
const visitOf = (): Visit => new Visit('t', null);
const title = (): string => screen.getByRole('heading', { level: 2 }).textContent;
const turned = (page: number, seat = 0): Turned => ({
  type: 'turned',
  seat,
  scene: 'briefing',
  page,
});

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('pages', () => {
  test('each card begins a page, and a long one goes on', () => {
    const leaves = leavesOf(BASE);
    expect(leaves.map((leaf) => leaf.title)).toEqual([
      'Low Tide',
      'The briefing',
      'A night',
      'A night',
    ]);
    expect(leaves.map((leaf) => leaf.page)).toEqual([0, 0, 0, 1]);
  });

  test('rules stand on the last page of their card', () => {
    const long = `${'A sentence of some length. '.repeat(40)}`;
    const leaves = leavesOf([
      piece('mission-x', { parts: [part('prose', long), part('law', 'Nobody may.')] }),
    ]);
    expect(leaves.length).toBeGreaterThan(1);
    expect(leaves.map((leaf) => leaf.rules.length)).toEqual([...leaves.slice(1).map(() => 0), 1]);
  });

  test('readers of a language with fewer pages stay with the same card', () => {
    const [english, french] = [
      leavesOf(BASE),
      leavesOf(BASE.map((one) => ({ ...one, text: '…' }))),
    ];
    const last = english.at(-1);
    expect(last && french[leafAt(french, placeOf(last))]?.title).toBe('A night');
  });

  test('a card without a picture lies below the one before it', () => {
    const [first, second] = leavesOf([
      piece('a', { art: 'x.a', text: 'A' }),
      piece('b', { text: 'B' }),
    ]);
    expect([first?.art, second?.art]).toEqual(['x.a', 'x.a']);
  });
});

describe('the scene of the moment', () => {
  test('is the briefing before the first run, and short before the others', () => {
    expect(due(situation([BODIES]))).toEqual({ kind: 'briefing', id: 'briefing' });
    expect(due(situation([BODIES], {}, 3))).toEqual({ kind: 'run', id: 'run-3' });
  });

  test('is none while a run goes on', () => {
    expect(due(situation([]))).toBeNull();
  });

  test('is the end of a run, or of the mission', () => {
    const outcome = { code: 'success', text: '', winners: [0], scores: [] };
    expect(due(situation([END], {}, 2))).toEqual({ kind: 'end', id: 'end-2' });
    expect(due(situation([END], { outcome }))).toEqual({ kind: 'over', id: 'over' });
  });
});

describe('the rest of a run', () => {
  test('is what was read in it for the first time, and what bears the logo', () => {
    const logo = piece('element-3', { name: 'A tide table', marks: ['logo'] });
    const found = leftOf(
      situation(
        [
          agent('blue', 0, { pieces: [logo, piece('element-1'), piece('small-blue')] }),
          zone('tokens', { pieces: [piece('token-wave')] }),
          zone('notebook-0', {
            zones: [
              page(
                2,
                'quay',
                note('quay-b', 2, 'The boats'),
                note('quay-c', 2, 'The man', part('prose', '…')),
              ),
              page(1, 'quay', note('quay-b', 1, 'The boats', part('prose', '…'))),
            ],
          }),
        ],
        {},
        2,
      ),
    );
    expect(found.learnt).toEqual(['The man']);
    expect(found.read).toBe(2);
    expect(found.stays.map((one) => one.name)).toEqual(['A tide table']);
    expect([found.tokens.length, found.things, found.dead.length]).toEqual([1, 1, 1]);
  });
});

describe('the leader', () => {
  const seats = [seatInfo(0, { kind: 'bot', me: false }), seatInfo(1), seatInfo(2, { me: false })];

  test('is the Time Captain, if a person; else the first person who is here', () => {
    expect(leaderOf(2, seats, { '2': true })).toBe(2);
    expect(leaderOf(0, seats, { '2': true })).toBe(1);
    expect(leaderOf(2, seats, { '2': false })).toBe(1);
  });

  test('has company only where another person is here', () => {
    expect(hasCompany(seats, { '2': true })).toBe(true);
    expect(hasCompany(seats, { '2': false })).toBe(false);
  });
});

describe('a scene', () => {
  test('is read page by page, by buttons and arrow keys', async () => {
    render(PlayScenes, { views: [table([BODIES])], visit: visitOf() });
    expect(title()).toBe('Low Tide');
    await fireEvent.click(screen.getByRole('button', { name: /^Next/ }));
    expect(title()).toBe('The briefing');
    await fireEvent.keyDown(screen.getByRole('dialog'), { key: 'ArrowRight' });
    expect(title()).toBe('A night');
    await fireEvent.keyDown(screen.getByRole('dialog'), { key: 'ArrowLeft' });
    expect(title()).toBe('The briefing');
  });

  test('keeps its keys from the table below', async () => {
    const heard = vi.fn();
    window.addEventListener('keydown', heard);
    render(PlayScenes, { views: [table([BODIES])], visit: visitOf() });
    await fireEvent.keyDown(screen.getByRole('dialog'), { key: '1' });
    window.removeEventListener('keydown', heard);
    expect(heard).not.toHaveBeenCalled();
  });

  test('is shown once to a person, and can be opened again', async () => {
    const views = [table([BODIES])];
    const first = render(PlayScenes, { views, visit: visitOf() });
    await fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    first.unmount();
    render(PlayScenes, { views, visit: visitOf() });
    expect(screen.queryByRole('dialog')).toBeNull();
    cleanup();
    render(PlayScenes, { views, visit: visitOf(), sheet: 'base' });
    expect(title()).toBe('Low Tide');
  });
});

describe('a reader', () => {
  test('is not disturbed when the others go on', async () => {
    const views = [table([BODIES])];
    const { rerender } = render(PlayScenes, { views, visit: visitOf() });
    await fireEvent.click(screen.getByRole('button', { name: /^Next/ }));
    await rerender({ views: [table([])] });
    expect(title()).toBe('The briefing');
    await rerender({ views: [table([END])] });
    expect(title()).toBe('Dark');
    await rerender({ views: [table([])] });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('in step', () => {
  function together(meLeads: boolean): Visit {
    const visit = visitOf();
    const seats = [seatInfo(0, { me: meLeads }), seatInfo(1, { me: !meLeads })];
    visit.store.table = { ...TABLE, seats };
    visit.store.presence = { '0': true, '1': true };
    return visit;
  }

  test('the leader turns the page for all', async () => {
    const visit = together(true);
    const turn = vi.spyOn(visit.store, 'turn');
    render(PlayScenes, { views: [table([BODIES])], visit });
    await fireEvent.click(screen.getByRole('button', { name: /^Next/ }));
    expect(turn).toHaveBeenCalledWith(0, 'briefing', 10);
  });

  test('the others follow, unless they have gone ahead by hand', async () => {
    const visit = together(false);
    const turn = vi.spyOn(visit.store, 'turn');
    render(PlayScenes, { views: [table([BODIES])], visit });
    visit.store.turned = turned(10);
    await tick();
    expect(title()).toBe('The briefing');
    await fireEvent.click(screen.getByRole('button', { name: /^Next/ }));
    visit.store.turned = turned(0);
    await tick();
    expect(title()).toBe('A night');
    await fireEvent.click(screen.getByRole('button', { name: 'Back to the others' }));
    expect(title()).toBe('Low Tide');
    expect(turn).not.toHaveBeenCalled();
  });

  test('nobody else turns the page', async () => {
    const visit = together(false);
    render(PlayScenes, { views: [table([BODIES])], visit });
    visit.store.turned = turned(10, 1);
    await tick();
    expect(title()).toBe('Low Tide');
  });
});

describe('the end of a run', () => {
  const ask = { options: [option('again'), option('stop')] };

  test('tells what is left of it, and asks for another', async () => {
    const send = vi.fn();
    const views = [table([END, agent('blue', 0, { marks: ['decided'] })], ask)];
    render(PlayScenes, { views, visit: visitOf(), send });
    expect(title()).toBe('Dark');
    await fireEvent.click(screen.getByRole('button', { name: /^Next/ }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText('Stays with you')).toBeTruthy();
    expect(dialog.getByText('blue')).toBeTruthy();
    await fireEvent.click(dialog.getByRole('button', { name: 'Begin run 2' }));
    expect(send).toHaveBeenCalledWith(0, 'again');
  });

  test('one answer is for all seats of a person', async () => {
    const plan = vi.fn();
    const views = [table([END], ask), table([END], { ...ask, seat: 1 })];
    render(PlayScenes, { views, visit: visitOf(), plan });
    await fireEvent.click(screen.getByRole('button', { name: /^Next/ }));
    await fireEvent.click(screen.getByRole('button', { name: 'Give up' }));
    expect(plan).toHaveBeenCalledWith([
      { seat: 0, key: 'stop' },
      { seat: 1, key: 'stop' },
    ]);
  });

  test('can be looked at again as long as nobody has answered', async () => {
    render(PlayScenes, { views: [table([END], ask)], visit: visitOf() });
    await fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await fireEvent.click(screen.getByRole('button', { name: 'How the run ended' }));
    expect(title()).toBe('Dark');
  });
});
