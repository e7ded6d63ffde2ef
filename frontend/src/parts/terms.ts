/** Words of a game in a sentence, so that each can be explained where it stands. */

import type { TermInfo } from '../net/wire';

/** A stretch of a sentence, with the term that it is. */
export interface Part {
  text: string;
  term: TermInfo | null;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Finds terms in sentences: the longest form first, and whole words only. */
export class Finder {
  readonly #terms = new Map<string, TermInfo>();
  readonly #pattern: RegExp | null;

  constructor(terms: readonly TermInfo[]) {
    for (const term of terms)
      for (const form of term.forms) this.#terms.set(form.toLowerCase(), term);
    const forms = [...this.#terms.keys()].sort((one, other) => other.length - one.length);
    const any = forms.map(escaped).join('|');
    this.#pattern = any
      ? new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})(?![\\p{L}\\p{N}])`, 'giu')
      : null;
  }

  /** Whether there is a term in it. */
  knows(sentence: string): boolean {
    return this.parts(sentence).some((part) => part.term !== null);
  }

  /** The sentence in parts; a term is marked where it stands first, unless it was `told` before. */
  parts(sentence: string, told = new Set<string>()): Part[] {
    if (!this.#pattern) return [{ text: sentence, term: null }];
    const found: Part[] = [];
    let at = 0;
    for (const match of sentence.matchAll(this.#pattern)) {
      const term = this.#terms.get(match[0].toLowerCase());
      if (!term || told.has(term.id)) continue;
      told.add(term.id);
      if (match.index > at) found.push({ text: sentence.slice(at, match.index), term: null });
      found.push({ text: match[0], term });
      at = match.index + match[0].length;
    }
    if (at < sentence.length || found.length === 0)
      found.push({ text: sentence.slice(at), term: null });
    return found;
  }
}
