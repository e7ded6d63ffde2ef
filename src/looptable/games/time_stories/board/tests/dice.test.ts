import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { preferences } from '@/app/preferences.svelte';
import { noteHappenings } from '@/net/events';
import type { Happening, Part, SeatView, Zone } from '@/net/wire';
import { option, piece, view, zone } from '@tests/fixtures';
import { castsOf, now, type Cast } from '../dice/casts';
import DiceTray from '../dice/DiceTray.svelte';
import Odds from '../dice/Odds.svelte';
import { chances } from '../dice/chances';
import { Play } from '../dice/play.svelte';
import { read, type Situation } from '../situation';
import PlayPart from './PlayPart.svelte';

beforeEach(() => {
  vi.useFakeTimers();
  preferences.setMotion('reduced');
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const event = (kind: string, data: Happening['data'] = {}, text = kind): Happening => ({
  kind,
  data,
  text,
});
const rolled = (agent: string, ...face: string[]): Happening => event('rolled', { agent, face });

/** A test of two shields and a heart, of which some are left. */
function trial(left: number, heart = 1): Part {
  const of = {
    test: 'ladder',
    characteristic: 'footing',
    'sort-0': 'normal',
    'all-0': 2,
    'left-0': left,
    'sort-1': 'heart',
    'all-1': 1,
    'left-1': heart,
  };
  return { sort: 'test', text: 'Test of footing', of, marks: ['laid'], art: null };
}

interface Given {
  part?: Part;
  dice?: string[];
}

function table({ part = trial(2), dice = [] }: Given = {}, more: Partial<SeatView> = {}): SeatView {
  const pawns = ['blue', 'pink'].map((agent) =>
    piece(`pawn-${agent}`, { thing: 'pawn', of: { agent } }),
  );
  const card = piece('card-ladder', { name: 'The ladder', marks: ['read'], parts: [part] });
  const agents = ['blue', 'pink'].map((agent) =>
    zone(`agent-${agent}`, {
      name: agent,
      pieces: [
        piece(`skill-${agent}`, {
          thing: 'skill',
          name: 'footing',
          count: 2,
          of: { skill: 'footing' },
        }),
      ],
    }),
  );
  const lying: Zone[] =
    dice.length === 0
      ? []
      : [
          zone('dice', {
            thing: 'dice',
            of: { agent: 'blue', test: 'ladder' },
            pieces: dice.map((face, at) =>
              piece(`die-${at + 1}`, { of: { die: at + 1, face }, name: face }),
            ),
          }),
        ];
  const space = zone('space-ladder', { pieces: [card, ...pawns] });
  const zones = [zone('base'), zone('plan'), zone('panorama', { zones: [space] })];
  return view({ zones: [...zones, ...lying, ...agents], ...more });
}

function situated(given: Given = {}): Situation {
  const found = read([table(given)]);
  if (!found) throw new Error('not this game');
  return found;
}

const only = (casts: Cast[]): Cast => {
  expect(casts).toHaveLength(1);
  return casts[0] as Cast;
};
const fallen = (cast: Cast): boolean[] => now(cast).shields.map((shield) => shield.fallen);

describe('a roll that is resolved in one step', () => {
  test('is read from its events: faces, shields from left to right, what strikes, what is passed', () => {
    const events = [
      rolled('blue', 'blank', 'double', 'hit'),
      event('hits', { card: 'x', n: 3 }),
      event('passed', { card: 'x' }, 'The test is passed.'),
      event('hurt', { agent: 'blue', n: 1 }, 'Blue loses 1 life point.'),
    ];
    const cast = only(castsOf(situated(), events, situated({ part: trial(0, 0) })));
    expect(cast.against).toMatchObject({ card: 'The ladder', characteristic: 'footing' });
    expect(cast.acts.filter((act) => act.do === 'break')).toEqual([
      { do: 'break', shield: 0, die: 1 },
      { do: 'break', shield: 1, die: 1 },
      { do: 'break', shield: 2, die: 2 },
    ]);
    expect(now(cast)).toMatchObject({ hits: 3, passed: 'The test is passed.' });
    expect(now(cast).strikes).toMatchObject([{ sign: 'life', text: 'Blue loses 1 life point.' }]);
    expect(now(cast, 1).shields.map((shield) => shield.fallen)).toEqual([true, false, false]);
  });

  test('goes on where the roll before it left the shields', () => {
    const hit = event('hits', { card: 'x', n: 1 });
    const events = [rolled('blue', 'hit'), hit, rolled('pink', 'hit'), hit];
    const [first, second] = castsOf(situated(), events, situated({ part: trial(0) }));
    expect(fallen(first as Cast)).toEqual([true, false, false]);
    expect(fallen(second as Cast)).toEqual([true, true, false]);
  });

  test('ends where something else begins', () => {
    const hurt = event('hurt', { agent: 'pink', n: 1 });
    const cast = only(
      castsOf(situated(), [rolled('blue', 'blank'), event('moves'), hurt], situated()),
    );
    expect(cast.acts).toEqual([]);
  });

  test('takes time for a blow only where a time shield stands', () => {
    const time = event('time', { units: 1, n: 9 });
    expect(only(castsOf(situated(), [rolled('blue', 'hit'), time], situated())).acts).toEqual([]);
    const part = trial(2);
    part.of['sort-1'] = 'time';
    const cast = only(castsOf(situated({ part }), [rolled('blue', 'hit'), time], situated()));
    expect(cast.acts).toMatchObject([{ do: 'strike', sign: 'time' }]);
  });
});

describe('a roll with a question', () => {
  test('stays open while its dice lie on the table', () => {
    const dice = ['skull', 'hit'];
    const cast = only(castsOf(situated(), [rolled('blue', ...dice)], situated({ dice })));
    expect(cast.isOpen).toBe(true);
  });

  test('goes on with the dice that lie there, without another throw', () => {
    const events = [
      event('die-changed', { n: 1, face: 'hit' }),
      event('hits', { card: 'x', n: 2 }),
    ];
    const cast = only(castsOf(situated({ dice: ['skull', 'hit'] }), events, situated()));
    expect(cast).toMatchObject({ isLying: true, isOpen: false });
    expect(now(cast).faces).toEqual(['hit', 'hit']);
    expect(fallen(cast)).toEqual([true, true, false]);
  });
});

describe('playing', () => {
  const cast = (agent: string): Cast => ({
    agent,
    faces: ['hit'],
    against: null,
    acts: [
      { do: 'strike', sign: 'life', text: 'a' },
      { do: 'pass', text: 'b' },
    ],
    isLying: false,
    isOpen: false,
  });

  test('lets dice land, then acts one by one, then goes away', () => {
    const play = new Play(() => 100);
    play.push([cast('blue')], false);
    expect(play.done).toBe(-1);
    const seen = new Set<number>();
    for (let at = 0; at < 100 && play.cast; at += 1) {
      seen.add(play.done);
      vi.advanceTimersByTime(50);
    }
    expect([...seen]).toEqual([-1, 1, 2]);
    expect(play.cast).toBeNull();
  });

  test('is skipped to the end of the last roll, and closed by a second word', () => {
    const play = new Play(() => 100);
    play.push([cast('blue'), cast('pink')], false);
    play.skip();
    expect(play).toMatchObject({ done: 2, isSettled: true, cast: { agent: 'pink' } });
    play.skip();
    expect(play.cast).toBeNull();
  });

  test('forgets what was left of earlier rolls when the reader has answered', () => {
    const play = new Play(() => 100);
    play.push([cast('blue'), cast('green')], false);
    play.push([cast('pink')], true);
    expect(play).toMatchObject({ cast: { agent: 'pink' }, place: 1, all: 1 });
    play.stop();
  });

  test('without motion shows the result at once', () => {
    const play = new Play(() => 0);
    play.push([cast('blue')], false);
    expect(play).toMatchObject({ done: 2, isSettled: true });
    vi.advanceTimersByTime(60_000);
    expect(play.cast).toBeNull();
  });
});

describe('the tray', () => {
  const tray = { part: DiceTray as never };

  test('is not there without a roll', () => {
    render(PlayPart, { ...tray, view: table() });
    expect(screen.queryByLabelText('Dice')).toBeNull();
  });

  test('shows a roll that is over already, and goes away when it is closed', async () => {
    const { rerender } = render(PlayPart, { ...tray, view: table() });
    const next = table({ part: trial(1) });
    noteHappenings([next], [rolled('blue', 'hit', 'skull'), event('hits', { card: 'x', n: 1 })]);
    await rerender({ ...tray, view: next });
    expect(screen.getByRole('heading', { name: /blue rolls footing/ })).toBeTruthy();
    expect(screen.getByText('Die 1: hit')).toBeTruthy();
    expect(screen.getByText('Die 2: skull')).toBeTruthy();
    expect(document.querySelectorAll('[data-slot] > .fallen')).toHaveLength(1);
    await fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByLabelText('Dice')).toBeNull();
  });

  test('says nothing by itself: the log is read out', async () => {
    render(PlayPart, { ...tray, view: table({ dice: ['hit'] }) });
    expect(document.querySelector('[data-tray] :is([aria-live], [role=status])')).toBeNull();
  });

  test('plays a step once, though several seats see it', async () => {
    const { rerender } = render(PlayPart, { ...tray, view: table() });
    const [mine, yours] = [table({ part: trial(1) }), table({ part: trial(1) })];
    noteHappenings([mine, yours], [rolled('blue', 'hit')]);
    await rerender({ ...tray, view: mine });
    await fireEvent.keyDown(window, { key: 'Escape' });
    expect(screen.queryByLabelText('Dice')).toBeNull();
    await rerender({ ...tray, view: yours });
    expect(screen.queryByLabelText('Dice')).toBeNull();
  });

  test('makes buttons of dice that may be chosen, and of other answers', async () => {
    const send = vi.fn();
    const options = [option('reroll 2', ['die', '2']), option('none')];
    const shown = table({ dice: ['hit', 'skull'] }, { options, prompt: 'Which die?' });
    render(PlayPart, { ...tray, view: shown, send });
    expect(screen.getByText('Which die?')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Die 1/ })).toBeNull();
    await fireEvent.click(screen.getByRole('button', { name: 'Die 2: skull: Do reroll 2' }));
    expect(send).toHaveBeenLastCalledWith(0, 'reroll 2');
    await fireEvent.click(screen.getByRole('button', { name: 'Do none' }));
    expect(send).toHaveBeenLastCalledWith(0, 'none');
  });

  test('shows dice, shields and chances of a roll that is pointed at', async () => {
    const roll = option('roll', ['test', 'ladder'], ['agent', 'blue'], ['die', '1']);
    const passed = { id: 'passed', n: null, chance: 2, of: 8, text: 'passes: 1 in 4' };
    const odds = [{ text: '', weights: {}, icon: '', outcomes: [passed] }];
    const foreseen = [{ key: 'roll', sure: [], then: [], happened: [], odds }];
    // A die on the table stands for the option here, so that there is something to point at.
    const shown = table({ dice: ['hit'] }, { options: [roll] });
    const { rerender } = render(PlayPart, { ...tray, view: shown, foreseen });
    await fireEvent.mouseEnter(screen.getByRole('button', { name: /Do roll/ }));
    await vi.waitFor(() => expect(screen.getByText('passes: 1 in 4')).toBeTruthy());
    await rerender({ ...tray, view: table({}, { options: [roll] }), foreseen: [] });
    flushSync();
    expect(screen.getByRole('heading', { name: /blue would roll footing/ })).toBeTruthy();
    expect(screen.getByText('2 dice')).toBeTruthy();
  });
});

describe('chances', () => {
  test('are fractions in lowest terms; lines without one are left out', () => {
    const plain = { text: 'A', weights: { era: 2 }, icon: '', outcomes: [] };
    const hurt = { id: 'hurt', n: null, chance: 4, of: 6, text: 'hurts: 2 in 3' };
    const spread = { id: 'shields', n: 1, chance: 1, of: 6, text: 'one shield falls: 1 in 6' };
    const odds = [plain, { ...plain, outcomes: [hurt, spread] }];
    const found = { text: 'hurts: 2 in 3', outcome: 'hurt', n: null, top: 2, bottom: 3 };
    expect(chances(odds)[0]).toEqual(found);
    render(Odds, { odds, brief: true });
    expect(screen.getByText('hurts: 2 in 3')).toBeTruthy();
    expect(screen.queryByText(/one shield falls/)).toBeNull();
  });

  test('are no list where nothing is known', () => {
    render(Odds, { odds: [] });
    expect(screen.queryByRole('list')).toBeNull();
  });
});
