/** Searching a rulebook as people ask: small words do not count, endings and a wrong letter do no harm. */

import type { Block, Book, Span, TermInfo } from '../../net/wire';

/** A place that answers, the best first. */
export interface Hit {
  /** The chapter it is in; empty for a word of the glossary that no chapter explains. */
  chapter: string;
  title: string;
  text: string;
  worth: number;
}

const SHORTEST_STEM = 3;
const SHORTEST_TYPO = 5;
const MOST_HITS = 12;
const TITLE = 3;

/** Letters without accents, so that “epreuve” finds “épreuve”. */
function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The words of a text. */
export function wordsOf(text: string): string[] {
  return folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The words of a question that mean something; all of them where none does. */
export function asked(question: string, ignored: string): string[] {
  const small = new Set(wordsOf(ignored));
  const words = wordsOf(question);
  const telling = words.filter((word) => !small.has(word));
  return telling.length > 0 ? telling : words;
}

/** Whether two words differ by one letter: changed, left out, doubled or swapped with its neighbour. */
function isNear(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  const rests = [one.slice(at), other.slice(at)] as const;
  const [rest, twin] = rests;
  return (
    rest.slice(1) === twin.slice(1) ||
    rest.slice(1) === twin ||
    rest === twin.slice(1) ||
    (rest[0] === twin[1] && rest[1] === twin[0] && rest.slice(2) === twin.slice(2))
  );
}

function matches(wanted: string, word: string): boolean {
  if (word.startsWith(wanted)) return true;
  if (word.length >= SHORTEST_STEM && wanted.startsWith(word)) return true;
  return wanted.length >= SHORTEST_TYPO && isNear(wanted, word);
}

/** How many of the words are in a text. */
function found(wanted: string[], text: string): number {
  const words = wordsOf(text);
  return wanted.filter((one) => words.some((word) => matches(one, word))).length;
}

function plain(text: string): Span {
  return { text, style: 'plain', to: '', parts: [] };
}

function lines(block: Block): Span[][] {
  switch (block.type) {
    case 'subheading':
      return [[plain(block.text)]];
    case 'bullets':
      return block.items;
    case 'grid':
      // A row tells its sense only as a whole.
      return block.rows.map(([first = [], ...others]) => [
        ...first,
        ...others.flatMap((cell, n) => [plain(n === 0 ? ': ' : ', '), ...cell]),
      ]);
    case 'pictures':
      return block.figures.map((figure) => [figure]);
    default:
      return [block.spans];
  }
}

export function said(spans: Span[]): string {
  return spans
    .map((span) => span.text)
    .join('')
    .trim();
}

/** The chapters and terms that a question is about. */
export function search(book: Book, terms: TermInfo[], wanted: string[]): Hit[] {
  if (wanted.length === 0) return [];
  const hits: Hit[] = [];
  for (const chapter of book.chapters) {
    const inTitle = found(wanted, chapter.title);
    let best = { text: '', count: 0 };
    let count = 0;
    for (const line of chapter.blocks.flatMap(lines)) {
      const text = said(line);
      const here = found(wanted, text);
      if (here > 0) count++;
      if (here > best.count) best = { text, count: here };
    }
    const worth = (best.count + TITLE * inTitle) * 100 + count;
    if (worth > 0)
      hits.push({
        chapter: chapter.id,
        title: chapter.title,
        text: best.text || said(chapter.blocks.flatMap(lines)[0] ?? []),
        worth,
      });
  }
  for (const term of terms) {
    const named = found(wanted, term.forms.join(' '));
    const isMeant = term.forms.some((form) => wordsOf(form).join(' ') === wanted.join(' '));
    const worth = (named * (TITLE - 1) + Number(isMeant)) * 100 + found(wanted, term.text) * 50;
    if (worth > 0)
      hits.push({ chapter: term.chapter, title: term.forms[0] ?? '', text: term.text, worth });
  }
  return hits.sort((one, other) => other.worth - one.worth).slice(0, MOST_HITS);
}
