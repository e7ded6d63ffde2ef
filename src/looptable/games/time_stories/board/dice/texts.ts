/** The sentences of the dice tray. */

import { sayer } from '@/app/language.svelte';

import en from './en.json';
import fr from './fr.json';

export type DiceKey = keyof typeof en;

export const sayDice = sayer<DiceKey>({ en, fr });

const FACES: Record<string, DiceKey> = {
  hit: 'face.hit',
  double: 'face.double',
  skull: 'face.skull',
  blank: 'face.blank',
};

/** The word for a face of a die. */
export function sayFace(face: string): string {
  const key = FACES[face];
  return key ? sayDice(key) : face;
}
