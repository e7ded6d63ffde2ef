import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { Visit } from '@/table/visit.svelte';
import { option, piece, zone } from '@tests/fixtures';
import { arrivalText, memoriesOf, opensNow, visitOf } from '../map/memory';
import { read } from '../situation';
import PlayScenes from './PlayScenes.svelte';
import { agent, note, page, part, place, table } from './table';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const seal = (text: string, isMet: boolean) => part('seal', text, { marks: isMet ? ['met'] : [] });
const memory = (
  letter: string,
  name: string,
  marks: string[],
  ...seals: ReturnType<typeof seal>[]
) => piece(`memory-${letter}`, { name, of: { memory: letter, letter }, marks, parts: seals });

const CHAPEL = place('chapel', {
  of: { place: 'chapel', x: 40, y: 40, least: 1, most: 3, unread: 3 },
  marks: ['visited'],
  pieces: [
    memory('B', 'The tablets', []),
    memory('C', 'The priest', ['seen']),
    memory('D', 'The bell rope', ['sealed'], seal('All together.', false)),
    memory('E', 'The crypt', [], seal('For Odile.', true)),
    memory('F', 'The candle', ['gone']),
  ],
});
const QUAY = place('quay', { of: { place: 'quay', x: 6, y: 50 }, marks: ['here'] });
const BOOK = zone('notebook-0', {
  zones: [page(1, 'chapel', note('chapel-a', 1, 'The chapel', part('prose', 'Built low.')))],
});
const zones = [zone('plan', { name: 'Plan', zones: [CHAPEL, QUAY] }), BOOK, agent('blue', 0)];

describe('what is known of a place', () => {
  const situation = read([table(zones)]);
  const chapel = situation?.places.find((one) => one.place === 'chapel');

  test('is how each of its cards stands', () => {
    if (!chapel) throw new Error('no chapel');
    expect(memoriesOf(chapel).map((one) => one.standing)).toEqual([
      'unread',
      'seen',
      'sealed',
      'opens',
      'gone',
    ]);
    expect(opensNow(chapel)).toBe(1);
    expect(visitOf(chapel)).toBe('visited');
  });

  test('is card A, too, as the notebook has it', () => {
    expect(situation && chapel && arrivalText(situation, chapel)).toBe('Built low.');
  });
});

describe('the plan', () => {
  const ask = {
    prompt: 'Where does the group go?',
    options: [option('to chapel', ['place', 'chapel'])],
    proposals: [{ seat: 1, key: 'to chapel', text: 'There is more to find.' }],
  };
  const show = (more = {}, send = vi.fn()) => {
    const all = [...zones, agent('green', 1, { marks: ['decided'] })];
    render(PlayScenes, {
      views: [table(all, more)],
      visit: new Visit('t', null),
      sheet: 'map',
      send,
    });
    return send;
  };
  const pin = (name: RegExp) =>
    within(screen.getByRole('dialog')).getAllByRole('button', { name })[0];

  test('tells of the place that is pointed at', async () => {
    show();
    const chapel = pin(/^The chapel; visited/);
    expect(chapel).toBeTruthy();
    await fireEvent.mouseEnter(chapel as HTMLElement);
    const card = within(screen.getByRole('article'));
    expect(card.getByText('1 to 3 units of time')).toBeTruthy();
    expect(card.getByText('3 cards unread')).toBeTruthy();
    expect(card.getByText('Built low.')).toBeTruthy();
  });

  test('is where the question is answered, with who has decided and what bots propose', async () => {
    const send = show(ask);
    expect(screen.getByText('Where does the group go?')).toBeTruthy();
    const chapel = pin(/^The chapel: Do to chapel/) as HTMLElement;
    await fireEvent.mouseEnter(chapel);
    expect(screen.getByText('green: There is more to find.')).toBeTruthy();
    await fireEvent.click(chapel);
    expect(send).toHaveBeenCalledWith(0, 'to chapel');
  });

  test('asks a second time within reach where an option is warned of', async () => {
    const warned = { ...option('to chapel', ['place', 'chapel']), warnings: ['No time left.'] };
    const send = show({ options: [warned] });
    await fireEvent.click(pin(/^The chapel/) as HTMLElement);
    expect(send).not.toHaveBeenCalled();
    await fireEvent.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Do it anyway' }),
    );
    expect(send).toHaveBeenCalledWith(0, 'to chapel');
  });

  test('arrows lead from place to place, and its key closes it', async () => {
    show();
    (pin(/^The quay/) as HTMLElement).focus();
    await fireEvent.keyDown(pin(/^The quay/) as HTMLElement, { key: 'ArrowRight' });
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^The chapel/);
    await fireEvent.keyDown(screen.getByRole('dialog'), { key: 'm' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
