/** A long text cut into pages, between its paragraphs; a paragraph that is longer than a page is cut between sentences. */

/** Letters that a page holds; measured for the reading card at its usual size. */
export const PAGE = 620;

function sentences(paragraph: string): string[] {
  return paragraph.match(/[^.!?…]+(?:[.!?…]+[”’»)*]*|$)\s*/g) ?? [paragraph];
}

/** Pages of paragraphs. */
export function pages(text: string, most = PAGE): string[][] {
  const found: string[][] = [[]];
  let room = most;
  const put = (paragraph: string): void => {
    if (paragraph.length > room && (found.at(-1)?.length ?? 0) > 0) {
      found.push([]);
      room = most;
    }
    found.at(-1)?.push(paragraph);
    room -= paragraph.length;
  };
  for (const paragraph of text.split('\n\n').filter((one) => one.trim() !== '')) {
    if (paragraph.length <= most) {
      put(paragraph);
      continue;
    }
    let piece = '';
    for (const sentence of sentences(paragraph)) {
      if (piece !== '' && piece.length + sentence.length > most) {
        put(piece.trim());
        piece = '';
      }
      piece += sentence;
    }
    if (piece.trim() !== '') put(piece.trim());
  }
  return found;
}
