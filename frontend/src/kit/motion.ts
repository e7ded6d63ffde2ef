/**
 * Pieces travel from where they were to where they are.
 *
 * What may travel says its name in `data-fly`. Before the screen changes, `remember` notes where everything lies;
 * after it, `travel` moves each piece from its old place, lets new ones come from where such things come from,
 * and sends what is gone to where such things go. Only transform and opacity move, and nothing waits for it.
 */

interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Traveller {
  node: HTMLElement;
  place: Place;
  /** What `data-home` around a piece says: once it is gone nobody can ask it. */
  home: string;
}

/** Where everything lay, by its name. */
export type Memory = Map<string, Traveller>;

export interface Journey {
  /** Selectors of the place where a new piece comes from, the first that is there. */
  from: (fly: string, home: string) => string[];
  /** Selectors of the place where a piece goes that is gone; none: it fades where it was. */
  to: (fly: string, home: string) => string[];
  duration: number;
}

const STEP = 0.22; // of a duration between two that set out together
const MOST = 40; // travellers at once; of a changed table (a new match, an undo of a turn) nothing is watched
const NEAR = 2; // pixels that nobody sees

function placeOf(node: Element): Place {
  const { left: x, top: y, width, height } = node.getBoundingClientRect();
  return { x, y, width, height };
}

export function remember(root: HTMLElement): Memory {
  const memory: Memory = new Map();
  for (const node of root.querySelectorAll<HTMLElement>('[data-fly]')) {
    const home = node.closest<HTMLElement>('[data-home]')?.dataset['home'] ?? '';
    memory.set(node.dataset['fly'] ?? '', { node, place: placeOf(node), home });
  }
  return memory;
}

/** From the middle of one place to the middle of another. */
export function shift(from: Place, to: Place): { x: number; y: number } {
  return {
    x: from.x + from.width / 2 - to.x - to.width / 2,
    y: from.y + from.height / 2 - to.y - to.height / 2,
  };
}

function first(root: HTMLElement, selectors: string[]): Place | null {
  for (const selector of selectors) {
    const node = root.querySelector(selector);
    if (node) return placeOf(node);
  }
  return null;
}

function move(by: { x: number; y: number }): string {
  return `translate(${by.x}px, ${by.y}px)`;
}

/** Sets everything in motion that changed its place; what moves can be stopped by finishing it. */
export function travel(root: HTMLElement, before: Memory, journey: Journey): Animation[] {
  const { duration } = journey;
  if (duration <= 0 || before.size === 0) return [];
  const now = remember(root);
  const fresh = [...now].filter(([fly]) => !before.has(fly));
  const gone = [...before].filter(([fly]) => !now.has(fly));
  if (fresh.length + gone.length > MOST) return [];
  const delay = (turn: number): number => turn * duration * STEP;
  // All places are read before anything is set in motion: a look at a changed page lays it out anew.
  const base = placeOf(root);
  const sources = fresh.map(([fly, one]) => first(root, journey.from(fly, one.home)));
  const goals = gone.map(([fly, one]) => first(root, journey.to(fly, one.home)));
  return [
    ...[...now].flatMap(([fly, one]) => stay(one, before.get(fly), duration)),
    ...fresh.map(([, one], turn) =>
      arrive(one, sources[turn] ?? null, { duration: duration * 2, delay: delay(turn) }),
    ),
    ...gone.map(([, one], turn) => {
      const ghost = likeness(one.node, one.place, base);
      root.append(ghost);
      const timing = { duration: duration * 1.8, delay: delay(turn) };
      return leave(ghost, one.place, goals[turn] ?? null, timing);
    }),
  ];
}

/** Calls back in the next frame, when the browser has laid out what changed and has not drawn it yet: places cost nothing there. */
export function whenLaidOut(root: HTMLElement, act: () => void): void {
  const observer = new ResizeObserver(() => {
    observer.disconnect();
    act();
  });
  observer.observe(root);
}

function stay(
  { node, place }: Traveller,
  from: Traveller | undefined,
  duration: number,
): Animation[] {
  const by = from ? shift(from.place, place) : { x: 0, y: 0 };
  if (Math.hypot(by.x, by.y) < NEAR) return [];
  const easing = 'cubic-bezier(0.22, 1, 0.36, 1)';
  const frames = [{ transform: move(by) }, { transform: 'none' }];
  return [node.animate(frames, { duration: duration * 1.6, easing })];
}

function arrive(
  { node, place }: Traveller,
  source: Place | null,
  timing: KeyframeAnimationOptions,
): Animation {
  const start = source
    ? { transform: `${move(shift(source, place))} scale(0.6)`, opacity: 0.4 }
    : { transform: 'scale(0.2)', opacity: 0 };
  const easing = 'cubic-bezier(0.34, 1.3, 0.64, 1)';
  const frames = [start, { transform: 'none', opacity: 1 }];
  return node.animate(frames, { ...timing, easing, fill: 'backwards' });
}

/** The piece is gone from the page: a likeness of it makes the last way. */
function leave(
  ghost: HTMLElement,
  place: Place,
  goal: Place | null,
  timing: KeyframeAnimationOptions,
): Animation {
  const end = goal
    ? { transform: `${move(shift(goal, place))} scale(0.5)`, opacity: 0.2 }
    : { transform: 'scale(1.7) rotate(25deg)', opacity: 0 };
  const frames = [{ transform: 'none', opacity: 1 }, end];
  const last = ghost.animate(frames, { ...timing, easing: 'ease-in', fill: 'both' });
  last.onfinish = last.oncancel = () => ghost.remove();
  return last;
}

/** It lies where the piece lay, and is nothing but a picture. */
function likeness(node: HTMLElement, place: Place, base: Place): HTMLElement {
  const ghost = node.cloneNode(true) as HTMLElement;
  ghost.inert = true;
  ghost.setAttribute('aria-hidden', 'true');
  for (const one of [ghost, ...ghost.querySelectorAll('[data-fly], [data-target]')]) {
    one.removeAttribute('data-fly');
    one.removeAttribute('data-target');
  }
  Object.assign(ghost.style, {
    position: 'absolute',
    zIndex: '6',
    pointerEvents: 'none',
    left: `${place.x - base.x}px`,
    top: `${place.y - base.y}px`,
    width: `${place.width}px`,
    height: `${place.height}px`,
  });
  return ghost;
}
