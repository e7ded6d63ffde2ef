import { render, screen } from '@testing-library/svelte';
import { describe, expect, test } from 'vitest';

import { tintOfColour } from '@/kit/figure';
import { isDrawn } from '@/kit/icons';
import type { Book, Chapter, Span } from '@/net/wire';
import ChapterText from '@/parts/book/ChapterText.svelte';
import { marked } from '@/parts/book/marking';
import { asked, search } from '@/parts/book/search';
import { Finder } from '@/parts/terms';

const span = (text: string, more: Partial<Span> = {}): Span => ({
  text,
  style: 'plain',
  to: '',
  parts: [],
  ...more,
});
const goal: Chapter = {
  id: 'goal',
  title: 'The goal',
  blocks: [{ type: 'paragraph', spans: [span('You win together, or you fail.')] }],
  terms: [],
  rules: [],
};
const death: Chapter = {
  id: 'death',
  title: 'Death and the vortex',
  blocks: [
    { type: 'subheading', text: 'Back again' },
    {
      type: 'bullets',
      ordered: true,
      items: [[span('Wait in the vortex, then roll a die.')], [span('A die is a die.')]],
    },
    { type: 'grid', head: [[span('Shield')]], rows: [[[span('Épreuve', { style: 'strong' })]]] },
    {
      type: 'pictures',
      figures: [span('A skull', { style: 'figure', parts: [{ part: 'die', name: 'skull' }] })],
    },
    { type: 'aside', spans: [span('See '), span('the goal', { style: 'link', to: 'goal' })] },
  ],
  terms: ['vortex'],
  rules: [],
};
const book: Book = { title: 'A game', chapters: [goal, death] };
const die = { id: 'die', forms: ['die', 'dice'], text: 'Has six faces.', chapter: 'goal' };
const vortex = { id: 'vortex', forms: ['vortex'], text: 'A way out.', chapter: 'death' };
const IGNORED = 'how do i the';

describe('a search', () => {
  const first = (question: string): string | undefined =>
    search(book, [die, vortex], asked(question, IGNORED))[0]?.chapter;

  test.each([
    ['how do I win', 'goal'],
    ['winning', 'goal'],
    ['failed', 'goal'],
    ['vortx', 'death'],
    ['vrotex', 'death'],
    ['epreuve', 'death'],
    ['dice', 'goal'],
    ['nowhere', undefined],
  ])('for “%s” finds %s', (question, chapter) => expect(first(question)).toBe(chapter));

  test('counts small words only where there are no others', () => {
    expect(asked('how do I', IGNORED)).toEqual(['how', 'do', 'i']);
    expect(asked('How do I roll?', IGNORED)).toEqual(['roll']);
  });

  test('puts a chapter with the word in its title first, and shows the line that has it', () => {
    const [hit] = search(book, [vortex], ['vortex']);
    expect(hit).toMatchObject({ title: 'Death and the vortex' });
    expect(hit?.text).toBe('Wait in the vortex, then roll a die.');
  });
});

test('a word of the glossary that was asked for as it is comes before longer ones', () => {
  const mega = { ...vortex, id: 'mega-vortex', forms: ['mega vortex'], text: 'A worse vortex.' };
  const titles = search({ title: '', chapters: [] }, [mega, vortex], ['vortex']);
  expect(titles.map((hit) => hit.title)).toEqual(['vortex', 'mega vortex']);
});

test('a word of another chapter is marked where it stands first, its own words never', () => {
  const finder = new Finder([die, vortex]);
  const terms = marked(death, finder).flatMap((block) =>
    block.type === 'bullets' ? block.items.flat() : [],
  );
  expect(terms.filter((one) => 'term' in one).map((one) => one.text)).toEqual(['die']);
});

test('every kind of block is drawn, with its links and the words of its drawings', () => {
  const { container } = render(ChapterText, { chapter: death, game: 'a-game' });
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Back again');
  expect(screen.getByRole('list').tagName).toBe('OL');
  expect(screen.getByRole('columnheader').textContent).toBe('Shield');
  expect(screen.getByRole('figure').textContent).toContain('A skull');
  expect(screen.getByRole('link', { name: 'the goal' }).getAttribute('href')).toBe(
    '/rules/a-game?chapter=goal',
  );
  expect(container.querySelector('.die svg')).not.toBeNull();
});

const BOOKS = import.meta.glob<string>('../../../src/looptable/games/*/rulebook/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const CUBES = ['rift', 'energy', 'perpetual', 'spark'];
const CAN_DRAW: Record<string, (name: string) => boolean> = {
  icon: isDrawn,
  die: (name) => name === 'blank' || isDrawn(name) || /^[1-6]$/.test(name),
  cube: (name) => CUBES.includes(name),
  token: (name) => isDrawn(name) || tintOfColour(name) !== null,
  shield: (name) => name === 'plain' || isDrawn(name),
};

describe('drawings that rulebooks name', () => {
  test('there are rulebooks', () => expect(Object.keys(BOOKS).length).toBeGreaterThan(1));

  test.each(Object.entries(BOOKS))('%s', (_, source) => {
    const parts = [...source.matchAll(/!\[[^\]]*\]\(([^)]*)\)/g)].flatMap(
      (found) => found[1]?.split(/\s+/) ?? [],
    );
    expect(parts.length).toBeGreaterThan(0);
    const unknown = parts.filter((word) => {
      const [part = '', name = ''] = word.split(':');
      return !CAN_DRAW[part]?.(name);
    });
    expect(unknown).toEqual([]);
  });
});
