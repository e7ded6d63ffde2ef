/** A file to begin a table from: a position is one JSON value, a record is JSON Lines. */

import type { NewTable } from '../net/wire';

export interface Beginning {
  /** The part of the request that the server begins with. */
  body: Pick<NewTable, 'position' | 'record'>;
  /** The file’s own settings, so that the form can follow; the server checks it. */
  game: string | null;
  players: number | null;
}

interface Head {
  looptable?: unknown;
  game?: unknown;
  players?: unknown;
}

function parsed(text: string): Head | null {
  try {
    return JSON.parse(text) as Head | null;
  } catch {
    return null;
  }
}

export function startFile(text: string): Beginning {
  const whole = parsed(text);
  const isPosition = whole?.looptable === 'position';
  const head = whole ?? parsed(text.split('\n', 1)[0] ?? '');
  return {
    // Anything else may be a record; what is none, the server refuses with a reason.
    body: isPosition ? { position: { ...whole } } : { record: text },
    game: typeof head?.game === 'string' ? head.game : null,
    players: Number.isInteger(head?.players) ? Number(head?.players) : null,
  };
}
