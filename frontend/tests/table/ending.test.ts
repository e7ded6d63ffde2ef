import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, test, vi } from 'vitest';

import { hasFinale, loadFinale } from '@/app/boards';
import { rays } from '@games/the_loop/board/art/rays';
import { standingsOf, verdictOf } from '@/table/ending/ending';
import Ending from '@/table/ending/Ending.svelte';
import { changesAt } from '@/table/ending/turnings';
import type { SeatView, OutcomeInfo } from '@/net/wire';
import { view, zone } from '@tests/fixtures';

afterEach(cleanup);

function outcome(winners: number[], scores: number[] = []): OutcomeInfo {
  return { code: 'end', text: 'it is over', winners, scores };
}

describe('how it ended', () => {
  test('is won or lost for the seats at the screen, and neither where they differ', () => {
    expect(verdictOf(outcome([0, 1]), [0], 2)).toBe('won');
    expect(verdictOf(outcome([]), [0], 2)).toBe('lost');
    expect(verdictOf(outcome([1]), [0], 2)).toBe('lost');
    expect(verdictOf(outcome([1]), [0, 1], 2)).toBe('over');
  });

  test('is for those who watch what it is for the whole table', () => {
    expect(verdictOf(outcome([0, 1]), [], 2)).toBe('won');
    expect(verdictOf(outcome([]), [], 2)).toBe('lost');
    expect(verdictOf(outcome([1]), [], 2)).toBe('over');
  });

  test('winners stand first, even with fewer points', () => {
    const seats = standingsOf(outcome([2], [5, 7, 1])).map(({ seat }) => seat);
    expect(seats).toEqual([2, 1, 0]);
    expect(standingsOf(outcome([0]))).toEqual([]);
  });

  test('a turning point tells which figures changed', () => {
    const gauges = [
      { id: 'missions', name: 'Missions', curves: [{ side: null, values: [0, 0, 1] }] },
      { id: 'points', name: 'Points', curves: [{ side: 'Ada', values: [2, 3, 5] }] },
    ];
    expect(changesAt(gauges, 1)).toEqual([{ name: 'Points, Ada', from: 2, to: 3 }]);
    expect(changesAt(gauges, 2).map(({ name }) => name)).toEqual(['Missions', 'Points, Ada']);
    expect(changesAt(gauges, 9)).toEqual([]);
  });
});

describe('the finale', () => {
  const agents = ['mr-time', 'v-girl'];

  function finished(winners: number[]): SeatView {
    const hands = agents.map((who) =>
      zone(`agent-zone-${who}`, { name: who, thing: 'mat', of: { agent: who } }),
    );
    const zones = [zone('spacetime'), zone('headquarters'), ...hands];
    return view({ zones, outcome: outcome(winners) });
  }

  async function drawn(winners: number[], game = 'the-loop'): Promise<HTMLElement> {
    const shown = finished(winners);
    const { container } = render(Ending, {
      view: shown,
      outcome: outcome(winners),
      game,
      mine: [0],
      players: 2,
      nameOf: String,
      isFresh: false,
    });
    if (hasFinale(game)) {
      await vi.waitFor(() => expect(container.querySelector('.picture svg')).not.toBeNull(), {
        timeout: 20_000, // a busy machine is slow to load it, not wrong
      });
    }
    return container;
  }

  test.each([
    ['won', [0, 1], 'Won', '.bar'],
    ['lost', [], 'Lost', '.loom'],
  ])(
    'of a match that is %s has a picture of its own, with all who took part',
    async (_, winners, word, part) => {
      const container = await drawn(winners);
      const shown = [...container.querySelectorAll('[data-agent]')];
      expect(shown.map((one) => one.getAttribute('data-agent'))).toEqual(agents);
      expect(container.querySelector(part)).not.toBeNull();
      expect(container.querySelector('.stamp')?.textContent).toContain(word);
      expect(screen.getByRole('heading', { name: 'it is over' })).toBeTruthy();
    },
  );

  test('of a game that nobody has drawn is the sentence alone', async () => {
    expect(await loadFinale('template')).toBeNull();
    const container = await drawn([], 'template');
    expect(container.querySelector('.picture')).toBeNull();
    expect(screen.getByRole('heading', { name: 'it is over' })).toBeTruthy();
  });

  test('rays are straight, and the arms of a vortex are not', () => {
    expect(rays(4, 100)).toHaveLength(4);
    const points = (path = ''): number => path.split('L').length;
    expect(points(rays(4, 100)[0])).toBe(4);
    expect(points(rays(4, 100, 1)[0])).toBeGreaterThan(20);
  });
});
