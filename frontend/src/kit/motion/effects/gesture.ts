/** Gestures of a piece at its place, added to any other motion of it. */

import type { Gesture } from '../score';
import type { Stage, Timing } from '../stage';

const GESTURES: Record<Gesture, string[]> = {
  bump: ['none', 'scale(1.28)', 'scale(0.96)', 'none'],
  shake: ['none', 'translateX(-5px) rotate(-4deg)', 'translateX(5px) rotate(4deg)', 'none'],
  flip: ['rotateX(0)', 'rotateX(180deg)', 'rotateX(360deg)'],
  lift: ['none', 'translateY(-14px) scale(1.05)', 'translateY(-14px) scale(1.05)', 'none'],
  stand: ['rotate(-9deg) scale(0.9)', 'rotate(3deg) scale(1.06)', 'none'],
};

export function gesture(stage: Stage, node: Element, which: Gesture, timing: Timing): void {
  const frames = GESTURES[which].map((transform) => ({ transform }));
  const options: Timing = { ...timing, easing: 'ease-in-out', composite: 'add', fill: 'backwards' };
  stage.watch(node.animate(frames, options));
}
