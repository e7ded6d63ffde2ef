/**
 * The places of things on a board, and their ways from one to the next.
 *
 * A thing that may travel has its tag in `data-fly`; a place to set out from or to go to, in `data-anchor`. A cube has
 * its kind in `data-cube` and the tag of its heap in `data-heap`. A part that only turns is named by `data-turn`.
 * `remember` notes all of them before the screen changes, and once more after it: that is all the reading, and only then
 * something is written. Only transform and opacity move.
 *
 * Things that lie on an era or a board are inside of its `data-ground`: when the ground is elsewhere all of a sudden,
 * because the page was scrolled or a line came above it, they went along.
 */

import { tagIn, type Tag } from './tag';

export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Thing {
  node: HTMLElement;
  place: Place;
  /** Its size of letters: a likeness lies elsewhere, and would inherit another. */
  font: string;
  travels: boolean;
  /** The name of the ground that it lies on; empty for the whole board. */
  ground: string;
  /** The kind of a cube, and the heap that it belongs to. */
  cube?: string | undefined;
  heap?: Tag | undefined;
}

export interface Memory {
  things: Map<Tag, Thing>;
  /** The places of grounds, by name. */
  grounds: Map<string, Place>;
  /** The transform of what turns, by its name. */
  turns: Map<string, { node: SVGElement; transform: string }>;
}

const MOST = 40; // travellers at once; of a changed table (a new match, an undo of a turn) nothing is watched
const NEAR = 12; // pixels that nobody follows: a board that grows by a line shifts all there is

function placeOf(node: Element): Place {
  const { left: x, top: y, width, height } = node.getBoundingClientRect();
  return { x, y, width, height };
}

export function remember(root: HTMLElement): Memory {
  const grounds = new Map([['', placeOf(root)]]);
  const memory: Memory = { things: new Map(), grounds, turns: new Map() };
  for (const node of root.querySelectorAll<HTMLElement>('[data-ground]'))
    grounds.set(node.dataset['ground'] ?? '', placeOf(node));
  for (const node of root.querySelectorAll<HTMLElement>('[data-fly], [data-anchor]')) {
    const { fly, anchor, cube, heap } = node.dataset;
    const tag = tagIn(fly ?? anchor);
    if (tag === undefined) continue;
    const hasLetters = fly !== undefined && cube === undefined;
    const font = hasLetters ? getComputedStyle(node).fontSize : '';
    const ground = node.closest<HTMLElement>('[data-ground]')?.dataset['ground'] ?? '';
    const travels = fly !== undefined;
    const thing = { node, place: placeOf(node), font, travels, ground, cube, heap: tagIn(heap) };
    memory.things.set(tag, thing);
  }
  for (const node of root.querySelectorAll<SVGElement>('[data-turn]')) {
    const transform = node.style.transform;
    memory.turns.set(node.dataset['turn'] ?? '', { node, transform });
  }
  return memory;
}

/** The same memory as if every ground had been where it is now. */
export function carried(before: Memory, now: Memory): Memory {
  const things = new Map(before.things);
  for (const [name, thing] of things) {
    const [from, to] = [before.grounds.get(thing.ground), now.grounds.get(thing.ground)];
    if (!from || !to || (from.x === to.x && from.y === to.y)) continue;
    const { x, y } = thing.place;
    const place = { ...thing.place, x: x + to.x - from.x, y: y + to.y - from.y };
    things.set(name, { ...thing, place });
  }
  return { ...before, things };
}

/** From the middle of one place to the middle of another. */
export function shift(from: Place, to: Place): { x: number; y: number } {
  return {
    x: from.x + from.width / 2 - to.x - to.width / 2,
    y: from.y + from.height / 2 - to.y - to.height / 2,
  };
}

export function move(by: { x: number; y: number }): string {
  return `translate(${by.x}px, ${by.y}px)`;
}

export interface Difference {
  stayed: { from: Thing; to: Thing }[];
  fresh: Thing[];
  gone: Thing[];
}

/** The changes between two moments, except those of some things. */
export function difference(
  before: Memory,
  now: Memory,
  except: ReadonlySet<Tag> = new Set(),
): Difference {
  const found: Difference = { stayed: [], fresh: [], gone: [] };
  for (const [name, to] of now.things) {
    if (!to.travels || except.has(name)) continue;
    const from = before.things.get(name);
    if (from) found.stayed.push({ from, to });
    else found.fresh.push(to);
  }
  for (const [name, thing] of before.things)
    if (thing.travels && !now.things.has(name) && !except.has(name)) found.gone.push(thing);
  return found.fresh.length + found.gone.length > MOST
    ? { stayed: [], fresh: [], gone: [] }
    : found;
}

/** A piece slides from where it lay. */
export function slide(from: Thing, to: Thing, duration: number): Animation[] {
  const by = shift(from.place, to.place);
  if (Math.hypot(by.x, by.y) < NEAR) return [];
  const easing = 'cubic-bezier(0.22, 1, 0.36, 1)';
  const frames = [{ transform: move(by) }, { transform: 'none' }];
  return [to.node.animate(frames, { duration: duration * 1.6, easing })];
}

/** A piece is there all of a sudden, and says so. */
export function appear(thing: Thing, duration: number): Animation {
  const easing = 'cubic-bezier(0.34, 1.3, 0.64, 1)';
  const frames = [
    { transform: 'scale(0.2)', opacity: 0 },
    { transform: 'none', opacity: 1 },
  ];
  return thing.node.animate(frames, { duration: duration * 1.6, easing });
}

/** Calls back in the next frame, when the browser has laid out what changed and has not drawn it yet: places cost nothing there. */
export function whenLaidOut(root: HTMLElement, act: () => void): void {
  const observer = new ResizeObserver(() => {
    observer.disconnect();
    act();
  });
  observer.observe(root);
}
