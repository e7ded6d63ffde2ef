/**
 * The view of The LOOP, sorted for drawing.
 *
 * Reads zones and pieces by what they are (`thing`, `of`); it knows no rule. Whatever it does not know by name stays in
 * `rest`, and is drawn as the generic table would draw it: nothing that is in the view is left out.
 */

import type { Tag } from '@/kit/motion/tag';
import type { SeatView, Piece, Zone } from '@/net/wire';
import { NOBODY, type Setting } from './motion/choreography';
import { atRest, hasTurn } from './afterEnd';
import { tagOf } from './motion/tags';

export interface Spot {
  id: string;
  /** The bare name of the era. */
  era: string;
  name: string;
  rifts: Piece | null;
  landed: Piece | null;
  energy: Piece | null;
  perpetual: Piece | null;
  vortex: Piece | null;
  mission: Piece | null;
  foo: Piece | null;
  centrifuge: Piece | null;
  machina: Piece[];
  agents: Piece[];
  clones: Piece[];
  cards: Zone | null;
  /** Slots for rifts, filled or not. */
  slots: number;
  /** The effect of one more rift here, as a mark and a sentence; null: nothing bad. */
  danger: { mark: string; text: string } | null;
  /** The chute that faces this era; null: none. */
  chute: number | null;
  rest: Piece[];
}

export interface Agent {
  /** The id of the pawn. */
  id: string;
  who: string;
  name: string;
  owner: number | null;
  zone: Zone;
  hand: Zone | null;
  batteries: Zone | null;
  draw: Zone | null;
  discard: Zone | null;
  /** The cost of the next LOOP; only the agent who plays can do one, and nobody after the end. */
  loops: Zone | null;
  pawn: Piece | null;
  isActive: boolean;
  /** Plays now, or played last. */
  hasTurn: boolean;
}

export interface Situation {
  spots: Spot[];
  agents: Agent[];
  /** Zones of the headquarters by their ids. */
  headquarters: Map<string, Zone>;
  /** Mode and difficulty. */
  tiles: Piece[];
  /** The doctor's place in `spots`; -1 if there is none. */
  foo: number;
  /** Zones that are none of these. */
  rest: Zone[];
  isOver: boolean;
}

function word(one: Piece | Zone, field: string): string {
  return String(one.of[field] ?? '');
}

/** Zones are never changed, and those that are as before are the same objects: so is what was read of them. */
const known = new WeakMap<Zone, Spot>();

function spotOf(zone: Zone): Spot {
  const spot = known.get(zone) ?? readSpot(zone);
  known.set(zone, spot);
  return spot;
}

function readSpot(zone: Zone): Spot {
  const all = (thing: string): Piece[] => zone.pieces.filter((piece) => piece.thing === thing);
  const first = (thing: string): Piece | null => all(thing)[0] ?? null;
  const [mark, text, chute] = [zone.marks[0], zone.warnings[0], zone.of['chute']];
  const spot = {
    id: zone.id,
    era: word(zone, 'era'),
    name: zone.name,
    rifts: first('rift'),
    landed: first('landed'),
    energy: first('energy'),
    perpetual: first('perpetual'),
    vortex: first('vortex'),
    mission: first('mission'),
    foo: first('foo'),
    centrifuge: first('centrifuge'),
    machina: all('machina'),
    agents: all('agent'),
    clones: all('clone'),
    cards: zone.zones.find((inner) => inner.thing === 'available') ?? null,
    slots: zone.slots,
    danger: mark !== undefined && text !== undefined ? { mark, text } : null,
    chute: chute === undefined ? null : Number(chute),
  };
  const sorted = new Set(Object.values(spot).flat());
  return { ...spot, rest: zone.pieces.filter((piece) => !sorted.has(piece)) };
}

function readAgent(zone: Zone, pawns: Piece[], playing: string[]): Agent {
  const who = word(zone, 'agent');
  const inner = (thing: string): Zone | null =>
    zone.zones.find((one) => one.thing === thing) ?? null;
  const pawn = pawns.find((one) => word(one, 'agent') === who) ?? null;
  return {
    id: pawn?.id ?? zone.id,
    who,
    name: zone.name,
    owner: zone.owner,
    zone,
    hand: inner('hand'),
    batteries: inner('batteries'),
    draw: inner('draw'),
    discard: inner('discard'),
    loops: inner('loops'),
    pawn,
    isActive: pawn?.marks.includes('active') ?? false,
    hasTurn: playing.includes(zone.id),
  };
}

/** The situation on the board, or null if the view is not one of this game's. */
export function read(view: SeatView): Situation | null {
  const { zones } = atRest(view);
  const spacetime = zones.find((zone) => zone.id === 'spacetime');
  const headquarters = zones.find((zone) => zone.id === 'headquarters');
  if (!spacetime || !headquarters) return null;
  const spots = spacetime.zones.map(spotOf);
  const pawns = spots.flatMap((spot) => spot.agents);
  const hands = zones.filter((zone) => zone.thing === 'mat');
  const playing = view.zones.filter(hasTurn).map((zone) => zone.id);
  return {
    spots,
    agents: hands.map((zone) => readAgent(zone, pawns, playing)),
    headquarters: new Map(headquarters.zones.map((zone) => [zone.id, zone])),
    tiles: headquarters.pieces,
    foo: spots.findIndex((spot) => spot.foo !== null),
    rest: zones.filter(
      (zone) => zone !== spacetime && zone !== headquarters && !hands.includes(zone),
    ),
    isOver: view.outcome !== null,
  };
}

/** The era in a clone's monocle. */
export const paradoxOf = (clone: Piece): string => word(clone, 'paradox');

/** The era that a card comes from. */
export const originOf = (card: Piece): string => word(card, 'origin');

export const dimensionOf = (piece: Piece): string => word(piece, 'dimension');

/** The name of a card, by which its picture is found. */
export const cardOf = (piece: Piece): string => word(piece, piece.thing);

/** The energy that lies where an agent stands. */
export function fuelAt(spots: Spot[], agent: Agent): number {
  const here = spots.find((spot) => spot.agents.some((pawn) => pawn.id === agent.id));
  return (here?.energy?.count ?? 0) + (here?.perpetual?.count ?? 0);
}

/** The facts of a view that the motion of the next step needs. */
export function settingOf(view: SeatView): Setting {
  const found = read(view);
  if (found === null) return NOBODY;
  const standing = found.spots.flatMap(({ era, agents, clones }) =>
    [...agents, ...clones].map((piece): [Tag, string] => [tagOf(piece), era]),
  );
  const common = found.agents.find((agent) => agent.draw !== null)?.who;
  const own = new Set(found.agents.filter((agent) => agent.draw !== null).map(({ who }) => who));
  return {
    eras: found.spots.map((spot) => spot.era),
    where: new Map(standing),
    names: new Map(found.agents.map((agent) => [agent.who, agent.name])),
    deck: (agent) => (own.has(agent) ? agent : (common ?? agent)),
  };
}
