import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { compose, NOBODY, SHOWN, type Setting } from '../motion/choreography';
import { way } from '../spacetime/ring';
import { isOwn, noteHappenings } from '@/net/events';
import { LONGEST, type Cue, type Effect } from '@/kit/motion/score';
import { tag } from '@/kit/motion/tag';
import type { Happening, SeatView } from '@/net/wire';
import { line, view } from '@tests/fixtures';

const ERAS = ['dawn', 'medieval', 'renaissance', 'industrial', 'globalization', 'robots', 'end'];
const SETTING: Setting = {
  ...NOBODY,
  eras: ERAS,
  where: new Map([
    [tag('agent', 'v-girl'), 'dawn'],
    [tag('clone', 'dawn-robots'), 'globalization'],
  ]),
  names: new Map([['v-girl', 'V-Girl']]),
};

function happening(kind: string, data: Happening['data'] = {}): Happening {
  return { kind, data, text: '' };
}

const falls = (era: string) => happening('rift-falls', { era });

function cues(...happened: Happening[]): Cue[] {
  return compose(happened, SETTING).cues;
}

type Move = Extract<Effect, { do: 'move' }>;

function moves(...happened: Happening[]): Move[] {
  return cues(...happened).flatMap(({ effect }) => (effect.do === 'move' ? [effect] : []));
}

describe('the choreography', () => {
  test('knows every event that the game tells, but for those that are only said', () => {
    const text = readFileSync(join(import.meta.dirname, '../../text/en.toml'), 'utf-8');
    const section = text.split('\n[event]\n')[1]?.split('\n[')[0] ?? '';
    const kinds = [...section.matchAll(/^([a-z-]+) = /gm)].map((match) => match[1] ?? '');
    expect(kinds.length).toBeGreaterThan(40);
    expect(kinds.filter((kind) => !SHOWN.has(kind)).sort()).toEqual(['drops', 'forced', 'over']);
    expect([...SHOWN].filter((kind) => !kinds.includes(kind))).toEqual([]);
  });

  test('turns the machine first, then rifts fall one after the other from their chutes', () => {
    const found = cues(
      happening('foo-visits', { era: 'dawn' }),
      happening('drops', { n: 2 }),
      falls('end'),
      falls('medieval'),
    );
    expect(found[0]?.effect.do).toBe('turn');
    const cubes = found.filter(({ effect }) => effect.do === 'move' && effect.heap === 'in');
    expect(cubes.map(({ effect }) => (effect as Move).from?.[0])).toEqual([
      tag('chute', 'end'),
      tag('chute', 'medieval'),
    ]);
    const [turn, one, other] = [found[0], ...cubes].map((cue) => cue?.start ?? -1);
    expect(turn).toBeLessThan(one ?? 0);
    expect(one).toBeLessThan(other ?? 0);
  });

  test('a step is over soon, however much happens', () => {
    const score = compose(
      Array.from({ length: 30 }, () => falls('dawn')),
      SETTING,
    );
    expect(score.span).toBeCloseTo(LONGEST);
    expect(score.cues).toHaveLength(30);
  });

  test('pawns and clones walk along the ring, on from where they came', () => {
    const [first, second] = moves(
      happening('agent-moves', { agent: 'v-girl', era: 'robots' }),
      happening('agent-moves', { agent: 'v-girl', era: 'industrial' }),
    );
    expect(first?.via).toEqual([tag('era', 'end')]);
    expect(second?.via).toEqual([tag('era', 'globalization')]);
    expect(SETTING.where.get(tag('agent', 'v-girl'))).toBe('dawn');
  });

  test('a clone bursts where it meets itself', () => {
    const data = { clone: 'dawn-robots', era: 'robots' };
    const found = cues(
      happening('clone-moves', { ...data, from_era: 'globalization' }),
      happening('clone-destroyed', data),
    );
    const burst = found.find(({ effect }) => effect.do === 'burst');
    expect(burst?.effect).toMatchObject({ at: [tag('era', 'robots')] });
    expect(burst?.start).toBeGreaterThan(found[0]?.start ?? 0);
  });

  test('a vortex swallows as many rifts as it tells of', () => {
    const gone = moves(
      happening('vortex', { era: 'dawn' }),
      happening('vortex-clears', { era: 'dawn', n: 4 }),
    );
    expect(gone.map(({ piece, heap, manner }) => [piece, heap, manner])).toEqual(
      Array.from({ length: 4 }, () => [tag('rift', 'dawn'), 'out', 'swallow']),
    );
  });

  test('cards come from and go to the piles of their agent, alone to the common ones', () => {
    const data = { card: 'kettle', agent: 'v-girl' };
    const [out] = moves(happening('discards', data));
    expect(out).toMatchObject({ piece: tag('card', 'kettle'), to: [tag('discard', 'v-girl')] });
    const alone = { ...SETTING, deck: () => 'mr-time' };
    const score = compose([happening('draws', data)], alone);
    expect(score.cues[0]?.effect).toMatchObject({ from: [tag('draw', 'mr-time')] });
  });

  test('what it does not know needs no time', () => {
    expect(compose([happening('something-new')], SETTING)).toMatchObject({ cues: [], span: 0 });
  });
});

test('the way around the ring is the shorter one', () => {
  expect(way(0, 3, 7)).toEqual([1, 2]);
  expect(way(0, 5, 7)).toEqual([6]);
  expect(way(2, 2, 7)).toEqual([]);
  expect(way(-1, 2, 7)).toEqual([]);
});

describe('what led to a view', () => {
  function led(happened: Happening[], sentences: string[], seat = 0): SeatView {
    const found = view();
    noteHappenings([found], happened, [line(1, { seat, sentences })]);
    return found;
  }

  test('a step is told from whose choice it was', () => {
    expect(isOwn(led([], [], 0))).toBe(true);
    expect(isOwn(led([], [], 1))).toBe(false);
  });
});
