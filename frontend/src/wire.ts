/**
 * Everything that crosses the network, named as in the server's `looptable/wire`.
 *
 * One file of plain types and nothing else: a generator can replace it whole.
 */

export type Lang = 'en' | 'fr';

// REST ---------------------------------------------------------------------------------------

/** Why the server refused: a stable code, and a sentence in the reader's language. */
export interface Refused {
  code: string;
  text: string;
  data: Record<string, unknown>;
}

export interface Me {
  id: string;
  name: string;
  login: string | null;
}

export type SettingValue = string | number | boolean;

export interface SettingInfo {
  id: string;
  text: string;
  default: SettingValue;
  choices: string[];
  least: number;
  most: number;
  free: boolean;
}

export interface GameInfo {
  id: string;
  title: string;
  summary: string;
  least_players: number;
  most_players: number;
  maturity: string;
  settings: SettingInfo[];
  bots: string[];
  best_bot: string;
  has_hints: boolean;
  has_rules: boolean;
}

export interface CardInfo {
  id: string;
  kind: string;
  name: string;
  text: string | null;
  icons: string[];
  facts: Record<string, string>;
  notation: string;
  ours: boolean;
}

export interface RuleInfo {
  id: string;
  section: string;
  text: string;
  kind: string;
}

export type SeatKind = 'open' | 'guest' | 'bot' | 'hot';

export interface SeatInfo {
  seat: number;
  kind: SeatKind;
  name: string;
  bot: string | null;
  me: boolean;
  present: boolean;
  muted: boolean;
}

export type Access = 'public' | 'link';
export type TableStatus = 'open' | 'playing' | 'over' | 'gone';

export interface TableInfo {
  id: string;
  game: string;
  title: string;
  players: number;
  options: Record<string, SettingValue>;
  packs: string[];
  lang: string;
  access: Access;
  status: TableStatus;
  seats: SeatInfo[];
  version: number;
  created: string;
  touched: string;
  owner: boolean;
  commit: string | null;
  takeover: number | null;
  invite: string | null;
}

export interface NewTable {
  game: string;
  players?: number | null;
  options?: Record<string, SettingValue>;
  packs?: string[];
  seats?: string[];
  access?: Access;
  lang?: Lang | null;
  takeover?: number | null;
  nonce?: string;
  position?: Record<string, unknown> | null;
  record?: string | null;
}

export interface JoinBody {
  seat?: number | null;
  invite?: string | null;
  nonce?: string;
}

export interface SeatBody {
  kind: 'open' | 'bot' | 'hot' | 'muted' | 'heard';
  bot?: string | null;
}

export interface TableList {
  mine: TableInfo[];
  open: TableInfo[];
}

export interface HintInfo {
  key: string;
  text: string;
  worth: number;
  why: string;
}

// Views --------------------------------------------------------------------------------------

export interface WireTarget {
  kind: string;
  id: string;
}

export interface WireOption {
  key: string;
  text: string;
  targets: WireTarget[];
  warnings: string[];
}

export interface WirePiece {
  id: string;
  kind: string;
  name: string;
  text: string | null;
  icons: string[];
  marks: string[];
  count: number;
}

export interface WireZone {
  id: string;
  kind: string;
  name: string;
  owner: number | null;
  pieces: WirePiece[];
  zones: WireZone[];
  count: number;
  limit: number | null;
}

export interface WireOutcome {
  code: string;
  text: string;
  winners: number[];
  scores: number[];
}

/** How many choices were made, and back to which one undo needs nobody's consent. */
export interface UndoInfo {
  free_to: number;
  made: number;
}

export interface SeatView {
  seat: number | null;
  pending: number[];
  prompt: string | null;
  trail: string[];
  options: WireOption[];
  zones: WireZone[];
  outcome: WireOutcome | null;
  undo: UndoInfo;
  /** What marks and icons are called, by id, where the server says it. */
  words?: Record<string, string>;
}

export type LineKind = 'choice' | 'chat' | 'seat' | 'start' | 'ask' | 'agree' | 'undo' | 'over';

export interface LogLine {
  version: number;
  kind: LineKind;
  sentences: string[];
  time: string;
  n: number | null;
  seat: number | null;
  name: string | null;
  ask: number | null;
  to: number | null;
  folded: boolean;
}

// Socket -------------------------------------------------------------------------------------

export interface Choose {
  type: 'choose';
  id: string;
  seat: number;
  version: number;
  key: string;
}
export interface Chat {
  type: 'chat';
  id: string;
  text: string;
}
export interface Undo {
  type: 'undo';
  id: string;
  to: number;
}
export interface Agree {
  type: 'agree';
  id: string;
  undo: number;
  yes: boolean;
}
export interface Language {
  type: 'language';
  lang: Lang;
}
export interface Ping {
  type: 'ping';
}
export type FromClient = Choose | Chat | Undo | Agree | Language | Ping;

export interface Snapshot {
  type: 'snapshot';
  version: number;
  table: TableInfo;
  seats: SeatView[];
  log: LogLine[];
}
export interface Step {
  type: 'step';
  version: number;
  entry: LogLine[];
  seats: SeatView[];
}
export interface Ack {
  type: 'ack';
  id: string;
  version: number;
}
export interface RefusedFrame {
  type: 'refused';
  id: string;
  code: string;
  text: string;
  version: number;
}
export interface Presence {
  type: 'presence';
  seats: Record<string, boolean>;
}
export interface Pong {
  type: 'pong';
}
export interface Bye {
  type: 'bye';
  code: string;
  text: string;
}
export type FromServer = Snapshot | Step | Ack | RefusedFrame | Presence | Pong | Bye;
