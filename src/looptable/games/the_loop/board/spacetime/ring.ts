/** The places on the board: seven eras around the machine, clockwise from the top. */

export interface Point {
  x: number;
  y: number;
}

/** A screen that lies or one that stands has a board; on a phone the eras lie in three columns, the machine in their middle. */
export type Shape = 'wide' | 'tall' | 'columns';

/** The middle of each era, in percent of the board; of columns, in percent of the middle cell. */
const PLACES: Record<Shape, readonly Point[]> = {
  wide: [
    { x: 50, y: 14 },
    { x: 83, y: 33.5 },
    { x: 87, y: 63 },
    { x: 62.9, y: 86 },
    { x: 37.1, y: 86 },
    { x: 13, y: 63 },
    { x: 17, y: 33.5 },
  ],
  tall: [
    { x: 50, y: 8 },
    { x: 82, y: 28 },
    { x: 84, y: 62 },
    { x: 66, y: 91 },
    { x: 34, y: 91 },
    { x: 16, y: 62 },
    { x: 18, y: 28 },
  ],
  columns: [
    { x: 50, y: -50 },
    { x: 150, y: -50 },
    { x: 150, y: 50 },
    { x: 150, y: 150 },
    { x: -50, y: 150 },
    { x: -50, y: 50 },
    { x: -50, y: -50 },
  ],
};

/** The width of an era, in percent of the board; in columns it is that of its cell. */
export const BREADTH: Record<Exclude<Shape, 'columns'>, number> = { wide: 25, tall: 31 };

const NARROW = 620; // pixels
const STANDS = 0.8; // higher than this part of its width, a board has room for wider eras

export function shapeOf(width: number, height: number): Shape {
  if (width > 0 && width < NARROW) return 'columns';
  return height > width * STANDS ? 'tall' : 'wide';
}

export const MIDDLE: Point = { x: 50, y: 50 };

/** The middle of an era; a board of another size than seven is a plain circle. */
export function placeOf(index: number, count: number, shape: Shape = 'wide'): Point {
  const found = PLACES[shape][index];
  if (count === PLACES[shape].length && found) return found;
  const angle = (index / Math.max(1, count)) * 2 * Math.PI - Math.PI / 2;
  return { x: 50 + 36 * Math.cos(angle), y: 50 + 36 * Math.sin(angle) };
}

/** A place in pixels of a board of this size. */
export function pixels(place: Point, width: number, height: number): Point {
  return { x: (place.x * width) / 100, y: (place.y * height) / 100 };
}

/** The direction from the machine to an era, in degrees; 0 is up, clockwise. */
export function bearing(place: Point, width: number, height: number): number {
  const to = pixels(place, width, height);
  const from = pixels(MIDDLE, width, height);
  return (Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI;
}

/** The same direction as `to`, reached from `from` by the shorter way around. */
export function nearest(from: number, to: number): number {
  const turn = ((((to - from) % 360) + 540) % 360) - 180;
  return from + turn;
}

/** The places that are passed on the shorter way around from one to another, without both ends. */
export function way(from: number, to: number, count: number): number[] {
  if (from < 0 || to < 0 || count <= 0) return [];
  const ahead = (to - from + count) % count;
  const step = ahead <= count / 2 ? 1 : -1;
  const far = Math.min(ahead, count - ahead);
  return Array.from({ length: Math.max(0, far - 1) }, (_, i) => {
    return (((from + step * (i + 1)) % count) + count) % count;
  });
}
