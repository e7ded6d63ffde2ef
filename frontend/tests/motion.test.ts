import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { remember, shift, travel } from '../src/kit/motion';
import { Pacing } from '../src/kit/pacing.svelte';

const JOURNEY = { from: () => ['.supply'], to: () => [], duration: 100 };

/** A page where each piece lies at the place that its name says. */
function page(...pieces: string[]): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = `<i class="supply"></i>${pieces.map((one) => `<b data-fly="${one.split('@')[0]}" data-x="${one.split('@')[1]}"></b>`).join('')}`;
  for (const node of root.querySelectorAll<HTMLElement>('*')) {
    const x = Number(node.dataset['x'] ?? 0);
    node.getBoundingClientRect = () => ({ left: x, top: 0, width: 10, height: 10 }) as DOMRect;
    node.animate = vi.fn(() => ({ finish() {} }) as unknown as Animation);
  }
  return root;
}

const frames = (root: HTMLElement, fly: string): Keyframe[] =>
  vi.mocked((root.querySelector(`[data-fly="${fly}"]`) as HTMLElement).animate).mock
    .calls[0]?.[0] as Keyframe[];

describe('motion', () => {
  test('a piece sets out from where it lay', () => {
    const before = remember(page('pawn@100'));
    const after = page('pawn@300');
    expect(travel(after, before, JOURNEY)).toHaveLength(1);
    expect(frames(after, 'pawn')[0]?.['transform']).toBe('translate(-200px, 0px)');
  });

  test('what stays where it is does not move, and a new piece comes from its supply', () => {
    const before = remember(page('pawn@100'));
    const after = page('pawn@100', 'cube@50');
    expect(travel(after, before, JOURNEY)).toHaveLength(1);
    expect(frames(after, 'cube')[0]?.['transform']).toContain('translate(-50px, 0px)');
  });

  test('only transform and opacity change', () => {
    const after = page('pawn@9', 'cube@50');
    travel(after, remember(page('pawn@100')), JOURNEY);
    const names = [...frames(after, 'pawn'), ...frames(after, 'cube')].flatMap((one) =>
      Object.keys(one),
    );
    expect(new Set(names)).toEqual(new Set(['transform', 'opacity']));
  });

  test('nothing moves for who wants no motion', () => {
    const before = remember(page('pawn@100'));
    expect(travel(page('pawn@300'), before, { ...JOURNEY, duration: 0 })).toEqual([]);
  });

  test('distances are from middle to middle', () => {
    const at = (x: number, width: number) => ({ x, y: 0, width, height: 0 });
    expect(shift(at(0, 10), at(20, 30))).toEqual({ x: -30, y: 0 });
  });
});

describe('pacing', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('shows one step after the other', () => {
    const pacing = new Pacing(0, () => 100);
    for (const step of [1, 2, 3]) pacing.push(step);
    expect([pacing.shown, pacing.waiting]).toEqual([1, [2, 3]]);
    vi.advanceTimersByTime(100);
    expect(pacing.shown).toBe(2);
    vi.advanceTimersByTime(100);
    expect([pacing.shown, pacing.waiting]).toEqual([3, []]);
  });

  test('hurries when many wait, and skips to the end when asked', () => {
    const pacing = new Pacing(0, () => 90);
    for (let step = 1; step < 9; step++) pacing.push(step);
    vi.advanceTimersByTime(90 + 30);
    expect(pacing.shown).toBe(3);
    pacing.skip();
    expect([pacing.shown, pacing.waiting]).toEqual([8, []]);
    vi.advanceTimersByTime(500);
    expect(pacing.shown).toBe(8);
  });

  test('waits for nothing where nothing moves', () => {
    const pacing = new Pacing(0, () => 0);
    for (const step of [1, 2]) pacing.push(step);
    expect([pacing.shown, pacing.waiting]).toEqual([2, []]);
  });
});
