import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';

import { TableStore } from '../src/net/store.svelte';
import { FakeNetwork } from './fake-socket';
import { option, proposal, snapshot, step, view } from './fixtures';
import Play from './Play.svelte';

afterEach(cleanup);

test('an option says which bots propose it, and why', () => {
  const shown = view({
    options: [option('roof'), option('cellar')],
    proposals: [
      proposal(1, 'roof', 'We have not been there yet.'),
      proposal(2, 'roof', 'We are not done there.'),
      proposal(2, 'cellar', 'Pink goes to the cellar.', true),
    ],
  });
  render(Play, { view: shown, send: vi.fn() });
  const [roof, cellar] = screen
    .getAllByRole('button')
    .map((button) => button.textContent.replaceAll(/\s+/g, ' '));
  expect(roof).toContain('Player B proposes this: We have not been there yet.');
  expect(roof).toContain('Player C proposes this: We are not done there.');
  expect(cellar).not.toContain('proposes');
  expect(cellar).not.toContain('Pink');
});

test('a proposal comes a moment after the options, with the same version', () => {
  const network = new FakeNetwork();
  const store = new TableStore(network.open, 'en');
  store.connect();
  network.last.accept();
  network.last.tell(snapshot(3, { seats: [view({ options: [option('roof')] })] }));
  const proposals = [proposal(1, 'roof', 'We have not been there yet.')];
  network.last.tell(step(3, { seats: [view({ options: [option('roof')], proposals })] }));
  expect(store.seats[0]?.proposals).toEqual(proposals);
  expect(store.log).toEqual([]);
  store.close();
});
