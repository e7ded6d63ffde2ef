/** Small tables to test with. */

import type {
  LogLine,
  SeatView,
  Snapshot,
  Step,
  TableInfo,
  WireOption,
  WirePiece,
  WireZone,
} from '../src/wire';

export function piece(id: string, more: Partial<WirePiece> = {}): WirePiece {
  return {
    id,
    kind: 'card',
    name: id,
    text: null,
    icons: [],
    marks: [],
    filled: 0,
    slots: 0,
    count: 1,
    art: null,
    alt: null,
    ...more,
  };
}

export function zone(id: string, more: Partial<WireZone> = {}): WireZone {
  return {
    id,
    kind: 'area',
    name: id,
    owner: null,
    pieces: [],
    zones: [],
    count: 0,
    limit: null,
    ...more,
  };
}

export function option(key: string, ...targets: [string, string][]): WireOption {
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
    undo: { free_to: 0, made: 0 },
    words: {},
    rules: [],
    chapter: [],
    ...more,
  };
}

export function step(version: number, more: Partial<Step> = {}): Step {
  return { type: 'step', version, entry: [], seats: [], happened: [], ...more };
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
};

export function snapshot(version: number, more: Partial<Snapshot> = {}): Snapshot {
  return { type: 'snapshot', version, table: TABLE, seats: [view()], log: [], ...more };
}
