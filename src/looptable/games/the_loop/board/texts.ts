/** The sentences of this board. */

import { sayer } from '@/app/language.svelte';

import en from './en.json';
import fr from './fr.json';

export const sayBoard = sayer<keyof typeof en>({ en, fr });
