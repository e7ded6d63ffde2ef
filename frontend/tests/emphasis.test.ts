import { expect, test } from 'vitest';
import { plain, runs } from '../src/emphasis';

test('emphasis parts a text into runs', () => {
  expect(runs('The *Aurore* by the **boats**.')).toEqual([
    { words: 'The ', weight: 'plain' },
    { words: 'Aurore', weight: 'soft' },
    { words: ' by the ', weight: 'plain' },
    { words: 'boats', weight: 'strong' },
    { words: '.', weight: 'plain' },
  ]);
});

test('a lone star is a star, and markup of pages stays text', () => {
  expect(runs('2 * 3 * 4 <b>')).toEqual([{ words: '2 * 3 * 4 <b>', weight: 'plain' }]);
});

test('read aloud, emphasis is silent', () => {
  expect(plain('*Stop*, **stop**')).toBe('Stop, stop');
});
