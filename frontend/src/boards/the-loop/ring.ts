/** Where things stand on the board: seven eras around the machine, clockwise from the top. */

export interface Point {
  x: number;
  y: number;
}

/** The middle of each era, in percent of the board. */
const PLACES: readonly Point[] = [
  { x: 50, y: 14 },
  { x: 83, y: 33.5 },
  { x: 87, y: 63 },
  { x: 62.9, y: 86 },
  { x: 37.1, y: 86 },
  { x: 13, y: 63 },
  { x: 17, y: 33.5 },
];

/** On a phone the eras lie in three columns; these are their places as seen from the middle cell. */
const CELLS: readonly Point[] = [
  { x: 50, y: -50 },
  { x: 150, y: -50 },
  { x: 150, y: 50 },
  { x: 150, y: 150 },
  { x: -50, y: 150 },
  { x: -50, y: 50 },
  { x: -50, y: -50 },
];

export const MIDDLE: Point = { x: 50, y: 50 };

/** The middle of an era; a board of another size than seven is a plain circle. */
export function placeOf(index: number, count: number, compact = false): Point {
  const found = (compact ? CELLS : PLACES)[index];
  if (count === PLACES.length && found) return found;
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

/** The eras that the three chutes face: the one before the doctor's, his own, and the next. */
export function chutes(foo: number, count: number): number[] {
  if (foo < 0 || count < 3) return [];
  return [-1, 0, 1].map((step) => (foo + step + count) % count);
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
