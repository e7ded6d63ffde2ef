/**
 * The motion for each kind of event of The LOOP.
 *
 * One table, in the order of a turn. An event that it does not know is seen by what it changed on the board.
 */

import {
  inTime,
  type Effect,
  type Gesture,
  type Manner,
  type Part,
  type Score,
} from '@/kit/motion/score';
import { tag, tagInHeap, type Tag } from '@/kit/motion/tag';
import type { Happening } from '@/net/wire';
import { way } from '../spacetime/ring';
import { missionOf, dataOf, type EventData } from './eventData';
import { AT, eraTag, FOO } from './tags';

/** The facts about the board before the step that motion needs. */
export interface Setting {
  eras: string[];
  /** The era in which a pawn or a clone stands. */
  where: Map<Tag, string>;
  /** The names of agents. */
  names: Map<string, string>;
  /** The agent whose piles an agent uses: alone, one plays all agents from the same. */
  deck: (agent: string) => string;
}

export const NOBODY: Setting = {
  eras: [],
  where: new Map(),
  names: new Map(),
  deck: (agent) => agent,
};

interface Telling extends EventData {
  /** The board as it is by then. */
  setting: Setting;
}

type Play = (told: Telling) => Part;

function part(lead: number, length: number, ...effects: Effect[]): Part {
  return { lead, length, effects };
}

function gesture(which: Gesture, ...at: Tag[]): Effect {
  return { do: 'gesture', gesture: which, at };
}

function move(piece: Tag, manner: Manner, to: Tag[], from?: Tag[], prop?: string): Effect {
  return { do: 'move', piece, manner, to, from, prop };
}

/** A cube comes to an era. */
function comes(kind: string, era: string, manner: Manner, ...from: Tag[]): Effect {
  const heap = tag(kind, era);
  const to = [tagInHeap(heap, 0), eraTag(era)];
  return { do: 'move', piece: heap, heap: 'in', prop: kind, manner, from, to };
}

/** Cubes leave an era. */
function leave(kind: string, era: string, n: number, manner: Manner, to: Tag): Effect[] {
  const piece = tag(kind, era);
  const from = [eraTag(era)];
  return Array.from({ length: n }, () => ({
    do: 'move',
    piece,
    heap: 'out',
    prop: kind,
    manner,
    to: [to],
    from: kind === 'energy' ? undefined : from,
  }));
}

/** A pawn or a clone walks around the ring, past the eras on its way. */
function walks(piece: Tag, { era, setting }: Telling): Effect {
  const start = setting.where.get(piece) ?? era;
  setting.where.set(piece, era);
  const passed = way(setting.eras.indexOf(start), setting.eras.indexOf(era), setting.eras.length);
  const via = passed.map((index) => eraTag(setting.eras[index] ?? ''));
  return { do: 'move', piece, manner: 'walk', via, to: [eraTag(era)] };
}

function card(which: string, to: Tag, from?: Tag): Effect {
  const manner = from ? 'fly' : 'vanish';
  return move(tag('card', which), manner, [to], from ? [from] : undefined, 'card');
}

const PLAYS: Record<string, Play> = {
  // A turn begins.
  cycle: () => part(0.8, 1.6, gesture('flip', AT.cycle), gesture('flip', AT.turn)),
  turn: ({ agent, setting }) =>
    part(
      1.2,
      3.2,
      { do: 'banner', at: [AT.stage], text: setting.names.get(agent) ?? agent },
      gesture('flip', AT.turn),
      gesture('bump', tag('bust', agent)),
    ),
  dealt: ({ card: one, agent, setting }) =>
    part(0.6, 1.4, card(one, AT.stage, tag('draw', setting.deck(agent)))),
  deals: ({ card: one, agent }) =>
    part(0.6, 1.4, move(tag('card', one), 'fly', [tag('bust', agent)], undefined, 'card')),
  'clone-generated': ({ clone, era, setting }) => {
    setting.where.set(tag('clone', clone), era);
    return part(0.6, 1.5, move(tag('clone', clone), 'fly', [eraTag(era)], [AT.bag]));
  },
  'artifact-revealed': ({ card: one, era }) => part(0.6, 1.5, card(one, eraTag(era), AT.artifacts)),
  'artifacts-reshuffled': () =>
    part(1, 1.8, { do: 'riffle', from: [AT.destroyed], to: [AT.artifacts] }),

  // The doctor, and what falls from his machine.
  'foo-visits': ({ era }) => part(1.5, 1.7, { do: 'turn' }, move(FOO, 'fly', [eraTag(era)])),
  'machina-revealed': ({ machina }) =>
    part(0.5, 1.5, move(tag('machina', machina), 'fly', [AT.stage], [AT.machine])),
  'machina-applies': ({ machina }) => part(0.8, 1.6, gesture('lift', tag('machina', machina))),
  'rift-falls': ({ era }) =>
    part(0.55, 1.7, comes('rift', era, 'fall', tag('chute', era), AT.machine)),
  'rift-cancelled': ({ era }) => part(0.5, 1.4, ...leave('rift', era, 1, 'vanish', AT.rifts)),
  'rifts-placed': () => part(0.15, 0),
  'mission-lost': (told) => part(0.5, 1.4, move(missionOf(told), 'swallow', [eraTag(told.era)])),
  vortex: ({ era }) =>
    part(0.8, 3, { do: 'swirl', at: [eraTag(era)] }, gesture('bump', tag('vortex', era))),
  'vortex-clears': ({ era, n }) => part(1.2, 1.5, ...leave('rift', era, n, 'swallow', eraTag(era))),

  // Actions.
  uses: ({ card: one }) => part(0.7, 1.8, gesture('lift', tag('card', one))),
  applies: ({ card: one }) => part(0.7, 1.8, gesture('lift', tag('card', one))),
  'uses-ability': ({ agent }) => part(0.6, 1.4, gesture('bump', tag('bust', agent))),
  'agent-moves': (told) => part(0.9, 1.6, walks(tag('agent', told.agent), told)),
  'clone-moves': (told) => part(0.9, 1.6, walks(tag('clone', told.clone), told)),
  'clone-destroyed': ({ clone, era, setting }) => {
    const piece = tag('clone', clone);
    const stood = setting.where.get(piece) === undefined;
    const at = stood ? [piece, eraTag(era)] : [eraTag(era)];
    return part(0.8, 1.3, { do: 'burst', at }, move(piece, 'burst', at));
  },
  'rift-removed': ({ era, n }) =>
    part(0.5, 1.4, ...leave('rift', era, n, 'vanish', AT.rifts), gesture('bump', AT.rifts)),
  'energy-added': ({ era }) => part(0.4, 1.5, comes('energy', era, 'fly', AT.energy)),
  'energy-falls': ({ era }) =>
    part(0.5, 1.7, comes('energy', era, 'fall', tag('chute', era), AT.machine)),
  'perpetual-added': ({ era }) => part(0.5, 1.5, comes('perpetual', era, 'fly', eraTag(era))),
  'energy-spent': ({ era, n }) => part(0.5, 1.4, ...leave('energy', era, n, 'vanish', AT.energy)),
  'energy-removed': ({ era, n }) => part(0.5, 1.4, ...leave('energy', era, n, 'vanish', AT.energy)),
  loops: ({ agent }) =>
    part(
      1,
      2.6,
      { do: 'sweep', at: [tag('hand', agent)], sign: 'loop' },
      gesture('flip', AT.loops),
    ),
  readied: ({ card: one }) => part(0.25, 1.4, gesture('stand', tag('card', one))),
  'centrifuge-damaged': ({ era }) => part(0.6, 1.3, gesture('shake', tag('centrifuge', era))),
  'centrifuge-destroyed': ({ era }) =>
    part(
      0.9,
      1.5,
      { do: 'burst', at: [tag('centrifuge', era), eraTag(era)] },
      move(tag('centrifuge', era), 'burst', [tag('centrifuge', era)]),
    ),
  'machina-damaged': ({ machina }) => part(0.6, 1.3, gesture('shake', tag('machina', machina))),
  'machina-destroyed': ({ machina }) =>
    part(
      0.9,
      1.5,
      { do: 'burst', at: [tag('machina', machina)] },
      move(tag('machina', machina), 'burst', [tag('machina', machina)]),
    ),
  progress: ({ mission, era }) =>
    part(
      0.5,
      1.5,
      move(tag('progress'), 'fly', [tag('mission', mission)], [eraTag(era)], 'progress'),
      gesture('bump', tag('mission', mission)),
    ),

  // Cards, missions and what ends a turn.
  acquires: ({ card: one, agent, setting }) =>
    part(0.5, 1.4, card(one, tag('draw', setting.deck(agent)))),
  'mission-completed': ({ mission, era }) =>
    part(
      1.4,
      2.4,
      { do: 'stamp', at: [tag('mission', mission), eraTag(era)], sign: 'completed' },
      move(tag('mission', mission), 'vanish', [AT.completed]),
      gesture('bump', AT.completed),
    ),
  'mission-revealed': ({ mission }) => part(0.6, 1.6, gesture('flip', tag('mission', mission))),
  'reward-revealed': ({ card: one }) => part(0.4, 1.5, card(one, AT.stage, AT.artifacts)),
  'card-destroyed': ({ card: one }) => part(0.4, 1.4, card(one, AT.destroyed)),
  discards: ({ card: one, agent, setting }) =>
    part(0.25, 1.2, card(one, tag('discard', setting.deck(agent)))),
  reshuffles: ({ agent, setting }) => {
    const deck = setting.deck(agent);
    return part(1.3, 2, { do: 'riffle', from: [tag('discard', deck)], to: [tag('draw', deck)] });
  },
  draws: ({ card: one, agent, setting }) =>
    part(0.3, 1.3, card(one, tag('bust', agent), tag('draw', setting.deck(agent)))),
  purged: ({ card: one, agent, setting }) => {
    const deck = setting.deck(agent);
    return part(0.3, 1.3, card(one, tag('discard', deck), tag('draw', deck)));
  },
  reborn: ({ card: one, agent, setting }) =>
    part(0.3, 1.3, card(one, tag('bust', agent), tag('draw', setting.deck(agent)))),
};

/** The parts of a step's events, in their order; nothing for what is not shown by motion. */
export function partsOf(happened: Happening[], setting: Setting): Part[] {
  const own = { ...setting, where: new Map(setting.where) };
  return happened.map((one) => PLAYS[one.kind]?.({ ...dataOf(one), setting: own }) ?? part(0, 0));
}

/** Everything that is seen of a step; `said` has a sentence for each event, or none. */
export function compose(happened: Happening[], setting: Setting, said: string[] = []): Score {
  return inTime(partsOf(happened, setting), said);
}

/** The kinds of events that are shown; for the tests. */
export const SHOWN: ReadonlySet<string> = new Set(Object.keys(PLAYS));
