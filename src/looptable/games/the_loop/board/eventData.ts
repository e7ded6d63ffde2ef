/** The values of an event of The LOOP, by what they are; empty or 0 where it has none. */

import type { Happening } from '@/net/wire';

export interface EventData {
  era: string;
  agent: string;
  card: string;
  clone: string;
  mission: string;
  machina: string;
  n: number;
}

export function dataOf({ data }: Happening): EventData {
  const word = (field: string): string => String(data[field] ?? '');
  return {
    era: word('era'),
    agent: word('agent'),
    card: word('card'),
    clone: word('clone'),
    mission: word('mission'),
    machina: word('machina'),
    n: Number(data['n'] ?? 0),
  };
}

/** The name of a mission's piece; one that lies face down has only its era for a name. */
export function missionOf({ mission, era }: EventData): string {
  return `mission-${mission === 'hidden' ? era : mission}`;
}
