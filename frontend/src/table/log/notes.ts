/** The shared notebook: notes by the chapter of the story that they were written in. */

import type { LogLine } from '../../net/wire';

export interface Chapter {
  name: string;
  notes: LogLine[];
}

/** The name of a chapter, from the large to the small. */
export function chapterName(chapter: string[]): string {
  return chapter.join(' · ');
}

/** The notes that stand, chapter by chapter, in the order in which these were first written in. */
export function chapters(log: LogLine[]): Chapter[] {
  const found = new Map<string, LogLine[]>();
  for (const line of log) {
    if (line.kind !== 'note' || line.sentences.length === 0) continue;
    const name = chapterName(line.chapter);
    found.set(name, [...(found.get(name) ?? []), line]);
  }
  return [...found].map(([name, notes]) => ({ name, notes }));
}
