/**
 * What is seen of each kind of event of The LOOP.
 *
 * One table, in the order of a turn. An event that it does not know is seen by what it changed on the board.
 */

import { inTime, type Effect, type Manner, type Part, type Score } from '@/kit/score';
import type { Happening } from '@/net/wire';
import { way } from './ring';
import { missionOf, dataOf, type EventData } from './eventData';

/** What must be known of the board before the step. */
export interface Setting {
  eras: string[];
  /** The era in which a pawn or a clone stands, by its id. */
  where: Map<string, string>;
  /** What an agent is called. */
  names: Map<string, string>;
  /** Whose piles an agent uses: alone, one plays all agents from the same. */
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

const spot = (era: string): string => `spot-${era}`;

function part(lead: number, length: number, ...effects: Effect[]): Part {
  return { lead, length, effects };
}

function gesture(which: 'bump' | 'shake' | 'flip' | 'lift' | 'stand', ...at: string[]): Effect {
  return { do: 'gesture', gesture: which, at };
}

function move(piece: string, manner: Manner, to: string[], from?: string[]): Effect {
  return { do: 'move', piece, manner, to, from };
}

/** A cube comes to an era. */
function comes(kind: string, era: string, manner: Manner, ...from: string[]): Effect {
  const to = [`${kind}-${era}#0`, spot(era)];
  return { do: 'move', piece: `${kind}-${era}#`, heap: 'in', manner, from, to };
}

/** Cubes leave an era. */
function leave(kind: string, era: string, n: number, manner: Manner, to: string): Effect[] {
  const piece = `${kind}-${era}#`;
  const from = [spot(era)];
  return Array.from({ length: n }, () => ({
    do: 'move',
    piece,
    heap: 'out',
    manner,
    to: [to],
    from: kind === 'energy' ? undefined : from,
  }));
}

/** A pawn or a clone walks around the ring, past the eras on its way. */
function walks(piece: string, { era, setting }: Telling): Effect {
  const start = setting.where.get(piece) ?? era;
  setting.where.set(piece, era);
  const passed = way(setting.eras.indexOf(start), setting.eras.indexOf(era), setting.eras.length);
  const via = passed.map((index) => spot(setting.eras[index] ?? ''));
  return { do: 'move', piece, manner: 'walk', via, to: [spot(era)] };
}

function card(piece: string, to: string, from?: string): Effect {
  return move(`card-${piece}`, from ? 'fly' : 'vanish', [to], from ? [from] : undefined);
}

const PLAYS: Record<string, Play> = {
  // A turn begins.
  cycle: () => part(0.8, 1.6, gesture('flip', 'cycle'), gesture('flip', 'turn')),
  turn: ({ agent, setting }) =>
    part(
      1.2,
      3.2,
      { do: 'banner', at: ['stage'], text: setting.names.get(agent) ?? agent },
      gesture('flip', 'turn'),
      gesture('bump', `bust-${agent}`),
    ),
  dealt: ({ card: one, agent, setting }) =>
    part(0.6, 1.4, card(one, 'stage', `draw-${setting.deck(agent)}`)),
  deals: ({ card: one, agent }) => part(0.6, 1.4, move(`card-${one}`, 'fly', [`bust-${agent}`])),
  'clone-generated': ({ clone, era, setting }) => {
    setting.where.set(`clone-${clone}`, era);
    return part(0.6, 1.5, move(`clone-${clone}`, 'fly', [spot(era)], ['bag']));
  },
  'artifact-revealed': ({ card: one, era }) => part(0.6, 1.5, card(one, spot(era), 'artifacts')),
  'artifacts-reshuffled': () =>
    part(1, 1.8, { do: 'riffle', from: ['destroyed'], to: ['artifacts'] }),

  // The doctor, and what falls from his machine.
  'foo-visits': ({ era }) => part(1.5, 1.7, { do: 'turn' }, move('foo', 'fly', [spot(era)])),
  'machina-revealed': ({ machina }) =>
    part(0.5, 1.5, move(`machina-${machina}`, 'fly', ['stage'], ['machine'])),
  'machina-applies': ({ machina }) => part(0.8, 1.6, gesture('lift', `machina-${machina}`)),
  'rift-falls': ({ era }) => part(0.55, 1.7, comes('rift', era, 'fall', `chute-${era}`, 'machine')),
  'rift-cancelled': ({ era }) => part(0.5, 1.4, ...leave('rift', era, 1, 'vanish', 'rift-supply')),
  'rifts-placed': () => part(0.15, 0),
  'mission-lost': (told) => part(0.5, 1.4, move(missionOf(told), 'swallow', [spot(told.era)])),
  vortex: ({ era }) =>
    part(0.8, 3, { do: 'swirl', at: [spot(era)] }, gesture('bump', `vortex-${era}`)),
  'vortex-clears': ({ era, n }) => part(1.2, 1.5, ...leave('rift', era, n, 'swallow', spot(era))),

  // Actions.
  uses: ({ card: one }) => part(0.7, 1.8, gesture('lift', `card-${one}`)),
  applies: ({ card: one }) => part(0.7, 1.8, gesture('lift', `card-${one}`)),
  'uses-ability': ({ agent }) => part(0.6, 1.4, gesture('bump', `bust-${agent}`)),
  'agent-moves': (told) => part(0.9, 1.6, walks(`agent-${told.agent}`, told)),
  'clone-moves': (told) => part(0.9, 1.6, walks(`clone-${told.clone}`, told)),
  'clone-destroyed': ({ clone, era, setting }) => {
    const piece = `clone-${clone}`;
    const stood = setting.where.get(piece) === undefined;
    const at = stood ? [piece, spot(era)] : [spot(era)];
    return part(0.8, 1.3, { do: 'burst', at }, move(piece, 'burst', at));
  },
  'rift-removed': ({ era, n }) =>
    part(
      0.5,
      1.4,
      ...leave('rift', era, n, 'vanish', 'rift-supply'),
      gesture('bump', 'rift-supply'),
    ),
  'energy-added': ({ era }) => part(0.4, 1.5, comes('energy', era, 'fly', 'energy-supply')),
  'energy-falls': ({ era }) =>
    part(0.5, 1.7, comes('energy', era, 'fall', `chute-${era}`, 'machine')),
  'perpetual-added': ({ era }) => part(0.5, 1.5, comes('perpetual', era, 'fly', spot(era))),
  'energy-spent': ({ era, n }) =>
    part(0.5, 1.4, ...leave('energy', era, n, 'vanish', 'energy-supply')),
  'energy-removed': ({ era, n }) =>
    part(0.5, 1.4, ...leave('energy', era, n, 'vanish', 'energy-supply')),
  loops: ({ agent }) =>
    part(1, 2.6, { do: 'sweep', at: [`hand-${agent}`], sign: 'loop' }, gesture('flip', 'loops')),
  readied: ({ card: one }) => part(0.25, 1.4, gesture('stand', `card-${one}`)),
  'centrifuge-damaged': ({ era }) => part(0.6, 1.3, gesture('shake', `centrifuge-${era}`)),
  'centrifuge-destroyed': ({ era }) =>
    part(
      0.9,
      1.5,
      { do: 'burst', at: [`centrifuge-${era}`, spot(era)] },
      move(`centrifuge-${era}`, 'burst', [`centrifuge-${era}`]),
    ),
  'machina-damaged': ({ machina }) => part(0.6, 1.3, gesture('shake', `machina-${machina}`)),
  'machina-destroyed': ({ machina }) =>
    part(
      0.9,
      1.5,
      { do: 'burst', at: [`machina-${machina}`] },
      move(`machina-${machina}`, 'burst', [`machina-${machina}`]),
    ),
  progress: ({ mission, era }) =>
    part(
      0.5,
      1.5,
      move('progress', 'fly', [`mission-${mission}`], [spot(era)]),
      gesture('bump', `mission-${mission}`),
    ),

  // Cards, missions and what ends a turn.
  acquires: ({ card: one, agent, setting }) =>
    part(0.5, 1.4, card(one, `draw-${setting.deck(agent)}`)),
  'mission-completed': ({ mission, era }) =>
    part(
      1.4,
      2.4,
      { do: 'stamp', at: [`mission-${mission}`, spot(era)], sign: 'completed' },
      move(`mission-${mission}`, 'vanish', ['completed']),
      gesture('bump', 'completed'),
    ),
  'mission-revealed': ({ mission }) => part(0.6, 1.6, gesture('flip', `mission-${mission}`)),
  'reward-revealed': ({ card: one }) => part(0.4, 1.5, card(one, 'stage', 'artifacts')),
  'card-destroyed': ({ card: one }) => part(0.4, 1.4, card(one, 'destroyed')),
  discards: ({ card: one, agent, setting }) =>
    part(0.25, 1.2, card(one, `discard-${setting.deck(agent)}`)),
  reshuffles: ({ agent, setting }) => {
    const deck = setting.deck(agent);
    return part(1.3, 2, { do: 'riffle', from: [`discard-${deck}`], to: [`draw-${deck}`] });
  },
  draws: ({ card: one, agent, setting }) =>
    part(0.3, 1.3, card(one, `bust-${agent}`, `draw-${setting.deck(agent)}`)),
  purged: ({ card: one, agent, setting }) => {
    const deck = setting.deck(agent);
    return part(0.3, 1.3, card(one, `discard-${deck}`, `draw-${deck}`));
  },
  reborn: ({ card: one, agent, setting }) =>
    part(0.3, 1.3, card(one, `bust-${agent}`, `draw-${setting.deck(agent)}`)),
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
