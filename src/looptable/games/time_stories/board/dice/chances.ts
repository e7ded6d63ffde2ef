/** Chances of an option, ready to be drawn. */

import type { OddsInfo } from '@/net/wire';

export interface Chance {
  text: string;
  /** The outcome that it is about, with its number where it has one. */
  outcome: string;
  n: number | null;
  top: number;
  bottom: number;
}

function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b);
}

/** Lines that say how likely something is, in lowest terms. */
export function chances(odds: OddsInfo[]): Chance[] {
  return odds
    .flatMap((line) => line.outcomes)
    .filter((one) => one.of > 0)
    .map(({ id, n, chance, of, text }) => {
      const by = divisor(chance, of);
      return { text, outcome: id, n, top: chance / by, bottom: of / by };
    });
}
