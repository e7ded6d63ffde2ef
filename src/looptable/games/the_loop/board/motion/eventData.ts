/** The values of an event of The LOOP, by what they are; empty or 0 where it has none. */

import { tag, type Tag } from '@/kit/motion/tag';
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

/** The tag of a mission's piece; one that lies face down is known by its era. */
export function missionOf({ mission, era }: EventData): Tag {
  return tag('mission', mission === 'hidden' ? era : mission);
}
