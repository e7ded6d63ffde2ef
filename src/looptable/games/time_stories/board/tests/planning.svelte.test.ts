import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { preferences } from '@/app/preferences.svelte';
import type { AheadInfo, Option, PlannedChoice, SeatView } from '@/net/wire';
import { Picking } from '@/table/question/picking.svelte';
import { option, piece, view } from '@tests/fixtures';
import { BoardState } from '../boardState.svelte';
import { isVote, Planning } from '../deciding/planning.svelte';
import { agent } from './table';

const deed = (key: string, doing: string, who: string, ...more: [string, string][]): Option =>
  option(key, ['deed', doing], ['agent', who], ...more);
/** The question behind some choices. */
const behind = (after: string[], options: Option[]): AheadInfo => ({ after, options, prompt: '' });
const leave = option('leave', ['deed', 'leave']);

/** The deeds of an agent before a test: go to the boats, roll, or nothing. */
const deeds = (who: string): Option[] => [
  deed('boats', 'move', who, ['space', 'boats']),
  deed('roll', 'roll', who, ['test', 'fisherman']),
  deed('nothing', 'nothing', who),
];

/** Two agents of a seat: the second is asked behind a choice of the first. */
function seat(number: number, first: string, second: string, more: Partial<SeatView> = {}) {
  return view({
    seat: number,
    options: [...deeds(first), leave],
    ahead: [behind(['nothing'], [...deeds(second), leave])],
    ...more,
  });
}

const TEAM = [seat(0, 'blue', 'pink'), seat(1, 'green', 'yellow')];

function sit(views: SeatView[] = TEAM) {
  let shown = $state.raw(views);
  const plan = vi.fn<(choices: PlannedChoice[]) => void>();
  const send = vi.fn();
  const picking = new Picking(
    () => shown[0] ?? null,
    () => false,
    send,
    () => Promise.resolve([]),
    undefined,
    { views: () => shown, plan },
  );
  picking.isVote = isVote;
  const planning = new Planning(picking, new BoardState());
  const look = (...next: SeatView[]): void => {
    shown = next;
  };
  const intend = (who: string, key: string): void => {
    const found = planning.agents.find((one) => one.agent === who);
    planning.intend(who, found?.options.find((one) => one.key === key) as Option);
  };
  const sent = (): string[] =>
    plan.mock.calls.flatMap(([choices]) => choices.map(({ seat: one, key }) => `${one} ${key}`));
  return { planning, picking, look, intend, sent, send };
}

beforeEach(() => localStorage.clear());
afterEach(() => (preferences.confirm = false));

describe('a unit of time of one person with two seats', () => {
  test('has all four agents, each with its own deeds', () => {
    const { planning } = sit();
    expect(planning.agents.map((one) => one.agent)).toEqual(['blue', 'pink', 'green', 'yellow']);
    expect(planning.agents.map((one) => one.options.length)).toEqual([3, 3, 3, 3]);
    expect(planning.next).toBe('blue');
  });

  test('is sent in the order in which seats are asked; those without a deed do nothing', () => {
    const { planning, intend, sent } = sit();
    intend('green', 'roll');
    intend('pink', 'boats');
    expect(planning.idlers.map((one) => one.agent)).toEqual(['blue', 'yellow']);
    planning.confirm();
    expect(sent()).toEqual(['0 nothing', '0 boats', '1 roll', '1 nothing']);
  });

  test('the same deed again takes it back', () => {
    const { planning, intend } = sit();
    intend('blue', 'roll');
    expect(planning.next).toBe('pink');
    intend('blue', 'roll');
    expect(planning.intended('blue')).toBe(null);
    expect(planning.next).toBe('blue');
  });

  test('a plan is forgotten with the question that it answers', () => {
    const { planning, intend, look } = sit();
    intend('blue', 'roll');
    const [one, other] = TEAM as [SeatView, SeatView];
    look({ ...one, options: one.options.slice(1) }, other);
    expect(planning.intended('blue')).toBe(null);
    look(...TEAM);
    expect(planning.intended('blue')?.key).toBe('roll');
  });

  test('where somebody must enter, nobody stays behind', () => {
    const entries = (who: string): Option[] => [deed('boats', 'enter', who, ['space', 'boats'])];
    const { planning, intend, sent } = sit([
      view({ options: entries('blue'), ahead: [behind(['boats'], entries('pink'))] }),
    ]);
    expect(planning.isEntry).toBe(true);
    intend('blue', 'boats');
    expect(planning.isReady).toBe(false);
    intend('pink', 'boats');
    expect(planning.isReady).toBe(true);
    planning.confirm();
    expect(sent()).toEqual(['0 boats', '0 boats']);
  });
});

describe('somebody who has just rolled', () => {
  const did = piece('did-blue', { thing: 'did', of: { doing: 'roll' } });
  const rolled = seat(0, 'blue', 'pink', { zones: [agent('blue', 0, { pieces: [did] })] });

  test('goes on rolling without a word', () => {
    const { planning, sent } = sit([rolled]);
    expect(planning.intended('blue')?.key).toBe('roll');
    expect(planning.intended('pink')).toBe(null);
    planning.confirm();
    expect(sent()).toEqual(['0 roll', '0 nothing']);
  });

  test('may be told to stop', () => {
    const { planning, intend } = sit([rolled]);
    intend('blue', 'roll');
    expect(planning.intended('blue')).toBe(null);
  });
});

describe('one deed for several', () => {
  test('of everybody is the whole plan, and sent at once', () => {
    const { planning, sent } = sit();
    planning.together(deed('roll', 'roll', 'blue'));
    expect(sent()).toEqual(['0 roll', '0 roll', '1 roll', '1 roll']);
  });

  test('of some waits for the others', () => {
    const [one] = TEAM as [SeatView];
    const idle = view({ seat: 1, options: [deed('nothing', 'nothing', 'green')] });
    const { planning, sent } = sit([one, idle]);
    const [first, ...rest] = planning.common;
    expect(first).toMatchObject({ option: { key: 'nothing' }, agents: ['blue', 'pink', 'green'] });
    expect(rest.map((common) => common.agents)).toEqual([
      ['blue', 'pink'],
      ['blue', 'pink'],
    ]);
    planning.together(deed('roll', 'roll', 'blue'));
    expect(sent()).toEqual([]);
    planning.confirm();
    expect(sent()).toEqual(['0 roll', '0 roll', '1 nothing']);
  });

  test('waits for a second word where one is wished for, or something warns of it', () => {
    preferences.confirm = true;
    const asked = sit();
    asked.planning.together(deed('roll', 'roll', 'blue'));
    expect(asked.sent()).toEqual([]);
    preferences.confirm = false;
    const [one] = TEAM as [SeatView];
    const risky = one.options.map((each) => ({ ...each, warnings: ['It bites.'] }));
    const warned = sit([{ ...one, options: risky }]);
    warned.planning.together(deed('roll', 'roll', 'blue'));
    expect(warned.sent()).toEqual([]);
    expect(warned.planning.intended('blue')?.key).toBe('roll');
  });
});

describe('votes', () => {
  test('are given for all seats of a person at once', () => {
    const { planning, sent } = sit();
    expect(planning.votes.map(({ key }) => key)).toEqual(['leave']);
    planning.vote(leave);
    expect(sent()).toEqual(['0 leave', '1 leave']);
  });

  test('for a place, and for another run, too, wherever they are picked', () => {
    const chapel = option('chapel', ['place', 'chapel']);
    const { picking, sent, look, send } = sit([
      view({ seat: 1, options: [chapel] }),
      view({ seat: 0, options: [chapel] }),
    ]);
    picking.pick(chapel);
    expect(sent()).toEqual(['0 chapel', '1 chapel']);
    look(view({ seat: 1, options: [chapel] }), view({ seat: 0 }));
    picking.pick(chapel);
    expect(send).toHaveBeenCalledWith(1, 'chapel');
  });

  test('an answer of one seat is no vote', () => {
    const yes = option('yes');
    const { picking, sent, send } = sit([
      view({ options: [yes] }),
      view({ seat: 1, options: [yes] }),
    ]);
    picking.pick(yes);
    expect(sent()).toEqual([]);
    expect(send).toHaveBeenCalledWith(0, 'yes');
  });
});

describe('something that takes no action', () => {
  const offer = deed('offer oil', 'free', 'pink', ['offer', 'oil']);

  test('is done at once, by the way that leads to it', () => {
    const { planning, sent } = sit([
      seat(0, 'blue', 'pink', { ahead: [behind(['first pink'], [offer])] }),
    ]);
    const [free] = planning.freeAt('offer', 'oil');
    expect(free?.agent).toBe('pink');
    planning.act(free as NonNullable<typeof free>);
    expect(sent()).toEqual(['0 first pink', '0 offer oil']);
  });

  test('in the middle of it, a plan begins with the way back', () => {
    const done = option('done', ['deed', 'done'], ['agent', 'pink']);
    const { planning, intend, sent } = sit([
      view({
        options: [done, offer],
        ahead: [behind(['done'], deeds('blue')), behind(['done', 'nothing'], deeds('pink'))],
      }),
    ]);
    expect(planning.isFree).toBe(true);
    intend('blue', 'roll');
    planning.confirm();
    expect(sent()).toEqual(['0 done', '0 roll', '0 nothing']);
  });
});

describe('a lesson', () => {
  test('is about the agent who is asked first, whose deed is taken at once', () => {
    const { planning, picking } = sit();
    expect(planning.isAlone).toBe(false);
    picking.lesson = { id: 'test', key: 'roll', text: 'Roll.', shows: [] };
    expect(planning.taught).toBe('blue');
    expect(planning.chooser).toBe('blue');
    expect(planning.isAlone).toBe(true);
  });
});
