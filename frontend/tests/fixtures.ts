/** Small tables to test with. */

import type {
  Ack,
  LogLine,
  Option,
  Piece,
  SeatInfo,
  ProposalInfo,
  SeatView,
  Snapshot,
  Step,
  TableInfo,
  Zone,
} from '../src/net/wire';

/** In these tests an id says what a thing is: `card-mop` is the card `mop`. */
function said(id: string): { thing: string; of: Record<string, string | number> } {
  const [thing = '', ...rest] = id.split('-');
  const number = Number(rest[0]);
  const which = Number.isNaN(number) ? rest.join('-') : number;
  return { thing, of: rest.length > 0 ? { [thing]: which } : {} };
}

export function piece(id: string, more: Partial<Piece> = {}): Piece {
  return {
    id,
    ...said(id),
    kind: 'card',
    name: id,
    text: null,
    parts: [],
    icons: [],
    marks: [],
    filled: 0,
    slots: 0,
    count: 1,
    art: null,
    alt: null,
    warnings: [],
    ...more,
  };
}

export function zone(id: string, more: Partial<Zone> = {}): Zone {
  return {
    id,
    ...said(id),
    kind: 'area',
    name: id,
    owner: null,
    pieces: [],
    zones: [],
    count: 0,
    limit: null,
    marks: [],
    slots: 0,
    warnings: [],
    ...more,
  };
}

export function option(key: string, ...targets: [string, string][]): Option {
  const named = targets.map(([kind, id]) => ({ kind, id }));
  return { key, text: `Do ${key}`, targets: named, warnings: [], rules: [] };
}

export function view(more: Partial<SeatView> = {}): SeatView {
  return {
    seat: 0,
    pending: [0],
    prompt: 'What do you do?',
    trail: [],
    options: [],
    zones: [],
    outcome: null,
    undo: { free_to: 0, made: 0, own: 0, wish: null },
    words: {},
    rules: [],
    chapter: [],
    may: [],
    proposals: [],
    ahead: [],
    ...more,
  };
}

export function proposal(seat: number, key: string, text: string, own = false): ProposalInfo {
  return { seat, key, text, own, about: '', targets: [] };
}

export function step(version: number, more: Partial<Step> = {}): Step {
  return { type: 'step', version, entry: [], seats: [], happened: [], ...more };
}

export function ack(id = '', version: number, more: Partial<Ack> = {}): Ack {
  return { type: 'ack', id, version, made: 1, stopped: null, ...more };
}

export function line(version: number, more: Partial<LogLine> = {}): LogLine {
  return {
    version,
    kind: 'choice',
    sentences: [`Line ${version}.`],
    time: '2026-01-01T00:00:00Z',
    n: null,
    seat: null,
    name: null,
    ask: null,
    to: null,
    folded: false,
    asides: {},
    chapter: [],
    ...more,
  };
}

export function seatInfo(seat: number, more: Partial<SeatInfo> = {}): SeatInfo {
  const none = { bot: null, muted: false, kept: false, removed: null, may: [] };
  return { seat, kind: 'guest', name: `Guest ${seat}`, me: true, present: true, ...none, ...more };
}

export const TABLE: TableInfo = {
  id: 'abc',
  game: 'template',
  title: 'Minute Hand',
  players: 2,
  options: {},
  packs: [],
  lang: 'en',
  access: 'link',
  status: 'playing',
  seats: [],
  version: 1,
  created: '2026-01-01T00:00:00Z',
  touched: '2026-01-01T00:00:00Z',
  owner: true,
  commit: null,
  takeover: null,
  invite: null,
  next: null,
  removed: false,
  watching: false,
  may: [],
};

export function snapshot(version: number, more: Partial<Snapshot> = {}): Snapshot {
  const log = { log: [], since: 0, earlier: false };
  return { type: 'snapshot', version, table: TABLE, seats: [view()], ...log, ...more };
}
