/**
 * The view of The LOOP, sorted for drawing.
 *
 * Reads zones and pieces by their ids and kinds; it knows no rule. Whatever it does not know by name stays in
 * `rest`, and is drawn as the generic table would draw it: nothing that is in the view is left out.
 */

import type { SeatView, WirePiece, WireZone } from '../../wire';
import { NOBODY, type Setting } from './choreography';
import { atRest, hasTurn } from './rest';

export interface Spot {
  id: string;
  /** The bare name of the era. */
  era: string;
  name: string;
  rifts: WirePiece | null;
  landed: WirePiece | null;
  energy: WirePiece | null;
  perpetual: WirePiece | null;
  vortex: WirePiece | null;
  mission: WirePiece | null;
  foo: WirePiece | null;
  centrifuge: WirePiece | null;
  machina: WirePiece[];
  agents: WirePiece[];
  clones: WirePiece[];
  cards: WireZone | null;
  rest: WirePiece[];
}

export interface Agent {
  /** The id of the pawn: `agent-…`. */
  id: string;
  who: string;
  name: string;
  owner: number | null;
  zone: WireZone;
  hand: WireZone | null;
  batteries: WireZone | null;
  draw: WireZone | null;
  discard: WireZone | null;
  /** What the next LOOP costs; only whoever plays now can do one, and nobody after the end. */
  loops: WireZone | null;
  pawn: WirePiece | null;
  isActive: boolean;
  /** Plays now, or played last. */
  hasTurn: boolean;
}

export interface Situation {
  spots: Spot[];
  agents: Agent[];
  /** Zones of the headquarters by their ids. */
  headquarters: Map<string, WireZone>;
  /** Mode and difficulty. */
  tiles: WirePiece[];
  /** Where the doctor is, as a place in `spots`; -1 if nowhere. */
  foo: number;
  /** Zones that are none of these. */
  rest: WireZone[];
  isOver: boolean;
}

const ERA = 'era-';
const AGENT = 'agent-zone-';

function starting(pieces: WirePiece[], ...starts: string[]): WirePiece[] {
  return pieces.filter((piece) => starts.some((start) => piece.id.startsWith(start)));
}

/** Zones are never changed, and those that are as before are the same objects: so is what was read of them. */
const known = new WeakMap<WireZone, Spot>();

function spotOf(zone: WireZone): Spot {
  const spot = known.get(zone) ?? readSpot(zone);
  known.set(zone, spot);
  return spot;
}

function readSpot(zone: WireZone): Spot {
  const first = (start: string): WirePiece | null => starting(zone.pieces, start)[0] ?? null;
  const spot = {
    id: zone.id,
    era: zone.id.slice(ERA.length),
    name: zone.name,
    rifts: first('rift-'),
    landed: first('landed-'),
    energy: first('energy-'),
    perpetual: first('perpetual-'),
    vortex: first('vortex-'),
    mission: first('mission-'),
    foo: zone.pieces.find((piece) => piece.id === 'foo') ?? null,
    centrifuge: first('centrifuge-'),
    machina: starting(zone.pieces, 'machina-'),
    agents: starting(zone.pieces, 'agent-'),
    clones: starting(zone.pieces, 'clone-'),
    cards: zone.zones.find((inner) => inner.id.startsWith('available-')) ?? null,
  };
  const sorted = new Set(Object.values(spot).flat());
  return { ...spot, rest: zone.pieces.filter((piece) => !sorted.has(piece)) };
}

function readAgent(zone: WireZone, pawns: WirePiece[], playing: string[]): Agent {
  const who = zone.id.slice(AGENT.length);
  const inner = (start: string): WireZone | null =>
    zone.zones.find((one) => one.id === start || one.id === `${start}-${who}`) ?? null;
  const pawn = pawns.find((one) => one.id === `agent-${who}`) ?? null;
  return {
    id: `agent-${who}`,
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
  const hands = zones.filter((zone) => zone.id.startsWith(AGENT));
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

/** The era in a clone's monocle: its id ends with it. */
export function paradoxOf(clone: string, eras: string[]): string {
  return eras.find((era) => clone.endsWith(`-${era}`)) ?? '';
}

/** The era that a card comes from: one of its marks. */
export function originOf(piece: WirePiece, eras: string[]): string {
  return eras.find((era) => piece.marks.includes(era)) ?? '';
}

/** Those that a LOOP can be for. */
export const LOOPED = ['spiral', 'star', 'stripe'];
export const DIMENSIONS = [...LOOPED, 'black-hole'];

export function dimensionOf(piece: WirePiece): string {
  return DIMENSIONS.find((one) => piece.marks.includes(one)) ?? '';
}

/** The energy that lies where an agent stands. */
export function fuelAt(spots: Spot[], agent: Agent): number {
  const here = spots.find((spot) => spot.agents.some((pawn) => pawn.id === agent.id));
  return (here?.energy?.count ?? 0) + (here?.perpetual?.count ?? 0);
}

export type Danger = 'none' | 'full' | 'fatal';

/** Slots for rifts that are drawn in every era. */
export const RIFT_SLOTS = 3;

/** Whether one more rift opens a vortex here, or a second one. */
export function dangerOf(spot: Spot): Danger {
  const lying = (spot.rifts?.count ?? 0) + (spot.landed?.count ?? 0);
  if (lying < RIFT_SLOTS) return 'none';
  return spot.vortex ? 'fatal' : 'full';
}

/** What must be known of a view to show what happens next. */
export function settingOf(view: SeatView): Setting {
  const found = read(view);
  if (found === null) return NOBODY;
  const standing = found.spots.flatMap(({ era, agents, clones }) =>
    [...agents, ...clones].map((piece): [string, string] => [piece.id, era]),
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
