/**
 * One table, as the server tells it.
 *
 * It connects, and connects again after any break; it keeps what it sent until the server has
 * answered, and sends it again under the same id. So nothing is lost, and nothing is done twice.
 */

import { noteHappenings } from './events';
import type { Line } from './socket';
import { shared } from './shared';
import { merged } from './log';
import type {
  FromClient,
  FromServer,
  Lang,
  LogLine,
  PlannedChoice,
  SeatView,
  TableInfo,
  Turned,
} from './wire';

export interface Complaint {
  code: string;
  text: string;
}

/** Frames that the server answers by id. */
type Answered = Extract<FromClient, { id: string }>;
/** Without the id: the same wish for each member of the union. */
type Wish = Answered extends infer Frame
  ? Frame extends Answered
    ? Omit<Frame, 'id'>
    : never
  : never;

export type Status = 'connecting' | 'open' | 'waiting' | 'closed';

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const PING_EVERY = 20_000;
const SILENCE = 45_000;
/** The close code that says: do not come back. */
const FORBIDDEN = 1008;

/** Whether a frame chooses something for a seat. */
function choosesFor(frame: Answered, seat: number): boolean {
  if (frame.type === 'plan') return frame.choices.some((choice) => choice.seat === seat);
  return frame.type === 'choose' && frame.seat === seat;
}

export class TableStore {
  status = $state<Status>('connecting');
  version = $state(0);
  table = $state.raw<TableInfo | null>(null);
  seats = $state.raw<SeatView[]>([]);
  log = $state.raw<LogLine[]>([]);
  /** Whether the log has lines older than those here. */
  earlier = $state(false);
  /** The notes, also those of older lines once they were asked for. */
  notes = $state.raw<LogLine[]>([]);
  presence = $state.raw<Record<string, boolean>>({});
  /** The page of a scene that somebody else has turned to last. */
  turned = $state.raw<Turned | null>(null);
  /** Sent and not yet answered, in order. */
  outbox = $state.raw<Answered[]>([]);
  complaint = $state.raw<Complaint | null>(null);
  /** The log lines of the last step, for whoever announces them. */
  news = $state.raw<LogLine[]>([]);

  /** The newest version that an answer told of; its step may come a little later. */
  #stored = $state(0);
  #line: Line | null = null;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #count = 0;
  readonly #session = Math.random().toString(36).slice(2, 10);

  /** `open` makes a connection; it is told the last version seen and the language. */
  constructor(
    private readonly open: (seen: number, lang: Lang) => Line,
    private lang: Lang,
  ) {}

  connect(): void {
    clearTimeout(this.#timer);
    if (this.#line !== null) return;
    this.status = 'connecting';
    const line = this.open(this.version, this.lang);
    this.#line = line;
    line.onopen = () => this.#opened(line);
    line.onmessage = (event) => this.#read(event.data);
    line.onclose = (event) => {
      if (event.code === FORBIDDEN && line === this.#line) this.close();
      else this.#lost(line);
    };
  }

  /** The browser knows that the network is gone before the line does. */
  drop(): void {
    if (this.#line !== null) this.#lost(this.#line);
  }

  /** For good. */
  close(): void {
    this.status = 'closed';
    this.#hangUp();
  }

  choose(seat: number, key: string): void {
    if (this.isBusy(seat)) return; // a second click on a slow line
    this.#ask({ type: 'choose', seat, version: this.version, key });
  }

  /** Several choices in one gesture; they end at a refusal, or where something is revealed. */
  plan(choices: PlannedChoice[]): void {
    if (choices.length === 0 || choices.some(({ seat }) => this.isBusy(seat))) return;
    this.#ask({ type: 'plan', version: this.version, choices });
  }

  chat(text: string): void {
    this.#ask({ type: 'chat', text });
  }

  /** Writes into the notebook, or changes an own note; without words it is taken away. */
  note(seat: number, text: string, note: number | null = null): void {
    this.#ask({ type: 'note', seat, text, note });
  }

  undo(to: number): void {
    this.#ask({ type: 'undo', to });
  }

  agree(undo: number, yes: boolean): void {
    this.#ask({ type: 'agree', undo, yes });
  }

  /** Turns a page for all; one that gets lost is not worth sending again. */
  turn(seat: number, scene: string, page: number): void {
    this.#send({ type: 'turn', seat, scene, page });
  }

  speak(lang: Lang): void {
    if (lang === this.lang) return;
    this.lang = lang;
    this.#send({ type: 'language', lang });
  }

  /** Whether a choice of this seat, or what came of it, is still on its way. */
  isBusy(seat: number): boolean {
    return this.version < this.#stored || this.outbox.some((frame) => choosesFor(frame, seat));
  }

  #ask(wish: Wish): void {
    this.#count += 1;
    const frame = { ...wish, id: `c-${this.#session}-${this.#count}` } as Answered;
    this.complaint = null;
    this.outbox = [...this.outbox, frame];
    this.#send(frame);
  }

  #send(frame: FromClient): void {
    if (this.status === 'open') this.#line?.send(JSON.stringify(frame));
  }

  #opened(line: Line): void {
    if (line !== this.#line) return;
    this.status = 'open';
    this.#heard = Date.now();
    this.#pulse = setInterval(() => this.#beat(), PING_EVERY);
    for (const frame of this.outbox) this.#send(frame);
  }

  /** A line can be dead without being closed: ask, and give it up after a long silence. */
  #beat(): void {
    if (Date.now() - this.#heard > SILENCE && this.#line !== null) this.#lost(this.#line);
    else this.#send({ type: 'ping' });
  }

  #lost(line: Line): void {
    if (line !== this.#line) return;
    this.#hangUp();
    if (this.status === 'closed') return;
    this.status = 'waiting';
    // Not all at once after a restart of the server.
    this.#timer = setTimeout(() => this.connect(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #hangUp(): void {
    clearTimeout(this.#timer);
    clearInterval(this.#pulse);
    const line = this.#line;
    this.#line = null;
    line?.close();
  }

  #read(data: unknown): void {
    this.#heard = Date.now();
    const frame = JSON.parse(String(data)) as FromServer;
    switch (frame.type) {
      case 'snapshot':
        this.#wait = FIRST_WAIT;
        this.#news(frame.log.filter((line) => this.version > 0 && line.version > this.version));
        this.table = frame.table;
        if (frame.since === 0) this.#forget(frame.earlier);
        this.take(frame.log);
        this.#see(frame.version, frame.seats, true);
        break;
      case 'step':
        if (frame.version < this.version) break; // a snapshot has told it already
        this.#news(frame.entry);
        this.take(frame.entry);
        this.#see(frame.version, frame.seats, false);
        if (frame.seats.length > 0) noteHappenings(this.seats, frame.happened, frame.entry);
        break;
      case 'ack':
        this.#stored = Math.max(this.#stored, frame.version);
        this.#answered(frame.id);
        if (frame.stopped) this.complaint = { code: frame.stopped.code, text: frame.stopped.text };
        break;
      case 'refused':
        this.#answered(frame.id);
        this.complaint = { code: frame.code, text: frame.text };
        break;
      case 'presence':
        this.presence = frame.seats;
        break;
      case 'turned':
        this.turned = frame;
        break;
      case 'bye':
        this.complaint = { code: frame.code, text: frame.text };
        break;
      case 'pong':
        break;
    }
  }

  /** Lines of the log, new ones or those of an earlier page. */
  take(lines: LogLine[]): void {
    this.log = merged(this.log, lines);
    this.hear(lines.filter((line) => line.kind === 'note'));
  }

  /** Notes, wherever they come from. */
  hear(notes: LogLine[]): void {
    if (notes.length > 0) this.notes = merged(this.notes, notes);
  }

  /** The lines here no longer hold: some were undone, or they are in another language. */
  #forget(earlier: boolean): void {
    this.log = [];
    this.earlier = earlier;
    if (!earlier) this.notes = [];
  }

  #news(lines: LogLine[]): void {
    if (lines.length > 0) this.news = lines;
  }

  #see(version: number, seats: SeatView[], isWhole: boolean): void {
    this.version = version;
    // A chat line changes nothing on the table, and brings no views.
    if (isWhole || seats.length > 0) this.seats = this.#shared(seats);
  }

  /** Views are always new; what lies on the table is shared with what was, and between the seats. */
  #shared(seats: SeatView[]): SeatView[] {
    let zones = this.seats[0]?.zones ?? [];
    return seats.map((view) => {
      zones = shared(zones, view.zones);
      return { ...view, zones };
    });
  }

  #answered(id: string): void {
    this.outbox = this.outbox.filter((frame) => frame.id !== id);
  }
}
