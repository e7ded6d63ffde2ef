/** Plays a score on the board: reads once where everything is, then sets all of it in motion. */

import { gesture } from './effects/gesture';
import { burst, riffle, stamp, sweep, swirl, words } from './effects/marks';
import { ticker } from './effects/ticker';
import { conceal, travel } from './effects/travel';
import { appear, carried, difference, remember, slide, type Memory, type Place } from './motion';
import type { Cue, Score } from './score';
import { likeness, type Stage, type Timing } from './stage';
import { tag, type Tag } from './tag';
import { locate, travellers, type Traveller } from './travellers';

/** The facts that are read before anything is written. */
interface Scene {
  stage: Stage;
  root: HTMLElement;
  before: Memory;
  now: Memory;
  beat: number;
  /** Calls a little before a beat, in a task of its own, with the milliseconds that have passed by then. */
  at: (start: number, act: (passed: number) => void) => void;
}

const SOON = 120; // milliseconds
/** Pieces themselves stand as they stood until it is their turn; what is only laid over the board is made when it comes. */
const AT_ONCE: ReadonlySet<string> = new Set(['turn', 'gesture']);

/** `beat` is in milliseconds. Nothing of the score is waited for: the board is already as it will be. */
export function perform(
  stage: Stage,
  root: HTMLElement,
  earlier: Memory,
  score: Score,
  beat: number,
): void {
  if (beat <= 0 || earlier.things.size === 0) return;
  const now = remember(root);
  const before = carried(earlier, now);
  stage.measure();
  const begun = performance.now();
  const at: Scene['at'] = (start, act) => {
    stage.later(Math.max(0, start * beat - SOON), () => act(performance.now() - begun));
  };
  const scene = { stage, root, before, now, beat, at };
  const going = travellers(score.cues, before, now);
  hold(scene, going, score);
  settle(scene, new Set(going.map((one) => one.tag)));
  stage.later(0, () => follow(scene, going, score));
}

/** Shows the first frame: all that moves is still where it was. */
function hold(scene: Scene, going: Traveller[], { cues }: Score): void {
  const { stage, beat } = scene;
  for (const one of going) {
    conceal(stage, one, beat);
    if (one.before) way(scene, one, 0);
  }
  const first = cues.filter(({ effect }) => AT_ONCE.has(effect.do));
  for (const cue of first) play(scene, cue, 0);
  if (!first.some(({ effect }) => effect.do === 'turn')) turn(scene, { duration: beat * 2 });
}

/** Makes new pieces, and effects above the board, when their beat comes. */
function follow(scene: Scene, going: Traveller[], score: Score): void {
  const { stage, before, now, beat, at } = scene;
  for (const one of going)
    if (!one.before) at(one.legs[0]?.start ?? 0, (passed) => way(scene, one, passed));
  for (const cue of score.cues)
    if (!AT_ONCE.has(cue.effect.do)) at(cue.start, (passed) => play(scene, cue, passed));
  const caption = locate([tag('caption')], before, now);
  if (caption) ticker(stage, caption, score, beat, at);
}

function way(scene: Scene, one: Traveller, passed: number): void {
  travel(scene.stage, one, scene.beat, passed, (name) => prop(scene, name));
}

/** Moves the rest, of which no event tells: things make room, appear, or fade. */
function settle({ stage, before, now, beat }: Scene, except: Set<Tag>): void {
  const { stayed, fresh, gone } = difference(before, now, except);
  for (const { from, to } of stayed) slide(from, to, beat).forEach((one) => stage.watch(one));
  for (const thing of fresh) stage.watch(appear(thing, beat));
  const frames = [
    { transform: 'none', opacity: 1 },
    { transform: 'scale(1.5) rotate(20deg)', opacity: 0 },
  ];
  for (const thing of gone)
    stage.show(likeness(thing), thing.place, frames, { duration: beat * 1.6 });
}

function play(scene: Scene, { start, length, effect }: Cue, passed: number): void {
  const { stage, before, now, beat } = scene;
  const timing = { delay: start * beat - passed, duration: length * beat };
  const at = 'at' in effect ? locate(effect.at, before, now) : null;
  switch (effect.do) {
    case 'move':
      return;
    case 'turn':
      return turn(scene, timing);
    case 'riffle': {
      const [from, to] = [locate(effect.from, before, now), locate(effect.to, before, now)];
      if (from && to) riffle(stage, from, to, timing);
      return;
    }
    case 'gesture': {
      const node = effect.at.flatMap((one) => now.things.get(one)?.node ?? [])[0];
      if (node) gesture(stage, node, effect.gesture, timing);
      return;
    }
    case 'banner':
      if (at) words(stage, at, effect.text, effect.do, timing);
      return;
    default:
      if (at) mark(stage, effect.do, at, effect.sign ?? 'loop', timing);
  }
}

function mark(
  stage: Stage,
  kind: 'burst' | 'swirl' | 'sweep' | 'stamp',
  at: Place,
  name: string,
  timing: Timing,
): void {
  if (kind === 'burst') burst(stage, at, timing);
  else if (kind === 'swirl') swirl(stage, at, timing);
  else if (kind === 'stamp') stamp(stage, at, name, timing);
  else sweep(stage, at, name, timing);
}

/** Turns the parts that turn from where they pointed. */
function turn({ stage, before, now }: Scene, timing: Timing): void {
  const easing = 'cubic-bezier(0.22, 1, 0.36, 1)';
  for (const [name, { node, transform }] of now.turns) {
    const from = before.turns.get(name)?.transform ?? transform;
    if (from === transform) continue;
    const frames = [{ transform: from }, { transform }];
    stage.watch(node.animate(frames, { ...timing, easing, fill: 'backwards' }));
  }
}

const SIZES: Record<string, [width: number, height: number]> = { card: [24, 30] };

/** A likeness of the prop of this kind, which the board keeps out of sight; as large as a cube of the kind on the board. */
function prop({ root, before }: Scene, kind: string): { ghost: HTMLElement; place: Place } | null {
  const node = root.querySelector<HTMLElement>(`[data-prop="${CSS.escape(kind)}"]`);
  if (!node) return null;
  const like = [...before.things.values()].find(({ cube }) => cube === kind)?.place;
  const [width, height] = SIZES[kind] ?? [like?.width ?? 22, like?.height ?? 22];
  return { ghost: likeness({ node, font: '' }), place: { x: 0, y: 0, width, height } };
}
