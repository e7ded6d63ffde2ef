/**
 * What an option would surely change, as marks beside the things that it would change.
 *
 * One table from kinds of events to marks, like the choreography for what has happened; of an event that it does not
 * know there is only the sentence.
 */

import type { Happening, OddsInfo } from '@/net/wire';
import { missionOf, dataOf, type EventData } from './eventData';

/** `sign` says it without colour: more, less, crossed out, turned, or there in the end. */
export type Sign = '+' | '−' | '×' | '→' | '✓' | '';

export interface Mark {
  /** The id of the piece or zone beside which it is drawn. */
  at: string;
  sign: Sign;
  /** How many; 0: there is nothing to count. */
  n: number;
  /** A drawing of the kit; or nothing, if the piece itself is drawn. */
  icon: string;
  /** The pawn or clone that would stand there. */
  piece?: string;
  /** Of chance: `1/5`. */
  odds?: string;
}

const zone = (era: string): string => `era-${era}`;

function mark(at: string, sign: Sign, icon: string, n = 0): Mark {
  return { at, sign, icon, n };
}

function stands(piece: string, era: string): Mark[] {
  return [
    { at: zone(era), sign: '→', icon: '', n: 0, piece },
    { at: piece, sign: '×', icon: '', n: 0 },
  ];
}

function onCard(sign: Sign, icon: string): (told: EventData) => Mark[] {
  return ({ card }) => [mark(`card-${card}`, sign, icon)];
}

const MARKS: Record<string, (told: EventData) => Mark[]> = {
  'agent-moves': ({ agent, era }) => stands(`agent-${agent}`, era),
  'clone-moves': ({ clone, era }) => stands(`clone-${clone}`, era),
  'clone-generated': ({ clone, era }) => stands(`clone-${clone}`, era),
  'clone-destroyed': ({ clone, era }) => [
    { at: zone(era), sign: '×', icon: '', n: 0, piece: `clone-${clone}` },
  ],
  'energy-added': ({ era }) => [mark(zone(era), '+', 'energy', 1)],
  'energy-spent': ({ era, n }) => [mark(zone(era), '−', 'energy', n)],
  'energy-removed': ({ era, n }) => [mark(zone(era), '−', 'energy', n)],
  'perpetual-added': ({ era }) => [mark(zone(era), '+', 'perpetual', 1)],
  'rift-removed': ({ era, n }) => [mark(zone(era), '−', 'rift', n)],
  'rift-cancelled': ({ era }) => [mark(zone(era), '−', 'rift', 1)],
  'rifts-placed': ({ era, n }) => [mark(zone(era), '+', 'rift', n)],
  vortex: ({ era }) => [mark(zone(era), '+', 'vortex', 1)],
  'vortex-clears': ({ era, n }) => [mark(zone(era), '−', 'rift', n)],
  uses: onCard('→', 'exhausted'),
  readied: onCard('→', 'loop'),
  discards: onCard('→', 'discard'),
  acquires: onCard('→', 'draw'),
  'card-destroyed': onCard('×', 'destroyed'),
  progress: ({ mission }) => [mark(`mission-${mission}`, '+', 'mission', 1)],
  'mission-completed': ({ mission }) => [mark(`mission-${mission}`, '✓', 'mission')],
  'mission-lost': (told) => [mark(missionOf(told), '×', 'mission')],
  'centrifuge-damaged': ({ era }) => [mark(`centrifuge-${era}`, '+', 'warning', 1)],
  'centrifuge-destroyed': ({ era }) => [mark(`centrifuge-${era}`, '×', 'centrifuge')],
  'machina-damaged': ({ machina }) => [mark(`machina-${machina}`, '+', 'warning', 1)],
  'machina-destroyed': ({ machina }) => [mark(`machina-${machina}`, '×', 'machina')],
  cycle: () => [mark('cycle', '+', 'cycle', 1)],
  turn: ({ agent }) => [mark(`bust-${agent}`, '→', 'active')],
};

/** All that is sure, in the order in which it happens; what is alike is counted, and who moves on is drawn once. */
export function marksOf(happened: Happening[]): Mark[] {
  const found: Mark[] = [];
  for (const one of happened)
    for (const fresh of MARKS[one.kind]?.(dataOf(one)) ?? []) add(found, fresh);
  return found;
}

function add(found: Mark[], fresh: Mark): void {
  if (fresh.piece !== undefined) {
    const earlier = found.findIndex((one) => one.piece === fresh.piece);
    if (earlier >= 0) found.splice(earlier, 1);
  }
  const like = found.find(
    ({ at, sign, icon, piece }) =>
      at === fresh.at && sign === fresh.sign && icon === fresh.icon && piece === fresh.piece,
  );
  if (like) like.n += fresh.n;
  else found.push({ ...fresh });
}

/** What is known of chance, as fractions of all that may come true. */
export function oddsOf(odds: OddsInfo[]): Mark[] {
  return odds.flatMap(({ weights, icon }) => {
    const sum = Object.values(weights).reduce((one, other) => one + other, 0);
    return Object.entries(weights).map(([at, weight]) => ({
      ...mark(at, '', icon || 'die'),
      odds: fraction(weight, sum),
    }));
  });
}

/** Reduced: `1/3`. */
export function fraction(part: number, whole: number): string {
  const divisor = common(part, whole);
  return `${part / divisor}/${whole / divisor}`;
}

function common(one: number, other: number): number {
  return other === 0 ? one : common(other, one % other);
}

/** By the thing that they are drawn at. */
export function byPlace(marks: Mark[]): Map<string, Mark[]> {
  const found = new Map<string, Mark[]>();
  for (const one of marks) found.set(one.at, [...(found.get(one.at) ?? []), one]);
  return found;
}

/** The kinds of events that are drawn; for the tests. */
export const FORESEEN: ReadonlySet<string> = new Set(Object.keys(MARKS));
