import { describe, expect, test } from 'vitest';

import { SHOWN } from '../motion/choreography';
import { byPlace, FORESEEN, fraction, marksOf, oddsOf } from '../motion/previews';
import { tag } from '@/kit/motion/tag';
import type { Happening } from '@/net/wire';

const ERAS = new Map([
  ['zone of dawn', tag('era', 'dawn')],
  ['zone of end', tag('era', 'end')],
]);

function happening(kind: string, data: Happening['data'] = {}): Happening {
  return { kind, data, text: '' };
}

describe('previews', () => {
  test('are of events that can be shown when they happen', () => {
    expect([...FORESEEN].filter((kind) => !SHOWN.has(kind))).toEqual([]);
  });

  test('a pawn is drawn where it would stand in the end, and crossed out where it stands', () => {
    const marks = marksOf([
      happening('energy-spent', { era: 'end', n: 1 }),
      happening(tag('agent', 'moves'), { agent: 'v-girl', era: 'dawn' }),
      happening(tag('agent', 'moves'), { agent: 'v-girl', era: 'medieval' }),
    ]);
    expect(marks).toEqual([
      { at: tag('era', 'end'), sign: '−', icon: 'energy', n: 1 },
      { at: tag('agent', 'v-girl'), sign: '×', icon: '', n: 0 },
      { at: tag('era', 'medieval'), sign: '→', icon: '', n: 0, piece: tag('agent', 'v-girl') },
    ]);
  });

  test('a clone that would meet itself is crossed out there', () => {
    const data = { clone: 'dawn-robots', era: 'robots' };
    const marks = marksOf([
      happening('clone-moves', { ...data, from_era: 'dawn' }),
      happening('clone-destroyed', data),
    ]);
    expect(marks.find((one) => one.piece)).toMatchObject({ at: tag('era', 'robots'), sign: '×' });
    expect(marks.filter((one) => one.piece)).toHaveLength(1);
  });

  test('what is alike is counted, more and less apart', () => {
    const added = happening('energy-added', { era: 'dawn' });
    const marks = marksOf([added, added, happening('rift-removed', { era: 'dawn', n: 2 })]);
    expect(byPlace(marks).get(tag('era', 'dawn'))).toEqual([
      { at: tag('era', 'dawn'), sign: '+', icon: 'energy', n: 2 },
      { at: tag('era', 'dawn'), sign: '−', icon: 'rift', n: 2 },
    ]);
  });

  test('cards say what becomes of them, and missions how far they would be', () => {
    const marks = marksOf([
      happening('loops', { agent: 'v-girl', dimension: 'star' }),
      happening('readied', { card: 'kettle', agent: 'v-girl' }),
      happening('uses', { card: 'mixtape', agent: 'v-girl' }),
      happening('progress', { mission: 'reruns', era: 'dawn', n: 3 }),
    ]);
    expect(marks.map(({ at, sign, n, icon }) => [at, `${sign}${n || ''}`, icon])).toEqual([
      [tag('card', 'kettle'), '→', 'loop'],
      [tag('card', 'mixtape'), '→', 'exhausted'],
      [tag('mission', 'reruns'), '+1', 'mission'],
    ]);
  });

  test('chance is a reduced fraction at each place, with what it is about', () => {
    const weights = { 'zone of dawn': 2, 'zone of end': 4, 'no zone': 0 };
    const marks = oddsOf([{ text: 'Next', weights, icon: 'foo', outcomes: [] }], ERAS);
    expect(marks.map(({ at, odds, icon }) => [at, odds, icon])).toEqual([
      [tag('era', 'dawn'), '1/3', 'foo'],
      [tag('era', 'end'), '2/3', 'foo'],
    ]);
    expect(fraction(1, 1)).toBe('1/1');
    expect(
      oddsOf(
        [{ text: 'Who knows', weights: { 'zone of dawn': 1 }, icon: '', outcomes: [] }],
        ERAS,
      )[0]?.icon,
    ).toBe('die');
  });

  test('nothing is drawn of what nobody knows', () => {
    expect(marksOf([happening('something-new', { era: 'dawn' })])).toEqual([]);
    expect(oddsOf([{ text: 'Anything', weights: {}, icon: '', outcomes: [] }], ERAS)).toEqual([]);
  });
});
