/** Emphasis in prose: `*softly*` and `**strongly**`, as authors write it in Markdown. Nothing else is markup. */

export interface Run {
  words: string;
  weight: 'plain' | 'soft' | 'strong';
}

const EMPHASIS = /\*\*(?!\s)([^*\n]+)(?<!\s)\*\*|\*(?!\s)([^*\n]+)(?<!\s)\*/g;

/** A text as runs of words of one weight each. */
export function runs(text: string): Run[] {
  const found: Run[] = [];
  let end = 0;
  for (const match of text.matchAll(EMPHASIS)) {
    if (match.index > end) found.push({ words: text.slice(end, match.index), weight: 'plain' });
    found.push(
      match[1] !== undefined
        ? { words: match[1], weight: 'strong' }
        : { words: match[2] ?? '', weight: 'soft' },
    );
    end = match.index + match[0].length;
  }
  if (end < text.length) found.push({ words: text.slice(end), weight: 'plain' });
  return found;
}

/** A text without its emphasis, to be read aloud. */
export function plain(text: string): string {
  return runs(text)
    .map((run) => run.words)
    .join('');
}
