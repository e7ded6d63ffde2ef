/** Options in few words: where to, or what for. The whole sentence is said to those who listen. */

import type { Option } from '@/net/wire';
import { word, type Situation } from '../situation';
import { sayBoard } from '../texts';
import { deedOf, targetOf } from './planning.svelte';

function skillOf(option: Option, situation: Situation, agent: string): string | null {
  const id = targetOf(option, 'test');
  const test = situation.spaces.flatMap((space) => space.tests).find((one) => one.id === id);
  const skills = situation.agents.find((one) => one.agent === agent)?.skills ?? [];
  const skill = skills.find((one) => word(one, 'skill') === test?.characteristic);
  return skill ? sayBoard('roll', { skill: skill.name, n: skill.count }) : null;
}

export function shortly(option: Option, situation: Situation, agent: string): string {
  const deed = deedOf(option);
  if (deed === 'nothing') return sayBoard('nothing');
  if (deed === 'roll') return skillOf(option, situation, agent) ?? option.text;
  const space = situation.spaces.find((one) => one.space === targetOf(option, 'space'));
  return deed === 'act' ? option.text : (space?.card?.name ?? option.text);
}

/** A deed of several agents, whose dice differ. */
export function commonly(option: Option, situation: Situation): string {
  if (deedOf(option) !== 'roll') return shortly(option, situation, '');
  const id = targetOf(option, 'test');
  const test = situation.spaces.flatMap((space) => space.tests).find((one) => one.id === id);
  const skills = situation.agents.flatMap((one) => one.skills);
  const skill = skills.find((one) => word(one, 'skill') === test?.characteristic);
  return skill ? sayBoard('roll-for', { skill: skill.name }) : sayBoard('tell-roll');
}
