/** Effects that leave nothing: a burst, a swirl, a stamp, light that sweeps, cards that are riffled, words. */

import { move, shift, type Place } from '../motion';
import type { Stage, Timing } from '../stage';
import { sign, wrapped } from './sign';

const SHARDS = 9;
const CARDS = 6;

function middle({ x, y, width, height }: Place, size: number, tall = size): Place {
  return { x: x + (width - size) / 2, y: y + (height - tall) / 2, width: size, height: tall };
}

/** Shards fly apart. */
export function burst(stage: Stage, at: Place, timing: Timing): void {
  const size = 14;
  for (let i = 0; i < SHARDS; i++) {
    const angle = (i / SHARDS) * 2 * Math.PI;
    const by = { x: 52 * Math.cos(angle), y: 52 * Math.sin(angle) };
    const frames = [
      { transform: 'scale(0.4)', opacity: 0, offset: 0 },
      { transform: 'scale(1.2)', opacity: 1, offset: 0.15 },
      { transform: `${move(by)} rotate(${120 + i * 30}deg) scale(0.3)`, opacity: 0, offset: 1 },
    ];
    const easing = 'cubic-bezier(0.1, 0.7, 0.4, 1)';
    stage.show(wrapped('shard'), middle(at, size), frames, { ...timing, easing });
  }
}

/** A hole opens, turns and closes. */
export function swirl(stage: Stage, at: Place, timing: Timing): void {
  const size = Math.max(at.width, at.height) * 0.8;
  const frames = [
    { transform: 'rotate(0) scale(0)', opacity: 0 },
    { transform: 'rotate(240deg) scale(1)', opacity: 1, offset: 0.35 },
    { transform: 'rotate(520deg) scale(1.05)', opacity: 1, offset: 0.75 },
    { transform: 'rotate(700deg) scale(0.2)', opacity: 0 },
  ];
  stage.show(sign('vortex', 'swirl'), middle(at, size), frames, timing);
}

/** A stamp comes down. */
export function stamp(stage: Stage, at: Place, name: string, timing: Timing): void {
  const frames = [
    { transform: 'scale(2.6) rotate(-24deg)', opacity: 0 },
    { transform: 'scale(1) rotate(-12deg)', opacity: 1, offset: 0.3 },
    { transform: 'scale(1) rotate(-12deg)', opacity: 1, offset: 0.75 },
    { transform: 'scale(1.05) rotate(-12deg)', opacity: 0 },
  ];
  stage.show(sign(name, 'stamp'), middle(at, 56), frames, timing);
}

/** Light sweeps over a place, and a sign turns once around in its middle. */
export function sweep(stage: Stage, at: Place, name: string, timing: Timing): void {
  const light = { ...at, width: 90 };
  const frames = [
    { transform: 'translateX(-90px)', opacity: 0 },
    { opacity: 0.9, offset: 0.2 },
    { opacity: 0.9, offset: 0.8 },
    { transform: `translateX(${at.width}px)`, opacity: 0 },
  ];
  stage.show(wrapped('light'), light, frames, { ...timing, easing: 'ease-in-out' });
  const around = [
    { transform: 'rotate(0) scale(0.3)', opacity: 0 },
    { transform: 'rotate(180deg) scale(1)', opacity: 1 },
    { transform: 'rotate(360deg) scale(1)', opacity: 1 },
    { transform: 'rotate(450deg) scale(1.5)', opacity: 0 },
  ];
  stage.show(sign(name, 'ring'), middle(at, Math.min(120, at.height * 0.8)), around, timing);
}

/** A pile goes over to another, card by card. */
export function riffle(stage: Stage, from: Place, to: Place, timing: Timing): void {
  const { duration = 0, delay = 0 } = timing;
  const each = (Number(duration) * 0.6) / CARDS;
  for (let i = 0; i < CARDS; i++) {
    const start = middle(from, 20, 28);
    const by = shift(to, from);
    const side = i % 2 === 0 ? 1 : -1;
    const frames = [
      { transform: `rotate(${side * 6}deg)`, opacity: 1 },
      {
        transform: `translate(${by.x / 2}px, ${by.y / 2 - 26}px) rotate(${side * 20}deg)`,
        opacity: 1,
      },
      { transform: move(by), opacity: 0.2 },
    ];
    const options = { duration: Number(duration) * 0.4, delay: delay + i * each };
    stage.show(wrapped('back'), start, frames, { ...options, fill: 'forwards' });
  }
}

/** Words that come and go. */
export function words(stage: Stage, at: Place, text: string, kind: string, timing: Timing): void {
  const frames = [
    { transform: 'translateY(8px)', opacity: 0 },
    { transform: 'none', opacity: 1, offset: 0.12 },
    { transform: 'none', opacity: 1, offset: 0.85 },
    { transform: 'translateY(-6px)', opacity: 0 },
  ];
  stage.show(wrapped(kind, wrapped('words', text)), at, frames, timing);
}
