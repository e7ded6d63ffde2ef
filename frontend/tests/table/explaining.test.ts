import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { option, piece, view, zone } from '@tests/fixtures';
import Play from '@tests/Play.svelte';
import PlayBoard from '@tests/PlayBoard.svelte';

const TERMS = [
  { id: 'rift', forms: ['rift', 'rifts'], text: 'A hole in time.' },
  { id: 'era', forms: ['era'], text: 'An age.' },
];

beforeEach(() => {
  vi.stubGlobal('fetch', (url: URL) =>
    Promise.resolve(Response.json(url.pathname.endsWith('/glossary') ? TERMS : {})),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const KETTLE = piece('card-kettle', {
  name: 'Kettle',
  text: 'Remove 1 **rift** from your era: a rift is gone.',
});
const PLAIN = piece('card-spoon', { name: 'Spoon', text: 'Draw 1 card.' });

function table() {
  const hand = zone('hand', { kind: 'hand', owner: 0, pieces: [KETTLE, PLAIN] });
  return view({ options: [option('use', ['card', 'kettle'])], zones: [hand] });
}

describe('a card on the generic table', () => {
  test('explains the terms of its text when it is asked', async () => {
    const send = vi.fn();
    render(Play, { view: table(), send });
    await fireEvent.click(await screen.findByRole('button', { name: 'What is Kettle?' }));
    const rift = screen.getByRole('button', { name: 'rift' });
    expect(rift.className).toContain('strong');
    await fireEvent.click(rift);
    expect(rift.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByRole('note').textContent).toBe('rift: A hole in time.');
    await fireEvent.click(rift);
    expect(screen.queryByRole('note')).toBeNull();
    expect(send).not.toHaveBeenCalled();
  });

  test('has nothing to ask for where no word can be explained', async () => {
    render(Play, { view: table(), send: vi.fn() });
    await screen.findByRole('button', { name: 'What is Kettle?' });
    expect(screen.queryByRole('button', { name: 'What is Spoon?' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'rift' })).toBeNull();
  });

  test('has no button inside of a button', async () => {
    const { container } = render(Play, { view: table(), send: vi.fn() });
    await fireEvent.click(await screen.findByRole('button', { name: 'What is Kettle?' }));
    expect(container.querySelector('button button')).toBeNull();
    expect(container.querySelectorAll('[data-target="card-kettle"]')).toHaveLength(1);
  });
});

describe('a card that was opened on the board of The LOOP', () => {
  test('explains its terms below its picture', async () => {
    const shown = view({
      zones: [
        zone('spacetime', { kind: 'board', zones: [zone('era-dawn')] }),
        zone('headquarters'),
        zone('agent-zone-v-girl', {
          name: 'V-Girl',
          thing: 'mat',
          of: { agent: 'v-girl' },
          owner: 0,
          zones: [zone('hand-v-girl', { kind: 'hand', pieces: [KETTLE] })],
        }),
      ],
    });
    render(PlayBoard, { view: shown, send: vi.fn() });
    await fireEvent.click(screen.getByRole('button', { name: 'Kettle' }));
    const opened = within(screen.getByRole('dialog', { name: 'Kettle' }));
    await fireEvent.click(await opened.findByRole('button', { name: 'era' }));
    expect(opened.getByRole('note').textContent).toBe('era: An age.');
  });
});
