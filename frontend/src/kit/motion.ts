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

export interface Memory {
  places: Map<string, Place>;
  nodes: Map<string, HTMLElement>;
}

export interface Journey {
  /** Selectors of the place where a new piece comes from, the first that is there. */
  from: (fly: string) => string[];
  /** Selectors of the place where a piece goes that is gone; none: it fades where it was. */
  to: (fly: string) => string[];
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
  const memory: Memory = { places: new Map(), nodes: new Map() };
  for (const node of root.querySelectorAll<HTMLElement>('[data-fly]')) {
    const fly = node.dataset['fly'] ?? '';
    memory.nodes.set(fly, node);
    memory.places.set(fly, placeOf(node));
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
  if (duration <= 0 || before.places.size === 0) return [];
  const now = remember(root);
  const fresh = [...now.nodes].filter(([fly]) => !before.places.has(fly));
  const gone = [...before.nodes].filter(([fly]) => !now.places.has(fly));
  if (fresh.length + gone.length > MOST) return [];
  return [
    ...[...now.nodes].flatMap(([fly, node]) =>
      stay(node, before.places.get(fly), now.places.get(fly), duration),
    ),
    ...fresh.map(([fly, node], i) =>
      arrive(root, node, now.places.get(fly) as Place, journey, fly, i),
    ),
    ...gone.map(([fly, node], i) =>
      leave(root, node, before.places.get(fly) as Place, journey, fly, i),
    ),
  ];
}

function stay(
  node: HTMLElement,
  from: Place | undefined,
  to: Place | undefined,
  duration: number,
): Animation[] {
  if (!from || !to) return [];
  const by = shift(from, to);
  if (Math.hypot(by.x, by.y) < NEAR) return [];
  const frames = [{ transform: move(by) }, { transform: 'none' }];
  return [
    node.animate(frames, { duration: duration * 1.6, easing: 'cubic-bezier(0.22, 1, 0.36, 1)' }),
  ];
}

function arrive(
  root: HTMLElement,
  node: HTMLElement,
  place: Place,
  journey: Journey,
  fly: string,
  turn: number,
): Animation {
  const source = first(root, journey.from(fly));
  const start = source
    ? { transform: `${move(shift(source, place))} scale(0.6)`, opacity: 0.4 }
    : { transform: 'scale(0.2)', opacity: 0 };
  return node.animate([start, { transform: 'none', opacity: 1 }], {
    duration: journey.duration * 2,
    delay: turn * journey.duration * STEP,
    easing: 'cubic-bezier(0.34, 1.3, 0.64, 1)',
    fill: 'backwards',
  });
}

/** The piece is gone from the page: a likeness of it makes the last way. */
function leave(
  root: HTMLElement,
  node: HTMLElement,
  place: Place,
  journey: Journey,
  fly: string,
  turn: number,
): Animation {
  const ghost = node.cloneNode(true) as HTMLElement;
  ghost.removeAttribute('data-fly');
  ghost.inert = true;
  ghost.setAttribute('aria-hidden', 'true');
  for (const inner of ghost.querySelectorAll('[data-fly], [data-target]')) {
    inner.removeAttribute('data-fly');
    inner.removeAttribute('data-target');
  }
  const base = placeOf(root);
  Object.assign(ghost.style, {
    position: 'absolute',
    zIndex: '6',
    pointerEvents: 'none',
    left: `${place.x - base.x}px`,
    top: `${place.y - base.y}px`,
    width: `${place.width}px`,
    height: `${place.height}px`,
  });
  root.append(ghost);
  const goal = first(root, journey.to(fly));
  const end = goal
    ? { transform: `${move(shift(goal, place))} scale(0.5)`, opacity: 0.2 }
    : { transform: 'scale(1.7) rotate(25deg)', opacity: 0 };
  const last = ghost.animate([{ transform: 'none', opacity: 1 }, end], {
    duration: journey.duration * 1.8,
    delay: turn * journey.duration * STEP,
    easing: 'ease-in',
    fill: 'both',
  });
  const remove = (): void => ghost.remove();
  last.onfinish = last.oncancel = remove;
  return last;
}
