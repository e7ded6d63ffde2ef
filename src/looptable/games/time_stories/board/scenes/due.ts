/** The scene that the moment calls for. */

import type { Situation } from '../situation';

export interface Due {
  kind: 'briefing' | 'end' | 'run' | 'over';
  /** Its name: the same for all at the table, another one for each run. */
  id: string;
}

export function due(situation: Situation): Due | null {
  const { run, end, isOver, bodies, base } = situation;
  if (isOver) return end ? { kind: 'over', id: 'over' } : null;
  if (end) return { kind: 'end', id: `end-${run}` };
  // A run begins with the choice of bodies.
  if (bodies.length === 0) return null;
  if (run > 1) return { kind: 'run', id: `run-${run}` };
  return base.length > 0 ? { kind: 'briefing', id: 'briefing' } : null;
}
