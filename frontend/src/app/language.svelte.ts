/** The language of the reader; every sentence on the screen follows it at once. */

import { fill, type Values } from './speech';
import { kept, keep } from './storage';
import en from '../text/en.json';
import fr from '../text/fr.json';
import type { Lang } from '../net/wire';

export type Key = keyof typeof en;

function usual(): Lang {
  const chosen = kept('lang') ?? navigator.language;
  return chosen.startsWith('fr') ? 'fr' : 'en';
}

class Language {
  current = $state<Lang>(usual());

  constructor() {
    this.#tell();
  }

  set(lang: Lang): void {
    this.current = lang;
    keep('lang', lang);
    this.#tell();
  }

  /** The page, for screen readers; the server, for what it says. */
  #tell(): void {
    document.documentElement.lang = this.current;
    document.cookie = `lang=${this.current}; path=/; max-age=31536000; samesite=lax`;
  }
}

export const language = new Language();

/** Says the sentences of these files, in the language of the moment; a game's board brings its own. */
export function sayer<Own extends string>(
  texts: Record<Lang, Record<Own, string>>,
): (key: Own, values?: Values) => string {
  return (key, values = {}) => fill(texts[language.current][key], values, language.current);
}

/** The sentence of a key, in the language of the moment. */
export const say = sayer<Key>({ en, fr });

/** The word for an id that only the program knows; the id itself if there is none. */
export function sayWord(group: string, id: string): string {
  const key = `${group}.${id}`;
  return key in en ? say(key as Key) : id;
}

/** A moment, as the reader writes times. */
export function sayTime(iso: string): string {
  const time = Date.parse(iso);
  if (Number.isNaN(time)) return iso;
  return new Intl.DateTimeFormat(language.current, {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(time);
}
