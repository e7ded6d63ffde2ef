/**
 * The view of T.I.M.E Stories, sorted for drawing.
 *
 * Reads zones, pieces and parts by what they are (`thing`, `sort`, `of`); it knows no rule. One person may hold several
 * seats: what any of them may read is read here together.
 */

import type { Part, Piece, SeatView, Zone } from '@/net/wire';

/** A pile of shields below a card. */
export interface Pile {
  sort: string;
  all: number;
  left: number;
}

/** A test on a card. */
export interface Test {
  id: string;
  text: string;
  characteristic: string;
  piles: Pile[];
  /** unread, laid or passed. */
  state: string;
}

/** A space of the panorama with the card that lies there. */
export interface Space {
  id: string;
  /** The name by which deeds and options call it. */
  space: string;
  letter: string;
  card: Piece | null;
  /** The readers' seats of this screen stand there: its face lies open. */
  isOpen: boolean;
  tests: Test[];
  shields: Piece[];
  pawns: Piece[];
}

/** A place on the plan. */
export interface Place {
  id: string;
  place: string;
  name: string;
  /** Hundredths of the map. */
  x: number;
  y: number;
  /** What the way costs, where it costs anything. */
  least: number | null;
  most: number | null;
  /** Cards that nobody at this screen has read; null where the place was never opened. */
  unread: number | null;
  marks: string[];
  zone: Zone;
  head: Piece | null;
  memories: Piece[];
}

/** A deed that an agent intends, or has done last. */
export interface Deed {
  text: string;
  doing: string;
  space: string | null;
  isPlan: boolean;
  /** Its place in the order of the unit; null where there is none. */
  turn: number | null;
}

export interface Agent {
  agent: string;
  name: string;
  owner: number | null;
  isMine: boolean;
  zone: Zone;
  body: Piece | null;
  skills: Piece[];
  life: number;
  fullLife: number;
  resistance: number;
  /** The time at which it returns from the vortex; null while it lives, 0 for never. */
  returns: number | null;
  deed: Deed | null;
  tokens: Piece[];
  elements: Piece[];
  marks: string[];
}

export interface Roll {
  agent: string;
  name: string;
  test: string | null;
  dice: Piece[];
}

export interface Situation {
  time: Zone | null;
  run: number;
  captain: number | null;
  captainName: string;
  base: Piece[];
  places: Place[];
  map: Piece[];
  planName: string;
  here: Place | null;
  isRed: boolean;
  placeName: string;
  spaces: Space[];
  tokens: Piece[];
  roll: Roll | null;
  bodies: Zone[];
  bodiesName: string;
  agents: Agent[];
  end: Piece | null;
  notebooks: Zone[];
  isOver: boolean;
}

export function word(one: Piece | Zone | Part, field: string): string {
  return String(one.of[field] ?? '');
}

export function count(one: Piece | Zone | Part, field: string): number | null {
  const found = one.of[field];
  return found === undefined ? null : Number(found);
}

/** The parts of a text that are of these sorts, in their order. */
export function partsOf(piece: Piece | null, ...sorts: string[]): Part[] {
  return piece === null ? [] : piece.parts.filter((part) => sorts.includes(part.sort));
}

export const hasMark = (one: Piece | Zone | Part | null, mark: string): boolean =>
  one?.marks.includes(mark) ?? false;

function all(zone: Zone | undefined, thing: string): Piece[] {
  return zone?.pieces.filter((piece) => piece.thing === thing) ?? [];
}

export function readTest(part: Part): Test {
  const piles: Pile[] = [];
  for (let at = 0; part.of[`sort-${at}`] !== undefined; at += 1) {
    piles.push({
      sort: word(part, `sort-${at}`),
      all: count(part, `all-${at}`) ?? 0,
      // A note tells no more than the card prints.
      left: count(part, `left-${at}`) ?? count(part, `all-${at}`) ?? 0,
    });
  }
  return {
    id: word(part, 'test'),
    text: part.text,
    characteristic: word(part, 'characteristic'),
    piles,
    state: part.marks[0] ?? '',
  };
}

/** The same piece as the best-informed of several seats sees it. */
function clearest(pieces: Piece[], isClear: (piece: Piece) => boolean): Piece | null {
  return pieces.find(isClear) ?? pieces[0] ?? null;
}

const isFace = (piece: Piece): boolean => piece.marks.includes('read');

function spaceOf(zones: Zone[]): Space {
  const [zone] = zones as [Zone];
  const cards = zones.flatMap((one) => all(one, 'card'));
  const card = clearest(cards, isFace);
  return {
    id: zone.id,
    space: word(zone, 'space'),
    letter: word(zone, 'letter'),
    card,
    isOpen: card !== null && isFace(card),
    tests: partsOf(card, 'test').map(readTest),
    shields: all(zone, 'shield'),
    pawns: all(zone, 'pawn'),
  };
}

function placeOf(zones: Zone[]): Place {
  const [zone] = zones as [Zone];
  const counts = zones.flatMap((one) => count(one, 'unread') ?? []);
  const heads = zones.flatMap((one) => all(one, 'a'));
  const memories = zones.map((one) => all(one, 'memory'));
  return {
    id: zone.id,
    place: word(zone, 'place'),
    name: zone.name,
    x: count(zone, 'x') ?? 50,
    y: count(zone, 'y') ?? 50,
    least: count(zone, 'least'),
    most: count(zone, 'most'),
    unread: counts.length > 0 ? Math.min(...counts) : null,
    marks: zone.marks,
    zone,
    head: clearest(heads, (piece) => partsOf(piece, 'prose').length > 0),
    memories: (memories[0] ?? []).map(
      (one, at) =>
        memories.map((each) => each[at] ?? one).find((each) => hasMark(each, 'seen')) ?? one,
    ),
  };
}

function deedOf(zones: Zone[]): Deed | null {
  const plans = zones.flatMap((zone) => all(zone, 'intends'));
  const piece = plans[0] ?? zones.flatMap((zone) => all(zone, 'did'))[0];
  if (!piece) return null;
  return {
    text: piece.name,
    doing: word(piece, 'doing'),
    space: piece.of['space'] === undefined ? null : word(piece, 'space'),
    isPlan: piece.thing === 'intends',
    turn: count(piece, 'turn'),
  };
}

function agentOf(zones: Zone[], seats: number[]): Agent {
  const [zone] = zones as [Zone];
  const body = all(zone, 'receptacle')[0] ?? null;
  const small = all(zone, 'small')[0];
  const elements = zone.pieces.filter((piece) => piece.thing === 'element');
  const seen = zones.flatMap((one) => all(one, 'element'));
  return {
    agent: word(zone, 'agent'),
    name: zone.name,
    owner: zone.owner,
    isMine: zone.owner !== null && seats.includes(zone.owner),
    zone,
    body,
    skills: all(zone, 'skill'),
    life: all(zone, 'life')[0]?.count ?? 0,
    fullLife: (body && count(body, 'life')) ?? 0,
    resistance: count(zone, 'resistance') ?? 0,
    returns: small ? (count(small, 'time') ?? 0) : null,
    deed: deedOf(zones),
    tokens: [...all(zone, 'store'), ...all(zone, 'resource')],
    elements: elements.map(
      (one) => seen.find((other) => other.id === one.id && !hasMark(other, 'hidden')) ?? one,
    ),
    marks: zone.marks,
  };
}

function rollOf(zone: Zone | undefined): Roll | null {
  if (!zone) return null;
  const test = zone.of['test'];
  return {
    agent: word(zone, 'agent'),
    name: zone.name,
    test: test === undefined ? null : String(test),
    dice: all(zone, 'die'),
  };
}

/** The zones of the first view that `choose` finds, each with its likes in the other views. */
function together(views: SeatView[], choose: (view: SeatView) => Zone[]): Zone[][] {
  const [first, ...rest] = views.map(choose);
  return (first ?? []).map((zone) => [
    zone,
    ...rest.flatMap((zones) => zones.filter((other) => other.id === zone.id)),
  ]);
}

/** The situation at the table, or null if the views are not of this game. The first view is that of the seat at the screen. */
export function read(views: SeatView[]): Situation | null {
  const view = views[0];
  if (!view) return null;
  const zones = new Map(view.zones.map((zone) => [zone.id, zone]));
  const plan = zones.get('plan');
  if (!plan || !zones.has('base')) return null;
  const seats = views.flatMap((one) => one.seat ?? []);
  const inner =
    (id: string) =>
    (one: SeatView): Zone[] =>
      one.zones.find((zone) => zone.id === id)?.zones ?? [];
  const places = together(views, inner('plan')).map(placeOf);
  const panorama = zones.get('panorama');
  const captain = zones.get('captain');
  const bodies = zones.get('bodies');
  const mats = together(views, (one) => one.zones.filter((zone) => zone.thing === 'agent'));
  return {
    time: zones.get('time') ?? null,
    run: zones.get('run')?.count ?? 1,
    captain: captain ? count(captain, 'seat') : null,
    captainName: captain?.name ?? '',
    base: zones.get('base')?.pieces ?? [],
    places,
    map: plan.pieces.filter((piece) => piece.art !== null),
    planName: plan.name,
    here: places.find((place) => place.marks.includes('here')) ?? null,
    isRed: panorama?.marks.includes('red') ?? false,
    placeName: panorama?.name ?? '',
    spaces: together(views, inner('panorama')).map(spaceOf),
    tokens: zones.get('tokens')?.pieces ?? [],
    roll: rollOf(zones.get('dice')),
    bodies: bodies?.zones ?? [],
    bodiesName: bodies?.name ?? '',
    agents: mats.map((zone) => agentOf(zone, seats)),
    end: all(zones.get('end'), 'end')[0] ?? null,
    notebooks: views.flatMap((one) => one.zones.filter((zone) => zone.thing === 'notebook')),
    isOver: view.outcome !== null,
  };
}

/** The space where an agent stands. */
export function spaceAt(situation: Situation, agent: string): Space | null {
  return (
    situation.spaces.find((space) => space.pawns.some((pawn) => word(pawn, 'agent') === agent)) ??
    null
  );
}
