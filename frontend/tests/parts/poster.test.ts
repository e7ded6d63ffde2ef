import { cleanup, render } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';

import { loadPoster } from '@/app/boards';
import Poster from '@/parts/Poster.svelte';

afterEach(cleanup);

const DRAWN = ['the-loop', 'loop-inc', 'time-stories'];

async function drawing(game: string): Promise<string> {
  const { container } = render(Poster, { game });
  await vi.waitFor(() => {
    expect(container.querySelector('.poster > svg')).not.toBeNull();
  });
  return container.innerHTML;
}

test('each of our games has a picture of its own', async () => {
  const pictures = await Promise.all(DRAWN.map(drawing));
  expect(new Set(pictures).size).toBe(DRAWN.length);
});

test('a game that nobody has drawn gets a clock', async () => {
  expect(await loadPoster('game-of-a-pack')).toBeNull();
  expect(await drawing('game-of-a-pack')).toContain('class="hands');
});
