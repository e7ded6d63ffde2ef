import { cleanup, render, screen, within } from '@testing-library/svelte';
import { afterEach, describe, expect, test } from 'vitest';

import { hasFinale, loadEpilogue, loadFinale } from '@/app/boards';
import type { SummaryInfo } from '@/net/wire';
import { zone } from '@tests/fixtures';
import { runsOf } from '../scenes/runs';
import { END, note, page, part, table } from './table';

afterEach(cleanup);

const said = part('prose', '…');
const BOOK = zone('notebook-0', {
  zones: [
    page(2, 'cave', note('cave-a', 2, 'The sea cave', said), note('cave-b', 2, 'The dog', said)),
    page(2, 'quay', note('quay-a', 2, 'The quay')),
    page(1, 'quay', note('quay-a', 1, 'The quay', said), note('quay-b', 1, 'The boats', said)),
  ],
});
const OUTCOME = { code: 'out-of-time', text: 'given up', winners: [], scores: [] };
const over = table([END, BOOK], { outcome: OUTCOME }, 2);
const summary = (never: number): SummaryInfo => ({
  choices: 1,
  turnings: [],
  tallies: [],
  gauges: [{ id: 'unread', name: 'Unread', curves: [{ side: null, values: [9, never] }] }],
});

describe('the runs', () => {
  test('have a row for each place, with the cards that were read there in each of them', () => {
    expect(runsOf([BOOK])).toEqual([
      { place: 'quay', name: 'The quay', read: [1, 0] },
      { place: 'cave', name: 'The sea cave', read: [null, 1] },
    ]);
  });

  test('are none where nobody may read', () => {
    expect(runsOf([])).toEqual([]);
  });
});

describe('the end of a mission', () => {
  test('has a picture', async () => {
    expect(hasFinale('time-stories')).toBe(true);
    const Finale = await loadFinale('time-stories');
    if (!Finale) throw new Error('no finale');
    const { container } = render(Finale, { view: over });
    expect(container.querySelector('svg.lost')).toBeTruthy();
  });

  test('tells its last page, the runs, and how much was never found', async () => {
    const Epilogue = await loadEpilogue('time-stories');
    if (!Epilogue) throw new Error('no epilogue');
    render(Epilogue, { view: over, views: [over], summary: summary(7) });
    expect(screen.getByText('Iron meets rock.')).toBeTruthy();
    const cave = within(screen.getByRole('row', { name: /The sea cave/ }));
    expect(cave.getByText('not visited')).toBeTruthy();
    expect(cave.getByText('1 card read')).toBeTruthy();
    expect(screen.getByText(/7 cards that nobody has read/)).toBeTruthy();
  });

  test('is complete while the figures are on their way', async () => {
    const Epilogue = await loadEpilogue('time-stories');
    if (!Epilogue) throw new Error('no epilogue');
    render(Epilogue, { view: over, views: [over], summary: undefined });
    expect(screen.getByText('Iron meets rock.')).toBeTruthy();
    expect(screen.queryByText('Never found')).toBeNull();
  });
});
