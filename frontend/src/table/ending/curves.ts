/** Lines of a chart: values through a match as steps, for a change happens at once. */

export const WIDTH = 240;
export const HEIGHT = 64;

/** The least and the most of all lines of a chart; nothing is in sight of them, so that a flat line is flat. */
export function range(lines: readonly (readonly number[])[]): [number, number] {
  const all = lines.flat();
  const least = Math.min(0, ...all);
  return [least, Math.max(least + 1, ...all)];
}

/** The height of a value in its chart, from the ground (0) to the top (1). */
export function share(value: number, least: number, most: number): number {
  return (value - least) / (most - least);
}

/** The points of a line, as SVG writes them; values that stay as they were need no point. */
export function steps(values: readonly number[], least: number, most: number): string {
  const last = Math.max(1, values.length - 1);
  const x = (n: number): number => round((n * WIDTH) / last);
  const y = (value: number): number => round(HEIGHT * (1 - share(value, least, most)));
  const points: string[] = [];
  let before: number | undefined;
  values.forEach((value, n) => {
    if (before !== undefined && value === before) return;
    if (before !== undefined) points.push(`${x(n)},${y(before)}`);
    points.push(`${x(n)},${y(value)}`);
    before = value;
  });
  if (before !== undefined) points.push(`${WIDTH},${y(before)}`);
  return points.join(' ');
}

/** The outline of what lies between a line and nothing. */
export function area(values: readonly number[], least: number, most: number): string {
  const line = steps(values, least, most);
  const zero = round(HEIGHT * (1 - share(0, least, most)));
  return line && `0,${zero} ${line} ${WIDTH},${zero}`;
}

/** In how many columns so many charts leave no gap, with room for so many. */
export function columns(count: number, room: number): number {
  for (let most = Math.min(count, room); most > 1; most -= 1) if (count % most === 0) return most;
  return Math.max(1, Math.min(count, room));
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}
