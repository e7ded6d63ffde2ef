/** Plays a score on the board: reads once where everything is, then sets all of it in motion. */

import { gesture } from './effects/gesture';
import { burst, riffle, stamp, sweep, swirl, words } from './effects/marks';
import { ticker } from './effects/ticker';
import { travel } from './effects/travel';
import { appear, difference, remember, slide, type Memory, type Place } from './motion';
import type { Cue, Score } from './score';
import { likeness, type Stage, type Timing } from './stage';
import { locate, travellers } from './travellers';

/** What is known when the writing begins. */
interface Scene {
  stage: Stage;
  root: HTMLElement;
  before: Memory;
  now: Memory;
  beat: number;
}

/** `beat` is in milliseconds. Nothing of the score is waited for: the board is already as it will be. */
export function perform(
  stage: Stage,
  root: HTMLElement,
  before: Memory,
  score: Score,
  beat: number,
): void {
  if (beat <= 0 || before.things.size === 0) return;
  const now = remember(root);
  stage.measure();
  const scene = { stage, root, before, now, beat };
  const going = travellers(score.cues, before, now);
  for (const one of going) travel(stage, one, beat, (name) => prop(scene, name));
  const turns = score.cues.filter(({ effect }) => effect.do === 'turn');
  for (const cue of turns) play(scene, cue);
  if (turns.length === 0) turn(scene, { duration: beat * 2 });
  settle(scene, new Set(going.map((one) => one.name)));
  // What is only laid over the board may come a moment later.
  stage.soon(() => {
    for (const cue of score.cues) if (!turns.includes(cue)) play(scene, cue);
  });
  const caption = locate(['caption'], before, now);
  if (caption) stage.soon(() => ticker(stage, caption, score, beat));
}

/** What no event tells of: things make room, appear, or fade. */
function settle({ stage, before, now, beat }: Scene, except: Set<string>): void {
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

function play(scene: Scene, { start, length, effect }: Cue): void {
  const { stage, before, now, beat } = scene;
  const timing = { delay: start * beat, duration: length * beat };
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
      const node = effect.at.flatMap((name) => now.things.get(name)?.node ?? [])[0];
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

/** What turns comes from where it pointed. */
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

/** What looks like a piece of this name: the board keeps one of each kind out of sight. */
function prop({ root, before }: Scene, name: string): { ghost: HTMLElement; place: Place } | null {
  const kind = name.split('-', 1)[0] ?? name;
  const node = root.querySelector<HTMLElement>(`[data-prop="${CSS.escape(kind)}"]`);
  if (!node) return null;
  const like = [...before.things].find(([key]) => key.startsWith(`${kind}-`) && key.includes('#'));
  const [width, height] = SIZES[kind] ?? [
    like?.[1].place.width ?? 22,
    like?.[1].place.height ?? 22,
  ];
  return { ghost: likeness({ node, font: '' }), place: { x: 0, y: 0, width, height } };
}
