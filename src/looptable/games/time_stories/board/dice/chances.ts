/** Chances of an option, ready to be drawn. */

import type { OddsInfo } from '@/net/wire';

export interface Chance {
  text: string;
  /** The outcome that it is about; empty where the game names none. */
  outcome: string;
  top: number;
  bottom: number;
}

function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b);
}

/** Lines that say how likely something is, in lowest terms. */
export function chances(odds: OddsInfo[]): Chance[] {
  return odds.flatMap((line) => {
    const { chance, outcome } = line as OddsInfo & {
      chance?: [number, number] | null;
      outcome?: string;
    };
    if (!chance || chance[1] <= 0) return [];
    const by = divisor(chance[0], chance[1]);
    const [top, bottom] = [chance[0] / by, chance[1] / by];
    return [{ text: line.text, outcome: outcome ?? line.icon, top, bottom }];
  });
}
