/** The sentences of the notebook. */

import { sayer } from '@/app/language.svelte';

import en from './en.json';
import fr from './fr.json';

export const sayBook = sayer<keyof typeof en>({ en, fr });
