/** A file to begin a table from: a position is one JSON value, a record is JSON Lines. */

import type { NewTable } from './wire';

export function startFile(text: string): Pick<NewTable, 'position' | 'record'> {
  try {
    const value = JSON.parse(text) as { looptable?: unknown };
    if (value.looptable === 'position') return { position: value };
  } catch {
    // several lines: a record, or something that the server will refuse with a reason
  }
  return { record: text };
}
