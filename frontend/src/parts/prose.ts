/** The little markup that authors of missions write: **bold** and *slanted* words. */

export interface Run {
  as: 'plain' | 'strong' | 'em';
  text: string;
}

/** A text cut into runs of one look each; a star that has no partner stays a star. */
export function runs(text: string): Run[] {
  return text
    .split(/(\*\*[^*\s](?:[^*]*[^*\s])?\*\*|\*[^*\s](?:[^*]*[^*\s])?\*)/)
    .filter((part) => part !== '')
    .map((part): Run => {
      if (/^\*\*[^*]+\*\*$/.test(part)) return { as: 'strong', text: part.slice(2, -2) };
      if (/^\*[^*]+\*$/.test(part)) return { as: 'em', text: part.slice(1, -1) };
      return { as: 'plain', text: part };
    });
}

/** A text without its markup, to be read aloud. */
export function plain(text: string): string {
  return runs(text)
    .map((run) => run.text)
    .join('');
}
