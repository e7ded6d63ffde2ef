/**
 * The rolls of a step, as they are played on the tray: a cast for each, with its acts in their order.
 *
 * A whole unit of time may be resolved in one step, so a roll is read from the events, and the shields before it
 * from the situation before the step. It knows no rule: which shields fall is counted from left to right, as the
 * event says how many.
 */

import type { Happening } from '@/net/wire';
import { spaceAt, word, type Roll, type Situation, type Space, type Test } from '../situation';

export interface CastShield {
  sort: string;
  fallen: boolean;
}

/** The test that is rolled for. */
export interface Against {
  /** Of the space; rolls for the same one in a step follow each other. */
  id: string;
  card: string;
  characteristic: string;
  shields: CastShield[];
}

export type Act =
  | { do: 'turn'; die: number; face: string }
  /** A hit breaks a shield; `die` shows it, unless a power gave it. */
  | { do: 'break'; shield: number; die: number | null }
  | { do: 'strike'; sign: string; text: string }
  | { do: 'pass'; text: string }
  | { do: 'tell'; text: string };

export interface Cast {
  agent: string;
  faces: string[];
  against: Against | null;
  acts: Act[];
  /** The dice lay on the table before this step. */
  isLying: boolean;
  /** A question about it is open: it stays. */
  isOpen: boolean;
}

/** Signs of what strikes, by the kind of event. */
const STRIKES: Record<string, string> = {
  retaliation: 'skull',
  hurt: 'life',
  dies: 'skull',
  time: 'time',
};
const NEWS = new Set(['rewarded', 'gains-element', 'gains-token', 'gains-resource', 'healed']);
/** Events with which something else begins. */
const CUTS = new Set([
  'moves',
  'enters',
  'plans',
  'in-vain',
  'departs',
  'leaves',
  'stays',
  'run',
  'acts-freely',
  'takes-offer',
  'opens',
  'returns',
]);

function laid(space: Space, test: string | null): Test | null {
  const named = space.tests.find(({ id }) => id === test);
  return named ?? space.tests.find(({ state }) => state === 'laid') ?? space.tests[0] ?? null;
}

function shieldsOf(space: Space, test: Test | null): CastShield[] {
  if (test !== null) {
    return test.piles.flatMap(({ sort, all, left }) =>
      Array.from({ length: all }, (_, at) => ({ sort, fallen: at < all - left })),
    );
  }
  // The card is not for this reader; its shields lie below it for all to see.
  return space.shields.flatMap((piece) =>
    Array.from({ length: piece.count }, () => ({ sort: word(piece, 'sort'), fallen: false })),
  );
}

/** The test before which an agent stands. */
export function againstOf(
  situation: Situation,
  agent: string,
  test: string | null = null,
): Against | null {
  const space =
    situation.spaces.find(({ tests }) => tests.some(({ id }) => id === test)) ??
    spaceAt(situation, agent);
  if (!space) return null;
  const found = laid(space, test);
  return {
    id: space.id,
    card: space.card?.name ?? '',
    characteristic: found?.characteristic ?? '',
    shields: shieldsOf(space, found),
  };
}

export function castOf(roll: Roll, situation: Situation, isOpen: boolean): Cast {
  return {
    agent: roll.agent,
    faces: roll.dice.map((die) => word(die, 'face')),
    against: againstOf(situation, roll.agent, roll.test),
    acts: [],
    isLying: true,
    isOpen,
  };
}

/** The dice that show hits, one entry for each hit. */
function hitters(faces: string[]): number[] {
  return faces.flatMap((face, at) => (face === 'hit' ? [at] : face === 'double' ? [at, at] : []));
}

function facesOf(event: Happening): string[] {
  const { face } = event.data;
  return Array.isArray(face) ? face.map(String) : [String(face ?? '')];
}

function breaks(cast: Cast, n: number): Act[] {
  const standing = now(cast).shields.flatMap(({ fallen }, at) => (fallen ? [] : [at]));
  const dice = hitters(now(cast).faces);
  return standing.slice(0, n).map((shield, at) => ({ do: 'break', shield, die: dice[at] ?? null }));
}

function actsOf(cast: Cast, event: Happening): Act[] {
  const { kind, data, text } = event;
  if (kind === 'die-changed') {
    return [{ do: 'turn', die: Number(data['n'] ?? 1) - 1, face: facesOf(event)[0] ?? '' }];
  }
  if (kind === 'hits') return breaks(cast, Number(data['n'] ?? 0));
  if (kind === 'passed') return [{ do: 'pass', text }];
  if (kind === 'time') {
    // Otherwise it is the unit that passes for all.
    const isMalus = now(cast).shields.some(({ sort, fallen }) => sort === 'time' && !fallen);
    if (!isMalus) return [];
  }
  const sign = STRIKES[kind];
  if (sign !== undefined) return [{ do: 'strike', sign, text }];
  return NEWS.has(kind) && text !== '' ? [{ do: 'tell', text }] : [];
}

export function castsOf(before: Situation, events: Happening[], after: Situation): Cast[] {
  const casts: Cast[] = [];
  const shields = new Map<string, CastShield[]>();
  let cast = before.roll ? castOf(before.roll, before, false) : null;
  if (cast) casts.push(cast);
  for (const event of events) {
    if (event.kind === 'rolled') {
      const agent = String(event.data['agent'] ?? '');
      const against = againstOf(before, agent);
      if (cast?.against) shields.set(cast.against.id, now(cast).shields);
      const known = against && shields.get(against.id);
      if (against && known) against.shields = known;
      const faces = facesOf(event);
      cast = { agent, faces, against, acts: [], isLying: false, isOpen: false };
      casts.push(cast);
    } else if (CUTS.has(event.kind)) {
      if (cast?.against) shields.set(cast.against.id, now(cast).shields);
      cast = null;
    } else cast?.acts.push(...actsOf(cast, event));
  }
  const last = casts.at(-1);
  if (last && after.roll?.agent === last.agent && cast === last) {
    last.isOpen = true;
    last.against = againstOf(after, last.agent, after.roll.test) ?? last.against;
  }
  return casts.filter(({ isLying, acts }) => !isLying || acts.length > 0);
}

/** A cast after some of its acts. */
export interface Moment {
  faces: string[];
  shields: CastShield[];
  strikes: { sign: string; text: string }[];
  news: string[];
  passed: string | null;
  hits: number;
}

export function now(cast: Cast, acts = cast.acts.length): Moment {
  const moment: Moment = {
    faces: [...cast.faces],
    shields: (cast.against?.shields ?? []).map((shield) => ({ ...shield })),
    strikes: [],
    news: [],
    passed: null,
    hits: 0,
  };
  for (const act of cast.acts.slice(0, acts)) {
    if (act.do === 'turn') moment.faces[act.die] = act.face;
    else if (act.do === 'break') {
      const shield = moment.shields[act.shield];
      if (shield) shield.fallen = true;
    } else if (act.do === 'strike') moment.strikes.push(act);
    else if (act.do === 'pass') moment.passed = act.text;
    else moment.news.push(act.text);
  }
  moment.hits = hitters(moment.faces).length;
  return moment;
}

/** How many dice of a skill an agent has. */
export function diceOf(situation: Situation, agent: string, skill: string): number {
  const found = situation.agents.find((one) => one.agent === agent);
  return found?.skills.find((piece) => word(piece, 'skill') === skill)?.count ?? 0;
}

/** What a skill is called. */
export function skillName(situation: Situation, skill: string): string {
  const all = situation.agents.flatMap(({ skills }) => skills);
  return all.find((piece) => word(piece, 'skill') === skill)?.name ?? skill;
}
