/** Events that change somebody's fate, as lines that pass over the board. The log has them all. */

import type { Happening } from '@/net/wire';

export interface Line {
  text: string;
  icon: string;
  /** good, bad or plain. */
  mood: string;
  /** The agent that it is about; empty if it is about all. */
  agent: string;
}

const SHOWN: Record<string, [icon: string, mood: string]> = {
  hurt: ['life', 'bad'],
  dies: ['vortex', 'bad'],
  returns: ['vortex', 'good'],
  healed: ['life', 'good'],
  weakened: ['shield', 'bad'],
  skips: ['time', 'bad'],
  'time-gained': ['time', 'good'],
  'gains-element': ['element', 'good'],
  'gains-token': ['star', 'good'],
  'gains-resource': ['spark', 'good'],
  mapped: ['map', 'good'],
  permitted: ['map', 'good'],
  revealed: ['card', 'plain'],
  removed: ['card', 'plain'],
  'in-vain': ['warning', 'plain'],
  departs: ['movement', 'plain'],
  'entry-refused': ['warning', 'plain'],
  'group-refused': ['warning', 'plain'],
  stays: ['warning', 'plain'],
};
/** One unit is what every deed costs; more is news. */
const USUAL = 1;

export function linesOf(events: Happening[]): Line[] {
  return events.flatMap(({ kind, data, text }) => {
    if (text === '') return [];
    const agent = typeof data['agent'] === 'string' ? data['agent'] : '';
    if (kind === 'time' && Number(data['units']) > USUAL)
      return [{ text, icon: 'time', mood: 'bad', agent }];
    const shown = SHOWN[kind];
    return shown ? [{ text, icon: shown[0], mood: shown[1], agent }] : [];
  });
}
