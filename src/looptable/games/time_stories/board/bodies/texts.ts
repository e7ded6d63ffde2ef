/** The sentences of the choice of bodies. */

import { sayer } from '@/app/language.svelte';

import en from './en.json';
import fr from './fr.json';

export const sayBodies = sayer<keyof typeof en>({ en, fr });
