/** Names of cards in what people write: they lead to the page. */

import { fold } from './search';

export interface Named {
  name: string;
  leaf: string;
}

export interface Run {
  text: string;
  leaf: string | null;
}

const isLetter = (letter: string | undefined): boolean =>
  letter !== undefined && /[\p{L}\p{N}]/u.test(letter);

/** A text cut at the names in it, the longest first; “@” before a name belongs to it. */
export function mentions(text: string, names: readonly Named[]): Run[] {
  const longest = [...names].sort((one, other) => other.name.length - one.name.length);
  const found: Run[] = [];
  let plain = '';
  let at = 0;
  while (at < text.length) {
    const from = text[at] === '@' ? at + 1 : at;
    const hit = isLetter(text[at - 1])
      ? undefined
      : longest.find((one) => startsAt(text, from, one));
    if (hit) {
      if (plain !== '') found.push({ text: plain, leaf: null });
      plain = '';
      const to = from + hit.name.length;
      found.push({ text: text.slice(from, to), leaf: hit.leaf });
      at = to;
    } else {
      plain += text[at];
      at += 1;
    }
  }
  if (plain !== '') found.push({ text: plain, leaf: null });
  return found;
}

function startsAt(text: string, at: number, one: Named): boolean {
  if (one.name === '' || isLetter(text[at + one.name.length])) return false;
  return fold(text.slice(at, at + one.name.length)) === fold(one.name);
}
