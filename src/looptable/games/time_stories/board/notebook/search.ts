/** Searching as a reader means it: neither case nor accents matter. */

export interface Stretch {
  text: string;
  isHit: boolean;
}

/** A text without accents and case; each letter of it knows where it stood. */
function folded(text: string): { letters: string; places: number[] } {
  let letters = '';
  const places: number[] = [];
  let at = 0;
  for (const letter of text) {
    const plain = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace('’', "'");
    letters += plain;
    for (let i = 0; i < plain.length; i += 1) places.push(at);
    at += letter.length;
  }
  places.push(at);
  return { letters, places };
}

export function fold(text: string): string {
  return folded(text).letters;
}

/** Whether all words of a query occur in a text. */
export function finds(text: string, query: string): boolean {
  const letters = fold(text);
  return wordsOf(query).every((word) => letters.includes(word));
}

export function wordsOf(query: string): string[] {
  return fold(query).split(/\s+/).filter(Boolean);
}

/** A text cut into what was found and what lies between. */
export function stretches(text: string, query: string): Stretch[] {
  const words = wordsOf(query);
  if (words.length === 0 || text === '') return [{ text, isHit: false }];
  const { letters, places } = folded(text);
  const marked = new Array<boolean>(letters.length).fill(false);
  for (const word of words) {
    for (let at = letters.indexOf(word); at >= 0; at = letters.indexOf(word, at + 1)) {
      marked.fill(true, at, at + word.length);
    }
  }
  return cut(text, marked, places);
}

function cut(text: string, marked: boolean[], places: number[]): Stretch[] {
  const found: Stretch[] = [];
  let from = 0;
  for (let at = 1; at <= marked.length; at += 1) {
    if (at < marked.length && marked[at] === marked[from]) continue;
    const piece = text.slice(places[from], at < marked.length ? places[at] : text.length);
    if (piece !== '') found.push({ text: piece, isHit: marked[from] ?? false });
    from = at;
  }
  return found;
}
