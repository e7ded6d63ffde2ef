/** A likeness of a piece goes its ways, instead of the piece. */

import { move, shift, type Place } from '../motion';
import type { Manner } from '../score';
import { likeness, type Stage } from '../stage';
import type { Leg, Traveller } from '../travellers';

/** The easing of a way, and the look of the piece at its end. */
const MANNERS: Record<Manner, { easing: string; scale: number; turn: number; opacity: number }> = {
  walk: { easing: 'cubic-bezier(0.45, 0, 0.4, 1)', scale: 1, turn: 0, opacity: 1 },
  fall: { easing: 'cubic-bezier(0.5, 0, 0.8, 0.6)', scale: 1, turn: 0, opacity: 1 },
  fly: { easing: 'cubic-bezier(0.3, 0.1, 0.2, 1)', scale: 1, turn: 0, opacity: 1 },
  vanish: { easing: 'cubic-bezier(0.4, 0, 0.6, 1)', scale: 0.35, turn: -14, opacity: 0 },
  burst: { easing: 'cubic-bezier(0.2, 0.8, 0.4, 1)', scale: 1.8, turn: 20, opacity: 0 },
  swallow: { easing: 'cubic-bezier(0.6, 0, 0.9, 0.5)', scale: 0.1, turn: 300, opacity: 0 },
};
const BOUNCE = 0.82; // of the way of what falls: there it touches the ground first
const SMALL = 0.4; // what comes out of a pile or a chute grows from this

const BOUNCING = 'cubic-bezier(0.3, 1.8, 0.6, 1)';
const STILL = { turn: 0, opacity: 1 };

interface Pose {
  at: Place;
  scale: number;
  turn: number;
  opacity: number;
}

/** Keyframes from the first beat to the end of the last way; transforms are seen from `own`. */
export function waysOf({ before, now, legs }: Traveller, own: Place): Keyframe[] {
  const end = endOf(legs);
  const frames: Keyframe[] = [];
  let pose: Pose = before
    ? { at: before.place, scale: before.place.width / Math.max(1, own.width), ...STILL }
    : { at: legs[0]?.from ?? legs[0]?.to ?? own, scale: SMALL, turn: 0, opacity: 0 };
  const pass = (time: number, next: Pose, easing = 'linear'): void => {
    pose = next;
    frames.push({ offset: end > 0 ? Math.min(1, time / end) : 1, easing, ...drawn(pose, own) });
  };
  pass(0, pose);
  legs.forEach(({ start, length: wanted, from, via, to, manner }, i) => {
    const { easing, ...look } = MANNERS[manner];
    const length = Math.min(wanted, (legs[i + 1]?.start ?? end) - start);
    const goal = (i === legs.length - 1 && now?.place) || to || pose.at;
    if (from) pass(start, pose);
    pass(start, from ? { at: from, scale: SMALL, turn: 0, opacity: 0.5 } : pose, easing);
    via.forEach((at, n) => {
      pass(start + (length * (n + 1)) / (via.length + 1), { at, scale: 1, ...STILL }, easing);
    });
    const arrived = { at: goal, ...look };
    if (manner === 'fall') pass(start + length * BOUNCE, { ...arrived, scale: 0.8 }, BOUNCING);
    pass(start + length, arrived);
  });
  return frames;
}

function drawn({ at, scale, turn, opacity }: Pose, own: Place): Keyframe {
  return { transform: `${move(shift(at, own))} scale(${scale}) rotate(${turn}deg)`, opacity };
}

/** Ways are in the order of their beginnings, and each ends where the next one begins. */
function endOf(legs: Leg[]): number {
  const last = legs.at(-1);
  return last ? last.start + last.length : 0;
}

/** `prop` makes what looks like a cube or card that is on the board at neither end. */
export function travel(
  stage: Stage,
  traveller: Traveller,
  beat: number,
  passed: number,
  prop: (kind: string) => { ghost: HTMLElement; place: Place } | null,
): void {
  const model = traveller.now ?? traveller.before;
  const made = model
    ? { ghost: likeness(model), place: model.place }
    : traveller.prop !== undefined && prop(traveller.prop);
  if (!made) return;
  const timing = { duration: endOf(traveller.legs) * beat, delay: -passed };
  stage.show(made.ghost, made.place, waysOf(traveller, made.place), timing);
}

/** The piece itself is not seen before it has arrived. */
export function conceal(stage: Stage, { now, legs }: Traveller, beat: number): void {
  const unseen = [{ opacity: 0 }, { opacity: 0 }];
  if (now) stage.watch(now.node.animate(unseen, { duration: endOf(legs) * beat }));
}
