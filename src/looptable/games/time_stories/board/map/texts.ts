/** The sentences of the plan. */

import { sayer } from '@/app/language.svelte';

import en from './en.json';
import fr from './fr.json';

export const sayMap = sayer<keyof typeof en>({ en, fr });
