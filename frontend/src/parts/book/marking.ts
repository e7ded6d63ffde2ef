/** Words of the glossary in a chapter, each marked where it stands first. */

import type { Block, Chapter, Span, TermInfo } from '../../net/wire';
import type { Finder } from '../terms';

/** A span that may be a word that another chapter explains. */
export interface Marked extends Span {
  term?: TermInfo;
}

/** The blocks of a chapter with words of other chapters marked; its own words it explains itself. */
export function marked(chapter: Chapter, finder: Finder): Block[] {
  const told = new Set(chapter.terms);
  const spans = (line: Span[]): Span[] =>
    line.flatMap((span): Marked[] =>
      span.style === 'plain'
        ? finder.parts(span.text, told).map((part) => {
            const piece: Marked = { ...span, text: part.text };
            if (part.term && part.term.chapter !== '') piece.term = part.term;
            return piece;
          })
        : [span],
    );
  return chapter.blocks.map((block): Block => {
    switch (block.type) {
      case 'paragraph':
      case 'aside':
        return { ...block, spans: spans(block.spans) };
      case 'bullets':
        return { ...block, items: block.items.map(spans) };
      case 'grid':
        return { ...block, rows: block.rows.map((row) => row.map(spans)) };
      default:
        return block;
    }
  });
}
