/** The sentences of the scenes. */

import { sayer } from '@/app/language.svelte';

import en from './en.json';
import fr from './fr.json';

export const sayScene = sayer<keyof typeof en>({ en, fr });
