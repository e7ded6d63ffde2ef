/** The sentences of this board. */

import { sayer } from '@/app/language.svelte';

import en from './en.json';
import fr from './fr.json';

export type BoardKey = keyof typeof en;

export const sayBoard = sayer<BoardKey>({ en, fr });

/** Shields of a sort, by their number. */
export function sayShields(sort: string, n: number): string {
  const key = `shield.${sort}`;
  return key in en ? sayBoard(key as BoardKey, { n }) : sort;
}
