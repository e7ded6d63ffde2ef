/**
 * A layer above the board where likenesses of pieces and signs are shown.
 *
 * Nobody can click or hear what is there, and whatever is put there goes when its motion ends: by itself, when
 * everything is finished, or with the board.
 */

import type { Place, Thing } from './motion';

export class Stage {
  #running = new Set<Animation>();
  #waiting = new Set<ReturnType<typeof setTimeout>>();
  #base: Place = { x: 0, y: 0, width: 0, height: 0 };

  constructor(readonly layer: HTMLElement) {}

  /** Reads the place of the layer, before anything is written. */
  measure(): void {
    const { left: x, top: y, width, height } = this.layer.getBoundingClientRect();
    this.#base = { x, y, width, height };
  }

  /** Knows what moves, so that it can be finished. */
  watch(animation: Animation): Animation {
    this.#running.add(animation);
    const over = (): void => void this.#running.delete(animation);
    animation.addEventListener('finish', over);
    animation.addEventListener('cancel', over);
    return animation;
  }

  /** Puts something at a place, as large as that. */
  put(node: HTMLElement, place: Place): HTMLElement {
    node.classList.add('ghost');
    Object.assign(node.style, {
      left: `${place.x - this.#base.x}px`,
      top: `${place.y - this.#base.y}px`,
      width: `${place.width}px`,
      height: `${place.height}px`,
    });
    this.layer.append(node);
    return node;
  }

  /** Puts something up for as long as it moves. */
  show(node: HTMLElement, place: Place, frames: Keyframe[], timing: Timing): void {
    const last = this.put(node, place).animate(frames, { fill: 'both', ...timing });
    this.watch(last);
    const over = (): void => node.remove();
    last.addEventListener('finish', over);
    last.addEventListener('cancel', over);
  }

  /** Makes something in a task of its own, a little before it is needed: a step begins without delay. */
  later(milliseconds: number, act: () => void): void {
    const timer = setTimeout(() => {
      this.#waiting.delete(timer);
      this.#tell();
      act();
    }, milliseconds);
    this.#waiting.add(timer);
    this.#tell();
  }

  /** Says on the page whether something is still to come. */
  #tell(): void {
    this.layer.toggleAttribute('data-waiting', this.#waiting.size > 0);
  }

  get isBusy(): boolean {
    return this.#running.size + this.#waiting.size > 0;
  }

  /** Everything is where it belongs, at once. */
  finish(): void {
    for (const timer of this.#waiting) clearTimeout(timer);
    this.#waiting.clear();
    this.#tell();
    for (const one of [...this.#running]) one.finish();
    this.#running.clear();
    this.layer.replaceChildren();
  }
}

export type Timing = KeyframeAnimationOptions;

const NAMES = ['data-fly', 'data-anchor', 'data-heap', 'data-target', 'data-option', 'id'];
const NAMED = NAMES.map((name) => `[${name}]`).join();

/** It looks like the piece, and is nothing but a picture. */
export function likeness({ node, font }: Pick<Thing, 'node' | 'font'>): HTMLElement {
  const ghost = node.cloneNode(true) as HTMLElement;
  for (const button of ghost.querySelectorAll('button')) button.remove();
  for (const one of [ghost, ...ghost.querySelectorAll(NAMED)])
    for (const name of NAMES) one.removeAttribute(name);
  ghost.classList.remove('target', 'called', 'lit');
  ghost.style.fontSize = font;
  return ghost;
}
