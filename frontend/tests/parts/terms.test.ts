import { expect, test } from 'vitest';

import { Finder } from '@/parts/terms';

const rift = { id: 'rift', forms: ['rift', 'rifts'], text: 'A hole.', chapter: '' };
const era = { id: 'era', forms: ['era', 'eras'], text: 'An age.', chapter: '' };
const origin = {
  id: 'origin-era',
  forms: ['origin era'],
  text: 'Where it comes from.',
  chapter: '',
};
const finder = new Finder([rift, era, origin]);

function terms(sentence: string): [string, string | undefined][] {
  return finder.parts(sentence).map((part) => [part.text, part.term?.id]);
}

test('terms are found in any form, as whole words, where they stand first', () => {
  expect(terms('Rifts in the era: a rift drifts.')).toEqual([
    ['Rifts', 'rift'],
    [' in the ', undefined],
    ['era', 'era'],
    [': a rift drifts.', undefined],
  ]);
});

test('the longer term is meant', () => {
  expect(terms('its origin era')).toEqual([
    ['its ', undefined],
    ['origin era', 'origin-era'],
  ]);
});

test('a word with an accent beside it is another word', () => {
  const french = new Finder([{ id: 'era', forms: ['ère'], text: '', chapter: '' }]);
  expect(french.parts('la colère')).toEqual([{ text: 'la colère', term: null }]);
});

test('without terms a sentence is as it is', () => {
  expect(new Finder([]).parts('a rift')).toEqual([{ text: 'a rift', term: null }]);
  expect(finder.parts('')).toEqual([{ text: '', term: null }]);
});
