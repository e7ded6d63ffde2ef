/** Rulebooks, asked for once for each game and language. */

import { api } from '../../net/api';
import { language } from '../../app/language.svelte';
import type { Book } from '../../net/wire';

class Bookshelf {
  #books = $state.raw<Record<string, Book>>({});
  #asked = new Set<string>();
  trouble = $state.raw<unknown>(null);

  /** The rulebook of a game in the present language; null until it has come. */
  book(game: string): Book | null {
    const key = `${language.current}/${game}`;
    if (!this.#asked.has(key)) void this.#load(key, game);
    return this.#books[key] ?? null;
  }

  async #load(key: string, game: string): Promise<void> {
    this.#asked.add(key);
    try {
      this.#books = { ...this.#books, [key]: await api.rulebook(game) };
      this.trouble = null;
    } catch (refusal) {
      this.#asked.delete(key); // asked again when somebody looks again
      this.trouble = refusal;
    }
  }
}

export const bookshelf = new Bookshelf();
