/** Rays around a point: straight they are a sunburst, bent they are the arms of a vortex. */

const STEPS = 40;
/** From so far on a bent ray turns less and less. */
const CORE = 40;

/**
 * Every second wedge of a circle, as SVG writes them; `bend` is how far each turns on its way out, in radians
 * for each time that it is e times as far.
 */
export function rays(count: number, reach: number, bend = 0): string[] {
  const width = Math.PI / count;
  return Array.from({ length: count }, (_, place) => {
    const from = 2 * width * place - Math.PI / 2 - width / 2;
    const out = edge(from, reach, bend);
    const back = edge(from + width, reach, bend).reverse();
    return `M${[...out, ...back].join('L')}z`;
  });
}

function edge(angle: number, reach: number, bend: number): string[] {
  const steps = bend === 0 ? 1 : STEPS;
  return Array.from({ length: steps + 1 }, (_, step) => {
    const far = reach * (step / steps) ** 2;
    const turned = angle + bend * Math.log(1 + far / CORE);
    return `${round(far * Math.cos(turned))} ${round(far * Math.sin(turned))}`;
  });
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}
