import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { Visit } from '@/table/visit.svelte';
import { line, zone } from '@tests/fixtures';
import { bookOf, entryInFull } from '../notebook/book';
import { mentions } from '../notebook/mentions';
import { finds, stretches } from '../notebook/search';
import PlayScenes from './PlayScenes.svelte';
import { note, page, part, table } from './table';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const MAN = note('quay-c', 1, 'The fisherman', part('prose', 'He mends a net.'));
const mine = zone('notebook-0', {
  zones: [page(2, 'quay', note('quay-c', 2, 'The fisherman')), page(1, 'quay', MAN)],
});
const other = zone('notebook-1', {
  zones: [
    page(1, 'quay', note('quay-a', 1, 'The quay', part('prose', 'Mud, masts.')), MAN),
    page(1, 'café', note('cafe-b', 1, 'The stove', part('prose', 'Un café brûlant.'))),
  ],
});

describe('the book', () => {
  const book = bookOf([mine, other], (name) => name);

  test('has the newest run first, and what two seats have seen once', () => {
    expect(book.map((run) => run.run)).toEqual([2, 1]);
    const [, first] = book;
    expect(first?.chapters.map((chapter) => chapter.place)).toEqual(['quay', 'café']);
    expect(first?.chapters[0]?.entries.map((entry) => entry.leaf)).toEqual(['quay-c', 'quay-a']);
  });

  test('says since when something is known, and where it stands in full', () => {
    expect(book[0]?.chapters[0]?.entries[0]?.since).toBe(1);
    expect(entryInFull(book, 'quay-c')?.prose).toBe('He mends a net.');
  });
});

describe('searching', () => {
  test('minds neither case nor accents', () => {
    expect(finds('Un café brûlant', 'BRULANT cafe')).toBe(true);
    expect(finds('Un café brûlant', 'thé')).toBe(false);
    expect(finds('l’homme', "l'homme")).toBe(true);
  });

  test('marks what was found as it is written', () => {
    expect(stretches('Un café brûlant', 'cafe')).toEqual([
      { text: 'Un ', isHit: false },
      { text: 'café', isHit: true },
      { text: ' brûlant', isHit: false },
    ]);
    expect(stretches('abc', '')).toEqual([{ text: 'abc', isHit: false }]);
  });
});

describe('mentions', () => {
  const names = [
    { name: 'The man', leaf: 'a' },
    { name: 'The man with the light', leaf: 'b' },
    { name: 'Le pêcheur', leaf: 'c' },
  ];

  test('are the longest names in a text, with or without @', () => {
    expect(mentions('Ask @The man with the light.', names)).toEqual([
      { text: 'Ask ', leaf: null },
      { text: 'The man with the light', leaf: 'b' },
      { text: '.', leaf: null },
    ]);
    expect(mentions('le pecheur ment', names)[0]).toEqual({ text: 'le pecheur', leaf: 'c' });
  });

  test('are no parts of other words', () => {
    expect(mentions('the mansion', names)).toEqual([{ text: 'the mansion', leaf: null }]);
    expect(mentions('bathe man', names)).toEqual([{ text: 'bathe man', leaf: null }]);
  });
});

describe('the notebook', () => {
  function show(): Visit {
    const visit = new Visit('t', null);
    visit.store.notes = [
      line(4, { kind: 'note', sentences: ['Ask the fisherman again.'], chapter: ['Run 1'] }),
      line(5, { kind: 'note', sentences: ['Nothing here.'], chapter: ['Run 1'] }),
    ];
    const views = [table([mine], {}, 2), table([other], { seat: 1 }, 2)];
    render(PlayScenes, { views, visit, sheet: 'notebook' });
    return visit;
  }
  const pages = () => within(screen.getByRole('region', { name: 'Seen' }));

  test('leads from a known scene to the page where it stands', async () => {
    show();
    await fireEvent.click(pages().getByRole('button', { name: 'The fisherman' }));
    const entry = screen.getByText('He mends a net.').closest('details');
    expect(entry?.open).toBe(true);
  });

  test('leads from a note to the card it speaks of', async () => {
    show();
    await fireEvent.click(screen.getByRole('button', { name: 'the fisherman' }));
    expect(screen.getByText('He mends a net.').closest('details')?.open).toBe(true);
  });

  test('is searched as one: pages and notes', async () => {
    show();
    await fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'CAFE brulant' } });
    expect(screen.getByText('1 page found')).toBeTruthy();
    expect(pages().getByText('brûlant').tagName).toBe('MARK');
    expect(screen.queryByText('Nothing here.')).toBeNull();
  });
});
