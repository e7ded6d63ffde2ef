/**
 * The answer that is being given: which option is pointed at, which must be confirmed, which of
 * several a click on the table could have meant. Holds no rule: it only knows options and targets.
 */

import { getContext, setContext } from 'svelte';

import { say } from '../../app/language.svelte';
import { preferences } from '../../app/preferences.svelte';
import { reach, type Reach } from './targets';
import type {
  ForesightInfo,
  LessonInfo,
  PlannedChoice,
  ReasonInfo,
  SeatView,
  Option,
} from '../../net/wire';

/** One and the same for all that cannot be chosen. */
const NONE: Option[] = [];
const NOTHING: Reach = { options: new Map(), lights: new Map() };

/** The reason why something cannot be chosen. */
export interface Help {
  /** The game, whose rules are linked to. */
  game: () => string;
  explain: (seat: number) => Promise<ReasonInfo[]>;
  /** Whom the table waits for, as a sentence; empty when it waits for nobody. */
  waiting: () => string;
}

/** The other seats of the person at the screen. */
export interface Company {
  /** All views that may be looked at together; empty stands for the one at the screen. */
  views: () => SeatView[];
  /** Sends several choices of these seats in one frame. */
  plan: (choices: PlannedChoice[]) => void;
}

const ALONE: Company = { views: () => [], plan: () => undefined };
const NO_HELP: Help = { game: () => '', explain: () => Promise.resolve([]), waiting: () => '' };

export class Picking {
  #view: () => SeatView | null;
  #busy: () => boolean;
  #send: (seat: number, key: string) => void;
  #company: Company;
  #foresee: (seat: number) => Promise<ForesightInfo[]>;
  /** The foresights of the options of a view, once asked for. */
  #known = $state.raw<{ view: SeatView; options: ForesightInfo[] } | null>(null);
  #asked: SeatView | null = null;
  #help: Help;
  /** Why things cannot be chosen, once somebody has wanted to know it. */
  #reasons = $state.raw<{ view: SeatView; found: ReasonInfo[] } | null>(null);
  #wondered: SeatView | null = null;
  /** The game has answered, and says nothing of the kind. */
  #isSilent = false;

  /** The option under the mouse or the focus: its targets light up. */
  pointed = $state.raw<Option | null>(null);
  /** Chosen, but it has warnings, or the reader likes to be asked: it waits for a second word. */
  armed = $state.raw<Option | null>(null);
  /** A thing on the table stands for several options: only these are listed. */
  narrowed = $state.raw<Option[] | null>(null);
  /** The current lesson of a tutorial: the things it speaks of are shown, its choice is marked. */
  lesson = $state.raw<LessonInfo | null>(null);
  /** The last choice was made here, so the next question should find the reader. */
  answered = $state(false);
  /** A lesson leads the reader, also where its question comes only when bots have chosen. */
  coached = $state(false);
  /** The board plans for several agents instead of listing options: numbers stand for none of them. */
  isPlanning = $state(false);
  /** Options that a person answers for all seats at once; the game's board knows them. */
  isVote: (option: Option) => boolean = () => false;

  constructor(
    view: () => SeatView | null,
    busy: () => boolean,
    send: (seat: number, key: string) => void,
    foresee: (seat: number) => Promise<ForesightInfo[]>,
    help: Help = NO_HELP,
    company: Company = ALONE,
  ) {
    this.#view = view;
    this.#busy = busy;
    this.#send = send;
    this.#foresee = foresee;
    this.#help = help;
    this.#company = company;
  }

  all = $derived.by(() => this.#view()?.options ?? []);
  listed = $derived.by(() => this.narrowed ?? this.all);
  busy = $derived.by(() => this.#busy());
  #whole = $derived.by(() => {
    const view = this.#view();
    return view === null ? NOTHING : reach(view.zones, view.options);
  });
  /** While an answer is on its way nothing can be chosen. */
  #reach = $derived.by(() => (this.busy ? NOTHING : this.#whole));

  /** Options that nothing on the table stands for. */
  unplaced = $derived.by(() => {
    const placed = [...this.#whole.options.values()].flat();
    return this.all.filter((option) => !placed.includes(option));
  });

  /** The foresight of the option in question; null until it is known. */
  foreseen = $derived.by(() => {
    const option = this.armed ?? this.pointed;
    const known = this.#known;
    if (option === null || known === null || known.view !== this.#view()) return null;
    return known.options.find((one) => one.key === option.key) ?? null;
  });

  /** Points at an option, and has the server foresee the options of this view, once. */
  point(option: Option | null): void {
    this.pointed = option;
    if (option !== null) void this.#wonder();
  }

  async #wonder(): Promise<void> {
    const view = this.#view();
    if (view === null || view.seat === null || this.#asked === view) return;
    if (this.busy) return; // it would ask about a question that has just been answered
    this.#asked = view;
    try {
      this.#known = { view, options: await this.#foresee(view.seat) };
    } catch {
      // One can choose without it; the next view asks again.
    }
  }

  /** Has the server say why things cannot be chosen, once for this view. */
  async wonderWhy(): Promise<void> {
    const view = this.#view();
    if (view === null || view.seat === null || view.options.length === 0) return;
    if (this.#wondered === view || this.busy) return;
    this.#wondered = view;
    let found: ReasonInfo[] = [];
    try {
      if (!this.#isSilent) found = await this.#help.explain(view.seat);
      this.#isSilent = found.length === 0;
    } catch {
      // The question itself is told instead; the next view asks again.
    }
    this.#reasons = { view, found };
  }

  /** Why something cannot be chosen now: undefined while nobody knows, null if the game does not say. */
  reasonOf(id: string): ReasonInfo | null | undefined {
    const known = this.#reasons;
    if (known === null || known.view !== this.#view()) return undefined;
    return known.found.find((one) => one.id === id) ?? null;
  }

  /** The question with its rules, for things of which the game says nothing. */
  question = $derived.by(() => ({
    prompt: this.#view()?.prompt ?? '',
    rules: this.#view()?.rules ?? [],
  }));

  waiting = $derived.by(() => this.#help.waiting());
  game = $derived.by(() => this.#help.game());

  optionsAt(id: string): Option[] {
    return this.#reach.options.get(id) ?? NONE;
  }

  isLit(id: string): boolean {
    const option = this.armed ?? this.pointed;
    return option !== null && (this.#reach.lights.get(option.key)?.has(id) ?? false);
  }

  isShown(id: string): boolean {
    return this.lesson?.shows.includes(id) ?? false;
  }

  word(id: string): string {
    return this.#view()?.words[id] ?? id;
  }

  /** The effect of a click on something that stands for these options, in words. */
  choiceOf(options: Option[]): string {
    const only = options.length === 1 ? options[0] : undefined;
    return only?.text ?? say('table.choices', { n: options.length });
  }

  /** A click on a piece or zone. */
  press(id: string): void {
    const options = this.optionsAt(id);
    const only = options.length === 1 ? options[0] : undefined;
    if (only) this.pick(only);
    else if (options.length > 1) {
      this.armed = null;
      this.narrowed = options;
    }
  }

  pick(option: Option): void {
    if (this.busy) return;
    const isSure = option.warnings.length === 0 && !preferences.confirm;
    if (!isSure && this.armed?.key !== option.key) {
      this.armed = option;
      void this.#wonder();
    } else this.confirm(option);
  }

  confirm(option: Option): void {
    const seat = this.#view()?.seat;
    if (seat === undefined || seat === null || this.busy) return;
    const others = this.isVote(option)
      ? this.views.filter((view) => view.options.some(({ key }) => key === option.key))
      : [];
    const each = [seat, ...others.flatMap((view) => view.seat ?? [])]
      .filter((one, at, all) => all.indexOf(one) === at)
      .toSorted((one, other) => one - other);
    if (each.length > 1) {
      this.plan(each.map((one) => ({ seat: one, key: option.key })));
      return;
    }
    this.clear();
    this.answered = true;
    this.#send(seat, option.key);
  }

  /** The views of the person at the screen, that of the seat at the screen first. */
  views = $derived.by(() => {
    const [view, views] = [this.#view(), this.#company.views()];
    return views.length > 0 || view === null ? views : [view];
  });

  /** Makes several choices at once, for any of these seats. */
  plan(choices: PlannedChoice[]): void {
    if (this.busy || choices.length === 0) return;
    this.clear();
    this.answered = true;
    this.#company.plan(choices);
  }

  clear(): void {
    this.pointed = this.armed = this.narrowed = null;
  }
}

const CONTEXT = Symbol('picking');

export function providePicking(picking: Picking): Picking {
  return setContext(CONTEXT, picking);
}

export function usePicking(): Picking {
  return getContext<Picking>(CONTEXT);
}
