/** A line to the server, and how to open one. */

import type { Lang } from './wire';

/** The part of a WebSocket that the store needs. */
export interface Line {
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(data: string): void;
  close(): void;
}

/** A table's real socket, from the page's own host; who only has the link may watch by it. */
export function openSocket(
  table: string,
  invite: string | null,
): (seen: number, lang: Lang) => Line {
  return (seen, lang) => {
    const url = new URL(`/api/tables/${encodeURIComponent(table)}/socket`, location.href);
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
    const query = { lang, seen: String(seen), ...(invite === null ? {} : { invite }) };
    url.search = new URLSearchParams(query).toString();
    return new WebSocket(url);
  };
}
