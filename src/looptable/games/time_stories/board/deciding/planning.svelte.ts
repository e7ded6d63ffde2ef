/**
 * The unit of time that is being planned: an intended deed for each agent of the person at the screen, a vote to leave, free
 * deeds. Nothing is sent before it is confirmed; then all of it goes as one plan. It knows no rule: it sorts the options
 * of the moment, and those behind them, by the deed and the agent that they name.
 */

import { getContext, setContext } from 'svelte';

import { preferences } from '@/app/preferences.svelte';
import type { Option, PlannedChoice, SeatView } from '@/net/wire';
import type { Picking } from '@/table/question/picking.svelte';
import type { BoardState } from '../boardState.svelte';

/** Declarations of an agent; everything else that may be answered concerns the team, or takes no action. */
const DECLARED = ['enter', 'move', 'roll', 'act', 'nothing'];
/** Votes of a whole seat. */
const VOTES = ['leave', 'stay-out', 'stay'];
/** Votes after a run. */
const JUDGING = ['again', 'stop'];

/** An agent that is to decide: its options, and the choices of its seat that come before. */
export interface Planned {
  seat: number;
  agent: string;
  /** The choices of its seat behind which it is asked. */
  after: string[];
  options: Option[];
}

/** A deed of several agents. */
export interface Common {
  option: Option;
  agents: string[];
}

/** Something that takes no action: the choices that lead to it, the last being the deed itself. */
export interface Free {
  seat: number;
  agent: string;
  keys: string[];
  option: Option;
}

export const targetOf = (option: Option, kind: string): string | null =>
  option.targets.find((target) => target.kind === kind)?.id ?? null;

export const deedOf = (option: Option): string => targetOf(option, 'deed') ?? '';

/** A person with several seats votes with all of them at once: to leave, for a place, for another run. */
export const isVote = (option: Option): boolean =>
  VOTES.includes(deedOf(option)) ||
  targetOf(option, 'place') !== null ||
  JUDGING.includes(option.key);

interface Asked {
  after: string[];
  options: Option[];
}

/** The question of a seat, and those behind it. */
function questionsOf(view: SeatView): Asked[] {
  if (view.options.length === 0) return [];
  return [{ after: [], options: view.options }, ...view.ahead];
}

const isPlanned = (view: SeatView): boolean => view.options.some((option) => deedOf(option) !== '');

function agentsOf(view: SeatView): Planned[] {
  const found: Planned[] = [];
  for (const { after, options } of questionsOf(view)) {
    const own = options.filter((option) => DECLARED.includes(deedOf(option)));
    const agent = own.map((option) => targetOf(option, 'agent')).find((one) => one !== null);
    if (view.seat === null || agent == null || found.some((one) => one.agent === agent)) continue;
    found.push({ seat: view.seat, agent, after, options: own });
  }
  return found;
}

function freeOf(view: SeatView): Free[] {
  return questionsOf(view).flatMap(({ after, options }) =>
    options
      .filter((option) => deedOf(option) === 'free')
      .map((option) => ({
        seat: view.seat ?? 0,
        // A gift names whom it is for, and then whose deed it is.
        agent: option.targets.findLast((target) => target.kind === 'agent')?.id ?? '',
        keys: [...after, option.key],
        option,
      })),
  );
}

export class Planning {
  #picking: Picking;
  #board: BoardState;

  constructor(picking: Picking, board: BoardState) {
    this.#picking = picking;
    this.#board = board;
  }

  /** The views in which a unit of time, or an entry, is being decided; in the order of their seats. */
  #asked = $derived.by(() =>
    this.#picking.views
      .filter(isPlanned)
      .toSorted((one, other) => (one.seat ?? 0) - (other.seat ?? 0)),
  );

  isOn = $derived.by(() => this.#asked.length > 0);
  agents = $derived.by(() => this.#asked.flatMap(agentsOf));
  /** The question is where to enter, which takes no time. */
  isEntry = $derived.by(() =>
    this.agents.some((one) => one.options.some((option) => deedOf(option) === 'enter')),
  );
  free = $derived.by(() => this.#asked.flatMap(freeOf));
  /** In the middle of something free: the way back to the others. */
  #done = $derived.by(() =>
    this.#asked.flatMap((view) =>
      view.options
        .filter((option) => deedOf(option) === 'done')
        .map((option) => ({ view, option })),
    ),
  );
  isFree = $derived.by(() => this.#done.length > 0);
  /** One vote stands for all seats at the screen. */
  votes = $derived.by(() => {
    const all = this.#asked.flatMap((view) => questionsOf(view).flatMap((one) => one.options));
    const votes = all.filter((option) => VOTES.includes(deedOf(option)));
    return votes.filter((vote, at) => votes.findIndex((one) => one.key === vote.key) === at);
  });
  /** Words of the Time Captain about the order of actions. */
  orders = $derived.by(() =>
    this.#asked.flatMap((view) =>
      view.options
        .filter((option) => targetOf(option, 'turn') !== null)
        .map((option) => ({ seat: view.seat ?? 0, option })),
    ),
  );

  /** A plan belongs to the question that it answers: who is asked about what. */
  #moment = $derived.by(() =>
    this.agents
      .map((one) => [one.agent, ...one.options.map((option) => option.key)].join(' '))
      .join(';'),
  );

  #keys = $derived.by(() =>
    this.#board.plan.moment === this.#moment ? this.#board.plan.keys : {},
  );

  /** The deed that an agent intends: the one that was chosen; somebody who has just rolled goes on rolling. */
  intended(agent: string): Option | null {
    const planned = this.agents.find((one) => one.agent === agent);
    const key = this.#keys[agent] ?? this.#again(agent);
    return planned?.options.find((option) => option.key === key) ?? null;
  }

  /** The roll of an agent whose last deed was one, unless it was taken back. */
  #again(agent: string): string | null {
    if (agent in this.#keys) return null;
    const mats = this.#picking.views.flatMap((view) => view.zones);
    const mat = mats.find((zone) => zone.thing === 'agent' && zone.of['agent'] === agent);
    const last = mat?.pieces.find((piece) => piece.thing === 'did');
    if (last?.of['doing'] !== 'roll') return null;
    const rolls = this.agents
      .filter((one) => one.agent === agent)
      .flatMap((one) => one.options.filter((option) => deedOf(option) === 'roll'));
    return rolls.length === 1 ? (rolls[0]?.key ?? null) : null;
  }

  /** Deeds that several agents at this screen can do, those of most agents first. */
  common = $derived.by((): Common[] => {
    const options = this.agents.flatMap((one) => one.options);
    return options
      .filter(({ key }, at) => options.findIndex((one) => one.key === key) === at)
      .map((option) => ({ option, agents: this.#able(option) }))
      .filter(({ agents }) => agents.length > 1)
      .toSorted((one, other) => other.agents.length - one.agents.length);
  });

  #able(option: Option): string[] {
    return this.agents
      .filter((one) => one.options.some(({ key }) => key === option.key))
      .map(({ agent }) => agent);
  }

  /** One deed for all who can; where that is everybody, and nothing warns of it, it is done at once. */
  together(option: Option): void {
    const able = this.#able(option);
    const keys = { ...this.#keys, ...Object.fromEntries(able.map((one) => [one, option.key])) };
    this.#board.plan = { moment: this.#moment, keys };
    const isWarned = this.agents.some(
      (one) => (this.intended(one.agent)?.warnings.length ?? 0) > 0,
    );
    if (able.length === this.agents.length && !isWarned && !preferences.confirm) this.confirm();
  }

  /** The deed of an agent for whom nothing was chosen. */
  idle(planned: Planned): Option | null {
    return planned.options.find((option) => deedOf(option) === 'nothing') ?? null;
  }

  /** Notes a deed for an agent; the same one again takes it back. */
  intend(agent: string, option: Option): void {
    const others = Object.entries(this.#keys).filter(([other]) => other !== agent);
    const isBack = this.intended(agent)?.key === option.key;
    const keys = Object.fromEntries([...others, [agent, isBack ? '' : option.key]]);
    this.#board.plan = { moment: this.#moment, keys };
  }

  /** The first agent for whom nothing is chosen yet. */
  next = $derived.by(
    () => this.agents.find((one) => this.intended(one.agent) === null)?.agent ?? null,
  );

  /** A lesson speaks of one choice at a time: that of the agent whom the rules ask first. */
  taught = $derived.by(() =>
    this.#picking.lesson === null ? null : (this.agents[0]?.agent ?? null),
  );

  /** The agent whose deed is being chosen. */
  chooser = $derived.by(() => this.taught ?? this.#board.agent ?? this.next);

  /** There is nobody else to plan for: an option is taken at once. */
  isAlone = $derived.by(() => !this.isFree && (this.agents.length === 1 || this.taught !== null));

  /** Agents for whom nothing was chosen, and who can do nothing: the unit begins without a word of theirs. */
  idlers = $derived.by(() =>
    this.agents.filter((one) => this.intended(one.agent) === null && this.idle(one) !== null),
  );

  /** Everybody has a deed, chosen or none; of those who enter, each must choose. */
  isReady = $derived.by(
    () =>
      this.agents.length > 0 &&
      this.agents.every((one) => (this.intended(one.agent) ?? this.idle(one)) !== null) &&
      this.agents.some((one) => this.intended(one.agent) !== null || this.idle(one) !== null),
  );

  #send(choices: PlannedChoice[]): void {
    this.#picking.plan(choices);
  }

  #back(seat: number): PlannedChoice[] {
    return this.#done
      .filter(({ view }) => view.seat === seat)
      .map(({ option }) => ({ seat, key: option.key }));
  }

  /** Sends what is planned, each agent in the order in which its seat is asked. */
  confirm(): void {
    const seats = this.agents.map((one) => one.seat);
    const each = seats.filter((seat, at) => seats.indexOf(seat) === at);
    const choices = each.flatMap((seat) => [
      ...this.#back(seat),
      ...this.agents
        .filter((one) => one.seat === seat)
        .flatMap((one) => {
          const option = this.intended(one.agent) ?? this.idle(one);
          return option ? [{ seat, key: option.key }] : [];
        }),
    ]);
    this.#send(choices);
  }

  /** Votes for every seat at the screen that may. */
  vote(option: Option): void {
    const choices = this.#asked.flatMap((view) => {
      const seat = view.seat ?? 0;
      const may = questionsOf(view).some((one) =>
        one.options.some(({ key }) => key === option.key),
      );
      return may ? [...this.#back(seat), { seat, key: option.key }] : [];
    });
    this.#send(choices);
  }

  /** Does something that takes no action, at once. */
  act(free: Free): void {
    this.#send(free.keys.map((key) => ({ seat: free.seat, key })));
  }

  say(seat: number, option: Option): void {
    this.#send([{ seat, key: option.key }]);
  }

  /** The free deeds that an offer, an element, a body or tokens are for. */
  freeAt(kind: string, id: string): Free[] {
    return this.free.filter((one) => targetOf(one.option, kind) === id);
  }
}

const CONTEXT = Symbol('planning');

export function providePlanning(planning: Planning): Planning {
  return setContext(CONTEXT, planning);
}

export function usePlanning(): Planning {
  return getContext<Planning>(CONTEXT);
}
