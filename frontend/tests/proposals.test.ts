import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';

import { option, view } from './fixtures';
import Play from './Play.svelte';

afterEach(cleanup);

test('an option says which bots propose it, and why', () => {
  const shown = view({
    options: [option('roof'), option('cellar')],
    proposals: [
      { seat: 1, key: 'roof', text: 'We have not been there yet.' },
      { seat: 2, key: 'roof', text: 'We are not done there.' },
    ],
  });
  render(Play, { view: shown, send: vi.fn() });
  const [roof, cellar] = screen
    .getAllByRole('button')
    .map((button) => button.textContent.replaceAll(/\s+/g, ' '));
  expect(roof).toContain('Player B proposes this: We have not been there yet.');
  expect(roof).toContain('Player C proposes this: We are not done there.');
  expect(cellar).not.toContain('proposes');
});
