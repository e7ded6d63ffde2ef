/** Everything that crosses the network. Generated from `looptable/wire` by `make generate`. */

export type Access = 'public' | 'link';

/** Name and password that make a guest portable. */
export interface AccountBody {
  login: string;
  password: string;
}

/** A printed piece in the gallery; `words` is what its kind, icons and facts are called. */
export interface CardInfo {
  id: string;
  kind: string;
  name: string;
  text: string | null;
  icons: string[];
  facts: Record<string, string>;
  notation: string;
  ours: boolean;
  words: Record<string, string>;
}

/** A sentence of a hint; its kind is `fact`, `plan`, `odds`, `comparison` or `equal`. */
export interface ClaimInfo {
  kind: 'fact' | 'plan' | 'odds' | 'comparison' | 'equal';
  text: string;
}

/**
 * The effects of an option: first the certain ones, then the others, or the next question.
 *
 * `happened` has the certain events as data and `odds` what is known of chance, for drawing on the table.
 */
export interface ForesightInfo {
  key: string;
  sure: string[];
  then: string[];
  happened: Happening[];
  odds: OddsInfo[];
}

/**
 * A game as the lobby presents it; `best_bot` is the bot to seat by default.
 *
 * `words` is what its bots are called.
 */
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
  has_rulebook: boolean;
  has_tutorial: boolean;
  words: Record<string, string>;
}

/** An adviser's judgement of one option; the best comes first. */
export interface HintInfo {
  key: string;
  text: string;
  worth: number;
  claims: ClaimInfo[];
}

/** The seat to take (any open one if left out), the invitation, and a word for the draws. */
export interface JoinBody {
  seat?: number | null;
  invite?: string | null;
  nonce?: string;
}

export type Lang = 'en' | 'fr';

/** The leader of a seat from now on: a bot by its name, or the person who asks. */
export interface LeadBody {
  bot?: string | null;
}

/** A step of a tutorial: what it says, the choice it leads to, the things it speaks of. */
export interface LessonInfo {
  id: string;
  text: string;
  key: string | null;
  shows: string[];
}

/** The guest who asks. */
export interface Me {
  id: string;
  name: string;
  login: string | null;
}

/** A new name for a guest. */
export interface NameBody {
  name: string;
}

/**
 * A table to be made. `seats` are me, open, hot or bot:NAME; those left out are open.
 *
 * `position` is a position file, `record` the text of a record file; at most one of them.
 * `takeover` is after how many seconds a bot moves for an absent person.
 */
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

/** The table of another match that somebody in `seat` wants to play; `invite` opens it to watch. */
export interface NextTable {
  id: string;
  seat: number;
  name: string;
  invite: string;
}

/**
 * A random event: its weight per zone or piece id, or its outcomes, which have no place on the table.
 *
 * `icon` names the piece to draw there; it is empty where the game names none.
 */
export interface OddsInfo {
  text: string;
  weights: Record<string, number>;
  icon: string;
  outcomes: PossibilityInfo[];
}

/**
 * One thing that may come of chance: its id, with a number if it has one, and its exact probability.
 *
 * The probability is `chance` in `of`; `text` says all of it.
 */
export interface PossibilityInfo {
  id: string;
  n: number | null;
  chance: number;
  of: number;
  text: string;
}

/** Why something on the table, known by its id, cannot be chosen now, and by which rules. */
export interface ReasonInfo {
  id: string;
  text: string;
  rules: string[];
}

/** Every answer that refuses: a stable code, its sentence, and the values in it. */
export interface Refused {
  code: string;
  text: string;
  data: Record<string, unknown>;
}

/** A word for the draws of the next match. */
export interface RematchBody {
  nonce?: string;
}

/** One rule of a game's ledger. Its text is English; `notes` are in the reader's language. */
export interface RuleInfo {
  id: string;
  section: string;
  text: string;
  kind: 'rule' | 'example' | 'open';
  notes: string[];
}

/**
 * The owner's change of a seat: `open` removes a guest or a bot, `back` brings them back.
 *
 * `muted` silences a guest.
 */
export interface SeatBody {
  kind: 'open' | 'back' | 'bot' | 'hot' | 'muted' | 'heard';
  bot?: string | null;
}

/**
 * A seat of a table; `me` says that the reader holds it.
 *
 * `bot` is the bot that plays it, or that leads it for a while for the person who holds it. `kept` says that
 * an open seat waits for the guest of this name, `removed` whom the owner has removed from it. `may` is what the
 * reader may do with the seat now: `lead` lets a bot lead it, `resume` ends that, `wish` tells a bot
 * what to do.
 */
export interface SeatInfo {
  seat: number;
  kind: SeatKind;
  name: string;
  bot: string | null;
  me: boolean;
  present: boolean;
  muted: boolean;
  kept: boolean;
  removed: string | null;
  may: SeatRight[];
}

export type SeatKind = 'open' | 'guest' | 'bot' | 'hot';

export type SeatRight =
  'join' | 'open' | 'back' | 'bot' | 'mute' | 'unmute' | 'lead' | 'resume' | 'wish';

/**
 * One thing a table may set before a match.
 *
 * `words` is what its choices are called, `sentences` what each of them means.
 */
export interface SettingInfo {
  id: string;
  name: string;
  text: string;
  default: SettingValue;
  choices: string[];
  least: number;
  most: number;
  free: boolean;
  words: Record<string, string>;
  sentences: Record<string, string>;
}

export type SettingValue = string | number | boolean;

export type Status = 'open' | 'playing' | 'over' | 'gone';

/**
 * A table as the reader may see it; `invite` only for those who sit there.
 *
 * `may` is what the reader may do here now; clients offer nothing else. `watching` says that the reader
 * has no seat at a match that has begun, `removed` that the owner has removed the reader.
 *
 * Lists leave `version` out. `commit` is the promise made before the match: hex SHA-256 of `secret:salt`, both published in the
 * record when it is over.
 */
export interface TableInfo {
  id: string;
  game: string;
  title: string;
  players: number;
  options: Record<string, SettingValue>;
  packs: string[];
  lang: string;
  access: Access;
  status: Status;
  seats: SeatInfo[];
  created: string;
  touched: string;
  owner: boolean;
  commit: string | null;
  version: number | null;
  takeover: number | null;
  invite: string | null;
  next: NextTable | null;
  removed: boolean;
  watching: boolean;
  may: TableRight[];
}

/** The tables where the reader sits or that the reader made, and public ones with an open seat. */
export interface TableList {
  mine: TableInfo[];
  open: TableInfo[];
}

export type TableRight = 'chat' | 'note' | 'leave' | 'start' | 'rematch' | 'delete';

/**
 * A word of a game in its forms, the first being its name, and what it means.
 *
 * `chapter` is that of the rulebook which explains it; empty where none does.
 */
export interface TermInfo {
  id: string;
  forms: string[];
  text: string;
  chapter: string;
}

/** A guided beginning: `position` and `seats` make the table, the lessons go with its first choices. */
export interface TutorialInfo {
  position: Record<string, unknown>;
  seats: string[];
  lessons: LessonInfo[];
}

/** The program that answers. */
export interface VersionInfo {
  version: string;
  build: string;
  protocol: number;
}

/** A word to a bot: the key of the option that it should take, about one of its pieces; no key withdraws it. */
export interface WishBody {
  key?: string;
  about?: string;
}

/** An example or a reminder beside the rules. */
export interface Aside {
  type: 'aside';
  spans: Span[];
}

export type Block = Subheading | Paragraph | Bullets | Grid | PictureRow | Aside;

/** The rulebook of a game in one language. */
export interface Book {
  title: string;
  chapters: Chapter[];
}

/** A list; the items of an ordered one are numbered. */
export interface Bullets {
  type: 'bullets';
  ordered: boolean;
  items: Span[][];
}

/** One screen: the terms of the glossary that it explains, and the rules of the ledger that it tells. */
export interface Chapter {
  id: string;
  title: string;
  blocks: Block[];
  terms: string[];
  rules: string[];
}

/** A table with a line of headings. */
export interface Grid {
  type: 'grid';
  head: Span[][];
  rows: Span[][][];
}

/** One drawing of the house style: which part of the kit, and what is on it. */
export interface KitPart {
  part: PartKind;
  name: string;
}

/** A few sentences. */
export interface Paragraph {
  type: 'paragraph';
  spans: Span[];
}

export type PartKind = 'icon' | 'die' | 'cube' | 'token' | 'shield';

/** Figures side by side, each with its words below it. */
export interface PictureRow {
  type: 'pictures';
  figures: Span[];
}

/** Words of one look. A link leads to the chapter `to`; a figure has drawings before its words. */
export interface Span {
  text: string;
  style: SpanStyle;
  to: string;
  parts: KitPart[];
}

export type SpanStyle = 'plain' | 'strong' | 'em' | 'link' | 'figure';

/** A heading inside of a chapter. */
export interface Subheading {
  type: 'subheading';
  text: string;
}

/** The career of a guest in one game: the grid, and every cell of it in order. */
export interface Career {
  game: string;
  settings: CareerSetting[];
  cells: CareerCellInfo[];
}

/** A cell of the grid: finished matches with these choices, those won, and how often each ending came. */
export interface CareerCellInfo {
  choices: Record<string, string>;
  played: number;
  won: number;
  endings: Record<string, number>;
}

/** A choice of a setting, such as a mode, with its name. */
export interface CareerChoice {
  id: string;
  name: string;
}

/** A setting whose choices make one side of the grid. */
export interface CareerSetting {
  id: string;
  choices: CareerChoice[];
}

/** A question that the seat will be asked after choices with these keys: it can be planned for now. */
export interface AheadInfo {
  after: string[];
  prompt: string;
  options: Option[];
}

export type Datum = number | string | boolean | null | (number | string)[];

/**
 * An event: `kind`, what it is about by the names of things, and its sentence.
 *
 * `text` is empty where the event before or after it says enough.
 */
export interface Happening {
  kind: string;
  data: Record<string, Datum>;
  text: string;
}

export type LineKind =
  'choice' | 'chat' | 'note' | 'seat' | 'start' | 'ask' | 'agree' | 'undo' | 'rematch';

/**
 * One thing that happened at the table, in sentences that this reader may hear.
 *
 * `sentences` are for all seats of the socket. Where one of them hears something else, `asides` has by its
 * number what it hears instead: several people may share a screen, and have secrets from each other.
 * `n` is the number of a choice, `name` who said a chat line, `ask` the version of the wish to undo that
 * an answer is about, `to` the choice that an undo goes back to. `folded` marks what was undone later.
 * A note has the `chapter` it was written in; without sentences it was taken away.
 */
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
  asides: Record<string, string[]>;
  chapter: string[];
}

/** Some lines of a log, the oldest first; `earlier` says that there are older ones. */
export interface LogPage {
  lines: LogLine[];
  earlier: boolean;
}

/**
 * One legal action: the words that name it, its sentence, its targets.
 *
 * `key` is short, made of words, unique among the options of the moment; records, the terminal and
 * the network all speak in keys. `warnings` are for what is legal but surely bad or surprising.
 * `rules` are the ids of the rules that it comes from; they are filled in where options are said.
 */
export interface Option {
  key: string;
  text: string;
  targets: Target[];
  warnings: string[];
  rules: string[];
}

/** How the match ended: a code, its sentence, who won, and scores where there are any. */
export interface OutcomeInfo {
  code: string;
  text: string;
  winners: number[];
  scores: number[];
}

/**
 * A part of the text on a piece: its sort in the words of the game (`prose`, `test`, `offer`).
 *
 * `of`, `marks` and `art` are as those of a piece: the thing that this part is about, how it stands, its picture.
 */
export interface Part {
  sort: string;
  text: string;
  of: Record<string, string | number>;
  marks: string[];
  art: string | null;
}

/**
 * A card, cube, pawn, token, die or marker, or `count` of them that nothing tells apart.
 *
 * `kind` says how it is drawn. `thing` says what it is in the words of the game (`rift`, `agent`), and `of`
 * which one, and whose or where: programs read these, never the `id`, which only tells pieces apart. Of a
 * piece that is filled slot by slot, `filled` of its `slots` are. `art` is the name of a picture on it
 * (`Game.art`), which shows no more than the view tells; `alt` says what is on it, unless `text` does. A
 * piece of the kind `picture` is nothing else. `warnings` are what threatens because of it, in sentences.
 * A piece on which several things are printed has `parts` instead of `text`.
 */
export interface Piece {
  id: string;
  kind: string;
  name: string;
  text: string | null;
  icons: string[];
  marks: string[];
  filled: number;
  slots: number;
  count: number;
  art: string | null;
  alt: string | null;
  thing: string;
  of: Record<string, string | number>;
  warnings: string[];
  parts: Part[];
}

/**
 * A word of a bot to the people at the table: which option it is for, and why. It binds nobody.
 *
 * With `own` it is what the bot means to do in its own seat, for the piece that `about` names; `targets` are
 * what that touches. People may tell it otherwise (`wish`), or the same, so that it keeps to it.
 */
export interface ProposalInfo {
  seat: number;
  key: string;
  text: string;
  own: boolean;
  about: string;
  targets: Target[];
}

/**
 * All that one seat (None: a spectator) may know, and what it may choose now.
 *
 * `rules` are the ids of the rules that the question comes from. `words` is what the ids among marks and
 * icons are called. `chapter` is where in the story the table is: notes of now are filed under it. `may` is
 * what else the seat may do now, besides choosing. `proposals` are words of bots about the options.
 * `ahead` are questions that the seat will be asked after some of its choices, for those who plan several at once.
 */
export interface SeatView {
  seat: number | null;
  pending: number[];
  prompt: string | null;
  trail: string[];
  options: Option[];
  zones: Zone[];
  outcome: OutcomeInfo | null;
  undo: UndoInfo;
  words: Record<string, string>;
  rules: string[];
  chapter: string[];
  may: ViewRight[];
  proposals: ProposalInfo[];
  ahead: AheadInfo[];
}

/**
 * A thing on the table that an option is about: a client highlights it and knows no rules.
 *
 * It is the zone or piece whose `thing` is this kind and whose `of` has this id for it.
 */
export interface Target {
  kind: string;
  id: string;
}

/** `made` choices stand, `own` of them by this seat, who may take back those beyond `free_to` unasked. */
export interface UndoInfo {
  free_to: number;
  made: number;
  own: number;
  wish: Wish | null;
}

export type ViewRight = 'undo' | 'agree' | 'hint';

/** A wish to undo that is still open: which entry of the log it is, who asks, who must still answer. */
export interface Wish {
  version: number;
  seat: number;
  text: string;
  waits_for: number[];
}

/**
 * A place for pieces, or for further zones.
 *
 * `kind` is one of board, area, row, hand, pile, track. `count` is how many pieces lie here,
 * though a face-down pile shows none of them; on a track it is the value, and `limit` its end.
 * `thing`, `of`, `marks` and `warnings` are as those of a piece; `slots` is how many places for pieces
 * are drawn, empty or not.
 */
export interface Zone {
  id: string;
  kind: string;
  name: string;
  owner: number | null;
  pieces: Piece[];
  zones: Zone[];
  count: number;
  limit: number | null;
  thing: string;
  of: Record<string, string | number>;
  marks: string[];
  slots: number;
  warnings: string[];
}

/** One line of a gauge: whose (null: the team's), and its value at the start and after each choice. */
export interface CurveInfo {
  side: string | null;
  values: number[];
}

/** A figure that was worth following. */
export interface GaugeInfo {
  id: string;
  name: string;
  curves: CurveInfo[];
}

/** The whole: how many choices, the figures through the match, its turning points, who did what. */
export interface SummaryInfo {
  choices: number;
  gauges: GaugeInfo[];
  turnings: TurningInfo[];
  tallies: TallyInfo[];
}

/** How often each seat did each thing. */
export interface TallyInfo {
  id: string;
  name: string;
  counts: number[];
}

/** A turning point: a choice that changed much, or the luck after it (`luck`), which is nobody's doing. */
export interface TurningInfo {
  n: number;
  seat: number;
  question: string | null;
  text: string;
  sentences: string[];
  better: boolean;
  luck: boolean;
  verdict: string;
}

/**
 * The frame with this id is durably stored, as this version.
 *
 * Of a plan, the first `made` choices stand, and the version is that of the last of them. If one was
 * refused then, `stopped` says why; if there is no refusal, a shorter plan ended at a revelation.
 */
export interface Ack {
  type: 'ack';
  id: string;
  version: number;
  made: number;
  stopped: Refused | null;
}

/** An answer to somebody's wish to undo; `undo` is the version of that wish. */
export interface Agree {
  type: 'agree';
  id: string;
  undo: number;
  yes: boolean;
}

/** The server closes this socket, and why. */
export interface Bye {
  type: 'bye';
  code: string;
  text: string;
}

/** Something said at the table. */
export interface Chat {
  type: 'chat';
  id: string;
  text: string;
}

/** A choice for a seat, by the key of an option, made when the client had seen `version`. */
export interface Choose {
  type: 'choose';
  id: string;
  seat: number;
  version: number;
  key: string;
}

export type FromClient = Choose | Plan | Chat | Note | Turn | Undo | Agree | Language | Ping;

export type FromServer = Snapshot | Step | Ack | RefusedFrame | Presence | Turned | Pong | Bye;

/** From now on in this language. */
export interface Language {
  type: 'language';
  lang: string;
}

/**
 * Something that a seat writes into the shared notebook.
 *
 * `note` is the version of an own note that it replaces; an empty text takes that note away.
 */
export interface Note {
  type: 'note';
  id: string;
  seat: number;
  text: string;
  note: number | null;
}

/** Keep-alive request. */
export interface Ping {
  type: 'ping';
}

/**
 * Choices of the guest's seats, to be made one after the other, planned when `version` was known.
 *
 * The rest is dropped at the first refusal, and after a choice that revealed something to one of these
 * seats: it was planned without that knowledge.
 */
export interface Plan {
  type: 'plan';
  id: string;
  version: number;
  choices: PlannedChoice[];
}

/** One choice of a plan, by the key of an option that the seat will have when its turn comes. */
export interface PlannedChoice {
  seat: number;
  key: string;
}

/** Keep-alive answer. */
export interface Pong {
  type: 'pong';
}

/** The seats that have somebody at a socket. */
export interface Presence {
  type: 'presence';
  seats: Record<string, boolean>;
}

/** A frame was refused; `id` is empty where none could be read. */
export interface RefusedFrame {
  type: 'refused';
  id: string;
  code: string;
  text: string;
  version: number;
}

/**
 * The complete state: the table, each seat of this socket, and lines of the log.
 *
 * Those after version `since` come with it. If that is 0, they replace all lines that the client
 * has, and are only the newest; `earlier` says that there are older ones.
 */
export interface Snapshot {
  type: 'snapshot';
  version: number;
  table: TableInfo;
  seats: SeatView[];
  log: LogLine[];
  since: number;
  earlier: boolean;
}

/**
 * New log lines, the views after them, and the events that led there, for animation.
 *
 * `happened` are the events that everybody at this socket may hear.
 */
export interface Step {
  type: 'step';
  version: number;
  entry: LogLine[];
  seats: SeatView[];
  happened: Happening[];
}

/** A seat has turned to a page of a scene that everybody reads. It is not stored, nor answered. */
export interface Turn {
  type: 'turn';
  seat: number;
  scene: string;
  page: number;
}

/** Somebody else at the table has turned to this page of a scene. */
export interface Turned {
  type: 'turned';
  seat: number;
  scene: string;
  page: number;
}

/** The wish to go back to the moment after the choice number `to`. */
export interface Undo {
  type: 'undo';
  id: string;
  to: number;
}
