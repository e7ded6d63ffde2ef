import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, describe, expect, test, vi } from 'vitest';

import type { ReasonInfo, SeatView } from '@/net/wire';
import { option, piece, view, zone } from '@tests/fixtures';
import Play from '@tests/Play.svelte';
import PlayBoard from '@tests/PlayBoard.svelte';

afterEach(cleanup);

const REASONS: ReasonInfo[] = [
  { id: 'card-kettle', text: 'It is exhausted.', rules: ['LOOP-USE-2'] },
  { id: 'era-end', text: 'Too far.', rules: ['LOOP-MOVE-1'] },
  { id: 'option-loop star', text: 'A LOOP costs 2.', rules: ['LOOP-LOOP-2'] },
  { id: 'option-ability', text: 'Used up.', rules: ['LOOP-AGENT-2'] },
];

const KETTLE = piece('card-kettle', {
  name: 'Kettle',
  kind: 'card',
  marks: ['exhausted', 'star', 'dawn'],
});

function table(more: Partial<SeatView> = {}): SeatView {
  return view({
    prompt: 'What now?',
    rules: ['LOOP-ACT-1'],
    options: [option('move dawn', ['era', 'dawn']), option('loop spiral', ['dimension', 'spiral'])],
    words: { spiral: 'Spiral', star: 'Star', stripe: 'Stripe' },
    zones: [
      zone('spacetime', {
        kind: 'board',
        zones: [
          zone('era-dawn', {
            name: 'Dawn',
            kind: 'area',
            pieces: [piece('agent-v-girl', { kind: 'pawn', marks: ['active'] })],
          }),
          zone('era-end', { name: 'End', kind: 'area', pieces: [piece('foo', { name: 'Foo' })] }),
        ],
      }),
      zone('headquarters'),
      zone('agent-zone-v-girl', {
        name: 'V-Girl',
        thing: 'mat',
        of: { agent: 'v-girl' },
        owner: 0,
        zones: [
          zone('hand-v-girl', { kind: 'hand', pieces: [KETTLE] }),
          zone('loops', {
            kind: 'track',
            name: 'Next LOOP',
            count: 2,
            marks: ['spiral', 'star', 'stripe'],
          }),
        ],
      }),
    ],
    ...more,
  });
}

function sit(shown: SeatView = table(), waiting = ''): ReturnType<typeof vi.fn> {
  const explain = vi.fn(() => Promise.resolve(REASONS));
  render(PlayBoard, { view: shown, send: vi.fn(), explain, waiting });
  return explain;
}

describe('what cannot be chosen on the board of The LOOP', () => {
  test('says why when it is pressed, with links to the rules, asked once', async () => {
    const explain = sit();
    expect(explain).not.toHaveBeenCalled();
    await fireEvent.click(screen.getByRole('button', { name: 'Kettle' }));
    expect(await screen.findByText('It is exhausted.')).toBeTruthy();
    const link = screen.getByRole('link', { name: 'LOOP-USE-2' });
    expect(link.getAttribute('href')).toBe('/ledger/the-loop?q=LOOP-USE-2');
    await fireEvent.click(screen.getByRole('button', { name: 'End: look' }));
    expect(await screen.findByText('Too far.')).toBeTruthy();
    expect(explain).toHaveBeenCalledTimes(1);
  });

  test('names the question where the game says nothing', async () => {
    sit();
    await fireEvent.click(screen.getByRole('button', { name: 'Foo' }));
    expect(await screen.findByText('Not an answer to: What now?')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'LOOP-ACT-1' })).toBeTruthy();
  });

  test('says whose turn it is to who is not asked', async () => {
    const explain = sit(table({ options: [], pending: [1] }), 'Waiting for B');
    await fireEvent.click(screen.getByRole('button', { name: 'Kettle' }));
    expect(screen.getByText('Waiting for B')).toBeTruthy();
    expect(explain).not.toHaveBeenCalled();
  });

  test('a LOOP and an ability that are not there can be reached, and say why', async () => {
    sit();
    const star = screen.getByRole('button', { name: 'Star LOOP' });
    expect(star.getAttribute('aria-disabled')).toBe('true');
    expect(screen.queryByRole('button', { name: 'Spiral LOOP' })).toBeNull();
    await fireEvent.focus(star);
    expect(await screen.findByText('A LOOP costs 2.')).toBeTruthy();
    await fireEvent.keyDown(window, { key: 'Escape' });
    expect(screen.queryByText('A LOOP costs 2.')).toBeNull();
    await fireEvent.click(screen.getByRole('button', { name: 'Special ability' }));
    expect(await screen.findByText('Used up.')).toBeTruthy();
    await fireEvent.pointerDown(document.body);
    expect(screen.queryByText('Used up.')).toBeNull();
  });

  test('who only watches is shown no closed options', () => {
    sit(table({ options: [], pending: [1] }));
    expect(screen.queryByRole('button', { name: 'Star LOOP' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Special ability' })).toBeNull();
  });
});

describe('what cannot be chosen on the generic table', () => {
  test('can be asked why, if the game says so', async () => {
    const explain = vi.fn(() => Promise.resolve(REASONS));
    render(Play, { view: table(), send: vi.fn(), explain });
    await fireEvent.click(await screen.findByRole('button', { name: 'What is Kettle?' }));
    expect(screen.getByText('It is exhausted.')).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'What is End?' }));
    expect(screen.getByText('Too far.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'What is Dawn?' })).toBeNull();
    expect(explain).toHaveBeenCalledTimes(1);
  });

  test('a game that has no reasons is asked for them once', async () => {
    const explain = vi.fn(() => Promise.resolve([]));
    const { rerender } = render(Play, { view: table(), send: vi.fn(), explain });
    expect(await explain.mock.results[0]?.value).toEqual([]);
    await tick();
    await rerender({ view: table() });
    expect(explain).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('button', { name: 'What is End?' })).toBeNull();
  });
});
