import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, describe, expect, test, vi } from 'vitest';

import { Digits } from '@/table/question/keyboard';
import { preferences } from '@/app/preferences.svelte';
import type { SeatView } from '@/net/wire';
import { option, piece, view, zone } from '@tests/fixtures';
import Play from '@tests/Play.svelte';

afterEach(cleanup);

const KETTLE = option('use kettle', ['card', 'kettle']);
const DAWN = option('move dawn', ['era', 'dawn']);
const FREE_DAWN = option('free dawn', ['era', 'dawn']);
const END = { ...option('end'), warnings: ['The vortex will take you.'] };

const VIEW = view({
  options: [KETTLE, DAWN, FREE_DAWN, END],
  trail: ['Some card'],
  zones: [
    zone('board', { kind: 'board', zones: [zone('era-dawn', { name: 'Dawn' })] }),
    zone('hand', { kind: 'hand', owner: 0, pieces: [piece('card-kettle', { name: 'Kettle' })] }),
    zone('cycle', { kind: 'track', name: 'Cycle', count: 2, limit: 3 }),
  ],
});

function play(shown: SeatView = VIEW): ReturnType<typeof vi.fn> {
  const send = vi.fn();
  render(Play, { view: shown, send });
  return send;
}

function key(letter: string): KeyboardEvent {
  return new KeyboardEvent('keydown', { key: letter });
}

describe('the generic table', () => {
  test('an option of the list is sent by its key', async () => {
    const send = play();
    await fireEvent.click(screen.getByRole('button', { name: 'Do move dawn' }));
    expect(send).toHaveBeenCalledWith(0, 'move dawn');
  });

  test('a piece on the table stands for its option', async () => {
    const send = play();
    await fireEvent.click(screen.getByRole('button', { name: /^Kettle.*Do use kettle/ }));
    expect(send).toHaveBeenCalledWith(0, 'use kettle');
  });

  test('a zone that stands for two options leaves only these to choose from', async () => {
    const send = play();
    await fireEvent.click(screen.getByRole('button', { name: /^Dawn.*2 choices/ }));
    expect(send).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: 'Do use kettle' })).toBeNull();
    await fireEvent.click(screen.getByRole('button', { name: 'Do free dawn' }));
    expect(send).toHaveBeenCalledWith(0, 'free dawn');
  });

  test('an option with a warning asks for a second word', async () => {
    const send = play();
    await fireEvent.click(screen.getByRole('button', { name: /^Do end/ }));
    expect(send).not.toHaveBeenCalled();
    expect(screen.getByRole('alert').textContent).toContain('The vortex will take you.');
    await fireEvent.click(screen.getByRole('button', { name: 'Do it anyway' }));
    expect(send).toHaveBeenCalledWith(0, 'end');
  });

  test('an option says what it would do as soon as it has the focus, asked once', async () => {
    const foresee = vi.fn(() =>
      Promise.resolve([
        {
          key: 'use kettle',
          sure: ['Tea is made.'],
          then: ['Next question: Milk?'],
          happened: [],
          odds: [],
        },
        { key: 'end', sure: ['The day ends.'], then: [], happened: [], odds: [] },
      ]),
    );
    render(Play, { view: VIEW, send: vi.fn(), foresee });
    expect(foresee).not.toHaveBeenCalled();
    await fireEvent.focus(screen.getByRole('button', { name: 'Do use kettle' }));
    expect(await screen.findByText(/Tea is made\./)).toBeTruthy();
    expect(screen.getByText(/Next question: Milk\?/)).toBeTruthy();
    await fireEvent.blur(screen.getByRole('button', { name: 'Do use kettle' }));
    expect(screen.queryByText(/Tea is made\./)).toBeNull();
    await fireEvent.click(screen.getByRole('button', { name: /^Do end/ }));
    expect(await screen.findByText(/The day ends\./)).toBeTruthy();
    expect(foresee).toHaveBeenCalledTimes(1);
  });

  test('nothing is foreseen for a question whose answer is on its way', async () => {
    const foresee = vi.fn(() => Promise.resolve([]));
    render(Play, { view: VIEW, send: vi.fn(), foresee, busy: true });
    await fireEvent.focus(screen.getByRole('button', { name: 'Do use kettle' }));
    expect(foresee).not.toHaveBeenCalled();
  });

  test('where nothing can be foreseen one can still choose', async () => {
    const send = vi.fn();
    render(Play, { view: VIEW, send, foresee: () => Promise.reject(new Error('no')) });
    const button = screen.getByRole('button', { name: 'Do use kettle' });
    await fireEvent.focus(button);
    await fireEvent.click(button);
    expect(send).toHaveBeenCalledWith(0, 'use kettle');
  });

  test('who likes to be asked again is told what a choice would do', async () => {
    preferences.setConfirm(true);
    const send = vi.fn();
    const foreseen = [
      { key: 'use kettle', sure: ['Tea is made.'], then: [], happened: [], odds: [] },
    ];
    render(Play, { view: VIEW, send, foresee: () => Promise.resolve(foreseen) });
    await fireEvent.click(screen.getByRole('button', { name: 'Do use kettle' }));
    preferences.setConfirm(false);
    expect(send).not.toHaveBeenCalled();
    expect(await screen.findByText(/Tea is made\./)).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Do it' }));
    expect(send).toHaveBeenCalledWith(0, 'use kettle');
  });

  test('the rules behind a question open beside the table', () => {
    play(view({ ...VIEW, rules: ['LOOP-ACT-1', 'LOOP-ACT-2'] }));
    const link = screen.getByRole('link', { name: 'LOOP-ACT-1' });
    expect(link.getAttribute('href')).toBe('/ledger/template?q=LOOP-ACT-1');
    expect(link.getAttribute('target')).toBe('_blank');
  });

  test('a spectator has nothing to click', () => {
    play(view({ ...VIEW, seat: null, options: [] }));
    expect(document.querySelector('[data-target], [data-option]')).toBeNull();
  });

  test('tracks say their value in words, and the trail is shown', () => {
    play();
    expect(screen.getByText('2 of 3')).toBeTruthy();
    expect(screen.getByText('Some card')).toBeTruthy();
  });

  test('a score at nought shows its total beside its parts', () => {
    const items = { Trips: 3, Tears: -3 };
    const parts = Object.entries(items).map(([name, count]) =>
      zone(`score-${name}`, { kind: 'track', name, count }),
    );
    const score = zone('score', { name: 'Score', count: 0, zones: parts });
    play(view({ ...VIEW, zones: [zone('seat', { name: 'Ada', owner: 0, zones: [score] })] }));
    expect(screen.getByRole('heading', { name: 'Score 0' })).toBeTruthy();
  });

  test('dangers stand where they threaten, in the words of the game', () => {
    const warnings = ['The next rift opens a vortex.'];
    const pieces = [piece('pawn', { kind: 'pawn' })];
    const area = zone('era-dawn', { kind: 'area', name: 'Dawn', pieces, warnings });
    const track = zone('strain', { kind: 'track', count: 2, limit: 3, warnings: ['Nearly torn.'] });
    const cracked = piece('clock', { kind: 'token', name: 'Clock', warnings: ['It is cracked.'] });
    const shelf = zone('shelf', { kind: 'row', name: 'Shelf', pieces: [cracked] });
    render(Play, { view: view({ zones: [area, track, shelf] }), send: vi.fn() });
    const dawn = within(screen.getByRole('group', { name: 'Dawn' }));
    dawn.getByText('The next rift opens a vortex.');
    screen.getByText('Nearly torn.');
    within(screen.getByRole('group', { name: 'Shelf' })).getByText('It is cracked.');
  });

  test('a piece says how far it is filled', () => {
    const about = { kind: 'token', name: 'Mend the clock', filled: 1, slots: 4 };
    const shelf = zone('shelf', { kind: 'row', pieces: [piece('mission-mend', about)] });
    render(Play, { view: view({ zones: [shelf] }), send: vi.fn() });
    expect(screen.getByText('Mend the clock').textContent).toMatch(/^\s*Mend the clock\s*1\/4\s*$/);
  });

  test('copies of a card lie beside each other', () => {
    play(view({ zones: [zone('hand', { pieces: [piece('card-a'), piece('card-a')] })] }));
    expect(screen.getAllByText('card-a')).toHaveLength(2);
  });

  test('markup in a name stays text', () => {
    play(view({ zones: [zone('hand', { pieces: [piece('x', { name: '<b id="evil">X</b>' })] })] }));
    expect(document.getElementById('evil')).toBeNull();
  });
});

describe('number keys', () => {
  test('choose at once where no longer number is possible', () => {
    expect(new Digits().type(key('3'), 7)).toEqual({ place: 3, sure: true });
  });

  test('wait where a second digit may follow', () => {
    const digits = new Digits();
    expect(digits.type(key('1'), 12)).toEqual({ place: 1, sure: false });
    expect(digits.type(key('2'), 12)).toEqual({ place: 12, sure: true });
  });

  test('mean nothing beyond the last option, nor do letters', () => {
    expect(new Digits().type(key('8'), 7)).toBeNull();
    expect(new Digits().type(key('a'), 7)).toBeNull();
  });
});
