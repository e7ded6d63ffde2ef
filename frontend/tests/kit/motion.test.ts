import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { readable } from '@/kit/motion/effects/ticker';
import { waysOf } from '@/kit/motion/effects/travel';
import { remember, shift, type Memory } from '@/kit/motion/motion';
import { Pacing } from '@/kit/motion/pacing.svelte';
import { perform } from '@/kit/motion/perform';
import { inTime, type Effect, type Part } from '@/kit/motion/score';
import { Stage } from '@/kit/motion/stage';
import { tag } from '@/kit/motion/tag';
import { travellers } from '@/kit/motion/travellers';

const BEAT = 100;

/** What was set in motion, in order. */
interface Motion {
  node: HTMLElement;
  frames: Keyframe[];
  timing: KeyframeAnimationOptions;
  finish: ReturnType<typeof vi.fn>;
}
let motions: Motion[] = [];

beforeEach(() => {
  motions = [];
  Element.prototype.animate = function (this: HTMLElement, frames, timing) {
    const over: (() => void)[] = [];
    const finish = vi.fn(() => over.forEach((one) => one()));
    motions.push({
      node: this,
      frames: frames as Keyframe[],
      timing: timing as KeyframeAnimationOptions,
      finish,
    });
    const addEventListener = (kind: string, one: () => void) => kind === 'finish' && over.push(one);
    return { finish, addEventListener } as unknown as Animation;
  };
  Element.prototype.getBoundingClientRect = function (this: HTMLElement) {
    const left = Number(this.dataset['x'] ?? 0);
    return { left, top: 0, width: 10, height: 10 } as DOMRect;
  };
});

/** A page where each piece lies at the place that its name says; `!` marks a mere place. */
function page(...pieces: string[]): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = pieces
    .map((one) => {
      const [name, x] = one.split('@');
      const [heap, number] = name?.split('#') ?? [];
      const cube = number === undefined ? '' : `data-heap="${heap}" data-cube="rift"`;
      return name?.startsWith('!')
        ? `<i data-anchor="${name.slice(1)}" data-x="${x}"></i>`
        : `<b data-fly="${name}" ${cube} data-x="${x}"></b>`;
    })
    .join('');
  root.insertAdjacentHTML('beforeend', '<u data-prop="rift"></u>');
  return root;
}

const layer = () => new Stage(document.createElement('div'));
const part = (...effects: Effect[]): Part => ({ lead: 1, length: 2, effects });
const cube = (heap: 'in' | 'out', to: string): Effect => ({
  do: 'move',
  piece: tag('rift', 'dawn'),
  heap,
  prop: 'rift',
  from: [tag('chute')],
  to: [tag(to)],
  manner: 'fall',
});

function play(before: HTMLElement, after: HTMLElement, ...parts: Part[]): Stage {
  const stage = layer();
  perform(stage, after, remember(before), inTime(parts), BEAT);
  return stage;
}

function going(parts: Part[], before: Memory, now: Memory) {
  return travellers(inTime(parts).cues, before, now);
}

describe('motion without events', () => {
  test('a piece slides from where it lay, and what stays does not move', () => {
    play(page('pawn@100', 'card@9'), page('pawn@300', 'card@9'));
    expect(motions).toHaveLength(1);
    expect(motions[0]?.frames[0]?.['transform']).toBe('translate(-200px, 0px)');
  });

  test('new pieces appear, and a likeness of what is gone fades', () => {
    const stage = play(page('old@5'), page('new@7'));
    expect(motions.map(({ node }) => node.dataset['fly'])).toEqual(['new', undefined]);
    expect(stage.layer.children).toHaveLength(1);
  });

  test('nothing moves for who wants no motion', () => {
    perform(layer(), page('pawn@300'), remember(page('pawn@100')), inTime([]), 0);
    expect(motions).toEqual([]);
  });

  test('where the whole board was moved, only what moved on it slides', () => {
    const after = page('pawn@800', 'card@509');
    after.dataset['x'] = '500';
    play(page('pawn@100', 'card@9'), after);
    expect(motions).toHaveLength(1);
    expect(motions[0]?.frames[0]?.['transform']).toBe('translate(-200px, 0px)');
  });

  test('what lies on a ground goes along with it, and only moves over it', () => {
    const era = (x: number, ...pieces: string[]) => {
      const root = page(...pieces);
      root.dataset['ground'] = 'era';
      root.dataset['x'] = String(x);
      const table = document.createElement('div');
      table.append(root);
      return table;
    };
    play(era(0, 'pawn@10', 'clone@20'), era(500, 'pawn@510', 'clone@560'));
    expect(motions.map(({ node }) => node.dataset['fly'])).toEqual(['clone']);
    expect(motions[0]?.frames[0]?.['transform']).toBe('translate(-40px, 0px)');
  });

  test('distances are from middle to middle', () => {
    const at = (x: number, width: number) => ({ x, y: 0, width, height: 0 });
    expect(shift(at(0, 10), at(20, 30))).toEqual({ x: -30, y: 0 });
  });
});

describe('what is said meanwhile', () => {
  const lines = (...starts: number[]) => starts.map((start) => ({ start, text: `${start}` }));

  test('is left out where nobody could read it', () => {
    expect(readable(lines(0, 0.3, 0.6, 2, 2.1, 3.2)).map(({ start }) => start)).toEqual([
      0, 2, 3.2,
    ]);
  });

  test('never lies one over the other', () => {
    vi.useFakeTimers();
    const stage = layer();
    const root = page('!caption@0', 'pawn@0');
    const score = { cues: [], lines: lines(0, 0.1, 0.2, 1.3, 2.6, 3.9, 5.2), span: 6 };
    perform(stage, root, remember(root), score, BEAT);
    vi.runAllTimers();
    vi.useRealTimers();
    const said = motions.filter(({ node }) => node.className.includes('caption'));
    expect(said.map(({ node }) => node.textContent)).toEqual(['0', '1.3', '2.6', '3.9', '5.2']);
    for (const { frames } of said) {
      const offsets = frames.map(({ offset }) => offset ?? 0);
      expect([...offsets].sort((one, other) => one - other)).toEqual(offsets);
    }
  });
});

describe('a score', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('puts parts one after the other, and hurries if there are many', () => {
    const one = part({ do: 'burst', at: [tag('x')] });
    expect(inTime([one, one]).cues.map(({ start }) => start)).toEqual([0, 1]);
    expect(inTime([one, one]).span).toBe(3);
    const many = inTime(Array.from({ length: 40 }, () => one));
    expect(many.span).toBe(9);
    expect(many.cues[39]?.start).toBeLessThan(9);
  });

  test('a new cube comes from its chute in its beat, and is not seen before', () => {
    const after = page('rift-dawn#0@50', '!chute@90');
    const stage = play(page('!chute@90'), after, part(), part(cube('in', 'x')));
    vi.runAllTimers();
    const ghost = motions.find(({ node }) => node.parentElement === stage.layer);
    expect(ghost?.frames[0]?.['opacity']).toBe(0);
    expect(ghost?.frames[1]).toMatchObject({ offset: 1 / 3, opacity: 0 });
    expect(ghost?.frames[2]).toMatchObject({ offset: 1 / 3, opacity: 0.5 });
    expect(ghost?.frames[2]?.['transform']).toContain('translate(40px, 0px)');
    expect(ghost?.frames.at(-1)?.['transform']).toContain('translate(0px, 0px)');
    const real = motions.find(({ node }) => node.dataset['fly'] === 'rift-dawn#0');
    expect(real?.frames).toEqual([{ opacity: 0 }, { opacity: 0 }]);
    expect(real?.timing.duration).toBe(3 * BEAT);
  });

  test('a cube that falls and is swallowed in one step makes both ways', () => {
    const before = remember(page('rift-dawn#0@10', '!chute@90', '!hole@20'));
    const now = remember(page('!chute@90', '!hole@20'));
    const parts = [part(cube('in', 'hole')), part(cube('out', 'hole'), cube('out', 'hole'))];
    const found = going(parts, before, now);
    expect(found.map(({ tag: one, legs }) => [one, legs.length])).toEqual([
      ['rift-dawn', 2],
      ['rift-dawn#0', 1],
    ]);
  });

  test('a piece that moves twice passes its first goal', () => {
    const move = (to: string): Effect => ({
      do: 'move',
      piece: tag('pawn'),
      to: [tag(to)],
      manner: 'walk',
    });
    const before = remember(page('pawn@0', '!a@100', '!b@200'));
    const now = remember(page('pawn@205', '!a@100', '!b@200'));
    const [one] = going([part(move('a')), part(move('b'))], before, now);
    if (!one?.now) throw new Error('nobody goes');
    const passed = waysOf(one, one.now.place).map((frame) => String(frame['transform']));
    expect(passed[0]).toContain('translate(-205px, 0px)');
    expect(passed.some((one) => one.includes('translate(-105px, 0px)'))).toBe(true);
    expect(passed.at(-1)).toContain('translate(0px, 0px)');
  });

  test('a way that is not over when the next begins is cut short', () => {
    const before = remember(page('pawn@0', '!a@100', '!b@200'));
    const now = remember(page('pawn@205', '!a@100', '!b@200'));
    const move = (to: string): Effect => ({
      do: 'move',
      piece: tag('pawn'),
      to: [tag(to)],
      manner: 'walk',
    });
    const long = { lead: 1, length: 5, effects: [move('a')] };
    const [one] = going([long, part(move('b'))], before, now);
    if (!one?.now) throw new Error('nobody goes');
    const offsets = waysOf(one, one.now.place).map((frame) => frame.offset ?? 0);
    expect(offsets).toEqual([...offsets].sort((a, b) => a - b));
    expect(offsets.at(-1)).toBe(1);
  });

  test('what comes late is made late, in time with the rest, and not at all if it is skipped', () => {
    const parts = [part(), part(), part({ do: 'burst', at: [tag('hole')] })];
    const skipped = play(page('!hole@1'), page('!hole@1'), ...parts);
    expect([motions.length, skipped.isBusy]).toEqual([0, true]);
    skipped.finish();
    vi.advanceTimersByTime(5 * BEAT);
    expect(motions).toEqual([]);
    play(page('!hole@1'), page('!hole@1'), ...parts);
    vi.advanceTimersByTime(5 * BEAT);
    expect(motions.length).toBeGreaterThan(1);
    expect(motions[0]?.timing.delay).toBe(120);
  });

  test('only transform and opacity change, and nothing is left when it is finished', () => {
    const effects: Effect[] = [
      cube('in', 'hole'),
      cube('out', 'hole'),
      { do: 'burst', at: [tag('hole')] },
      { do: 'swirl', at: [tag('hole')] },
      { do: 'sweep', at: [tag('hole')] },
      { do: 'stamp', at: [tag('hole')] },
      { do: 'riffle', from: [tag('hole')], to: [tag('chute')] },
      { do: 'banner', at: [tag('hole')], text: 'Turn' },
      { do: 'gesture', at: [tag('pawn')], gesture: 'flip' },
    ];
    const places = ['!hole@1', '!chute@2', 'pawn@3'];
    const stage = play(page(...places, 'gone@4'), page(...places, 'new@5'), part(...effects));
    vi.runAllTimers();
    expect(motions.length).toBeGreaterThan(effects.length);
    const names = new Set(motions.flatMap(({ frames }) => frames.flatMap(Object.keys)));
    expect([...names].sort()).toEqual(['easing', 'offset', 'opacity', 'transform']);
    expect(stage.layer.children.length).toBeGreaterThan(0);
    stage.finish();
    expect(stage.layer.children).toHaveLength(0);
    expect(stage.isBusy).toBe(false);
    for (const { finish } of motions) expect(finish).toHaveBeenCalled();
  });
});

describe('a stage', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('does what comes later in a task of its own, and not at all once it is finished', () => {
    const stage = layer();
    const act = vi.fn();
    stage.later(0, act);
    expect(act).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(act).toHaveBeenCalledOnce();
    stage.later(0, act);
    expect(stage.isBusy).toBe(true);
    stage.finish();
    vi.runAllTimers();
    expect(act).toHaveBeenCalledOnce();
    expect(stage.isBusy).toBe(false);
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

  test('a step is shown as long as it needs', () => {
    const pacing = new Pacing(0, (step) => step * 100);
    for (const step of [3, 1, 2]) pacing.push(step);
    vi.advanceTimersByTime(299);
    expect(pacing.shown).toBe(3);
    vi.advanceTimersByTime(1);
    expect(pacing.shown).toBe(1);
    vi.advanceTimersByTime(100);
    expect(pacing.shown).toBe(2);
  });

  test('waits for nothing where nothing moves', () => {
    const pacing = new Pacing(0, () => 0);
    for (const step of [1, 2]) pacing.push(step);
    expect([pacing.shown, pacing.waiting]).toEqual([2, []]);
  });
});
