/** The session: the guest and the list of games, which every page needs. */

import { api } from '../net/api';
import { language } from './language.svelte';
import type { GameInfo, Me } from '../net/wire';

class Session {
  me = $state.raw<Me | null>(null);
  games = $state.raw<GameInfo[]>([]);
  /** Why nothing could be loaded. */
  trouble = $state.raw<unknown>(null);

  #loading: Promise<void> = Promise.resolve();

  /**
   * Loads again whenever the language changes; call it inside an effect. One after the other: two
   * first questions at once would be answered with two guests, and a seat taken by the one would not
   * belong to the other.
   */
  load(): Promise<void> {
    void language.current;
    this.#loading = this.#loading.then(() => this.#load());
    return this.#loading;
  }

  /** When nothing is being loaded: an answer still on its way could bring the cookie of another guest. */
  settled(): Promise<void> {
    return this.#loading;
  }

  async #load(): Promise<void> {
    try {
      // In this order: the first answer gives a new guest the cookie that the others carry.
      this.me = await api.me();
      this.games = await api.games();
      this.trouble = null;
    } catch (trouble) {
      this.trouble = trouble;
    }
  }

  game(id: string | null): GameInfo | null {
    return this.games.find((game) => game.id === id) ?? null;
  }
}

export const session = new Session();
