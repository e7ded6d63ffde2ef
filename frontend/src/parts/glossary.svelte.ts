/** The words of games, explained: asked for once for each game and language. */

import { getContext, setContext } from 'svelte';

import { api } from '../net/api';
import { language } from '../app/language.svelte';
import { Finder } from './terms';
import type { TermInfo } from '../net/wire';

const NOTHING = new Finder([]);

class Glossary {
  #terms = $state.raw<Record<string, TermInfo[]>>({});
  #finders: Record<string, Finder> = {};
  #asked = new Set<string>();

  /** The terms of a game in the present language; none until they have come. */
  terms(game: string): TermInfo[] {
    const key = `${language.current}/${game}`;
    if (game !== '' && !this.#asked.has(key)) void this.#load(key, game);
    return this.#terms[key] ?? [];
  }

  /** The finder of terms in sentences. */
  finder(game: string): Finder {
    const terms = this.terms(game);
    if (terms.length === 0) return NOTHING;
    return (this.#finders[`${language.current}/${game}`] ??= new Finder(terms));
  }

  async #load(key: string, game: string): Promise<void> {
    this.#asked.add(key);
    try {
      this.#terms = { ...this.#terms, [key]: await api.glossary(game) };
    } catch {
      this.#asked.delete(key); // asked again when somebody looks again
    }
  }
}

export const glossary = new Glossary();

const GAME = Symbol('game');

/** Texts below are about this game, and its words are explained in them. */
export function provideGame(game: () => string): void {
  setContext(GAME, game);
}

/** The game that the texts around are about; none outside of a table. */
export function useGame(): () => string {
  return getContext<(() => string) | undefined>(GAME) ?? (() => '');
}
