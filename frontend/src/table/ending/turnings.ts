/** The changes by a choice, read from the figures through the match. */

import type { GaugeInfo } from '../../net/wire';

export interface Change {
  name: string;
  from: number;
  to: number;
}

/** The figures that were others before the choice with this number; one of a side says whose it is. */
export function changesAt(gauges: readonly GaugeInfo[], n: number): Change[] {
  return gauges.flatMap((gauge) =>
    gauge.curves.flatMap(({ side, values }) => {
      const [from, to] = [values[n - 1], values[n]];
      if (from === undefined || to === undefined || from === to) return [];
      return [{ name: side == null ? gauge.name : `${gauge.name}, ${side}`, from, to }];
    }),
  );
}
