/** The bodies to choose from, read from their zones so that they can be compared. */

import type { Option, Part, Piece } from '@/net/wire';
import { count, partsOf, word, type Situation } from '../situation';

export interface Skill {
  skill: string;
  name: string;
}

export interface Body {
  body: string;
  /** The piece that stands for the options. */
  piece: Piece;
  name: string;
  life: number;
  resistance: number;
  /** Dice by skill; a skill that it lacks is not there. */
  dice: Map<string, number>;
  stock: Piece[];
  /** Powers, laws and stores, in the order in which they are printed. */
  rules: Part[];
  story: string;
  /** The agent who wears it in this run. */
  agent: string | null;
}

/** All skills that any of them has. Each list is in the order of the mission, but leaves out what a body lacks. */
function order(lists: Piece[][]): Skill[] {
  const found: Skill[] = [];
  for (const list of lists) {
    let at = 0;
    for (const piece of list) {
      const skill = word(piece, 'skill');
      const known = found.findIndex((one) => one.skill === skill);
      if (known < 0) found.splice(at, 0, { skill, name: piece.name });
      at = (known < 0 ? at : known) + 1;
    }
  }
  return found;
}

export function readBodies(situation: Situation): { skills: Skill[]; bodies: Body[] } {
  const bodies: Body[] = [];
  const lists: Piece[][] = [];
  for (const zone of situation.bodies) {
    const piece = zone.pieces.find(({ thing }) => thing === 'receptacle');
    if (!piece) continue;
    const skills = zone.pieces.filter(({ thing }) => thing === 'skill');
    lists.push(skills);
    bodies.push({
      body: word(zone, 'body'),
      piece,
      name: piece.name,
      life: count(piece, 'life') ?? 0,
      resistance: count(piece, 'resistance') ?? 0,
      dice: new Map(skills.map((one) => [word(one, 'skill'), one.count])),
      stock: zone.pieces.filter(({ thing }) => thing === 'stock'),
      rules: partsOf(piece, 'power', 'law', 'store'),
      story: partsOf(piece, 'prose')
        .map(({ text }) => text)
        .join('\n\n'),
      agent: zone.of['agent'] === undefined ? null : word(zone, 'agent'),
    });
  }
  // The longest list first: the others seldom add to it.
  return { skills: order(lists.sort((a, b) => b.length - a.length)), bodies };
}

/** The agent for whom a body is being chosen at this screen. */
export function chooser(options: Option[]): string | null {
  return options[0]?.targets.find(({ kind }) => kind === 'agent')?.id ?? null;
}

/** Dice of one skill that the bodies taken so far have, by agent. */
export interface Share {
  skill: Skill;
  held: { agent: string; n: number }[];
  /** Dice that the body pointed at would add. */
  more: number;
  all: number;
}

export function shares(skills: Skill[], bodies: Body[], pointed: Body | null): Share[] {
  const taken = bodies.filter(({ agent }) => agent !== null);
  return skills.map((skill) => {
    const held = taken
      .map((body) => ({ agent: body.agent ?? '', n: body.dice.get(skill.skill) ?? 0 }))
      .filter(({ n }) => n > 0);
    const isFree = pointed !== null && pointed.agent === null;
    return {
      skill,
      held,
      more: isFree ? (pointed.dice.get(skill.skill) ?? 0) : 0,
      all: held.reduce((sum, { n }) => sum + n, 0),
    };
  });
}
