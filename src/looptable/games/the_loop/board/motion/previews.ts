/**
 * The sure changes of an option, as marks beside the things that it would change.
 *
 * One table from kinds of events to marks, like the choreography for what has happened; of an event that it does not
 * know there is only the sentence.
 */

import { tag, type Tag } from '@/kit/motion/tag';
import type { Happening, OddsInfo } from '@/net/wire';
import { missionOf, dataOf, type EventData } from './eventData';
import { AT, eraTag } from './tags';

/** `sign` says it without colour: more, less, crossed out, turned, or there in the end. */
export type Sign = '+' | '−' | '×' | '→' | '✓' | '';

export interface Mark {
  /** The piece or era beside which it is drawn. */
  at: Tag;
  sign: Sign;
  /** The number of things; 0: there is nothing to count. */
  n: number;
  /** A drawing of the kit; or nothing, if the piece itself is drawn. */
  icon: string;
  /** The pawn or clone that would stand there. */
  piece?: Tag;
  /** Of chance: `1/5`. */
  odds?: string;
}

function mark(at: Tag, sign: Sign, icon: string, n = 0): Mark {
  return { at, sign, icon, n };
}

function stands(piece: Tag, era: string): Mark[] {
  return [
    { at: eraTag(era), sign: '→', icon: '', n: 0, piece },
    { at: piece, sign: '×', icon: '', n: 0 },
  ];
}

function onCard(sign: Sign, icon: string): (told: EventData) => Mark[] {
  return ({ card }) => [mark(tag('card', card), sign, icon)];
}

const MARKS: Record<string, (told: EventData) => Mark[]> = {
  'agent-moves': ({ agent, era }) => stands(tag('agent', agent), era),
  'clone-moves': ({ clone, era }) => stands(tag('clone', clone), era),
  'clone-generated': ({ clone, era }) => stands(tag('clone', clone), era),
  'clone-destroyed': ({ clone, era }) => [
    { at: eraTag(era), sign: '×', icon: '', n: 0, piece: tag('clone', clone) },
  ],
  'energy-added': ({ era }) => [mark(eraTag(era), '+', 'energy', 1)],
  'energy-spent': ({ era, n }) => [mark(eraTag(era), '−', 'energy', n)],
  'energy-removed': ({ era, n }) => [mark(eraTag(era), '−', 'energy', n)],
  'perpetual-added': ({ era }) => [mark(eraTag(era), '+', 'perpetual', 1)],
  'rift-removed': ({ era, n }) => [mark(eraTag(era), '−', 'rift', n)],
  'rift-cancelled': ({ era }) => [mark(eraTag(era), '−', 'rift', 1)],
  'rifts-placed': ({ era, n }) => [mark(eraTag(era), '+', 'rift', n)],
  vortex: ({ era }) => [mark(eraTag(era), '+', 'vortex', 1)],
  'vortex-clears': ({ era, n }) => [mark(eraTag(era), '−', 'rift', n)],
  uses: onCard('→', 'exhausted'),
  readied: onCard('→', 'loop'),
  discards: onCard('→', 'discard'),
  acquires: onCard('→', 'draw'),
  'card-destroyed': onCard('×', 'destroyed'),
  progress: ({ mission }) => [mark(tag('mission', mission), '+', 'mission', 1)],
  'mission-completed': ({ mission }) => [mark(tag('mission', mission), '✓', 'mission')],
  'mission-lost': (told) => [mark(missionOf(told), '×', 'mission')],
  'centrifuge-damaged': ({ era }) => [mark(tag('centrifuge', era), '+', 'warning', 1)],
  'centrifuge-destroyed': ({ era }) => [mark(tag('centrifuge', era), '×', 'centrifuge')],
  'machina-damaged': ({ machina }) => [mark(tag('machina', machina), '+', 'warning', 1)],
  'machina-destroyed': ({ machina }) => [mark(tag('machina', machina), '×', 'machina')],
  cycle: () => [mark(AT.cycle, '+', 'cycle', 1)],
  turn: ({ agent }) => [mark(tag('bust', agent), '→', 'active')],
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

/** Chances, as fractions of all that may come true; `tags` are those of the eras, by the ids of their zones. */
export function oddsOf(odds: OddsInfo[], tags: Map<string, Tag>): Mark[] {
  return odds.flatMap(({ weights, icon }) => {
    const sum = Object.values(weights).reduce((one, other) => one + other, 0);
    return Object.entries(weights).flatMap(([id, weight]) => {
      const at = tags.get(id);
      return at ? [{ ...mark(at, '', icon || 'die'), odds: fraction(weight, sum) }] : [];
    });
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
export function byPlace(marks: Mark[]): Map<Tag, Mark[]> {
  const found = new Map<Tag, Mark[]>();
  for (const one of marks) found.set(one.at, [...(found.get(one.at) ?? []), one]);
  return found;
}

/** The kinds of events that are drawn; for the tests. */
export const FORESEEN: ReadonlySet<string> = new Set(Object.keys(MARKS));
