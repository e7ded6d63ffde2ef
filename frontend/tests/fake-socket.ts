/** A line to nowhere: tests speak as the server, and read what the client sent. */

import type { Line } from '../src/net/socket';
import type { FromClient, FromServer, Lang } from '../src/net/wire';

export class FakeSocket implements Line {
  onopen: Line['onopen'] = null;
  onmessage: Line['onmessage'] = null;
  onclose: Line['onclose'] = null;
  sent: FromClient[] = [];
  isClosed = false;

  constructor(
    readonly seen: number,
    readonly lang: Lang,
  ) {}

  send(data: string): void {
    this.sent.push(JSON.parse(data) as FromClient);
  }

  close(): void {
    this.isClosed = true;
  }

  accept(): void {
    this.onopen?.(new Event('open'));
  }

  tell(frame: FromServer): void {
    this.onmessage?.(new MessageEvent('message', { data: JSON.stringify(frame) }));
  }

  drop(code = 1006): void {
    this.onclose?.(new CloseEvent('close', { code }));
  }
}

/** Every connection that was made, the newest last. */
export class FakeNetwork {
  sockets: FakeSocket[] = [];

  open = (seen: number, lang: Lang): FakeSocket => {
    const socket = new FakeSocket(seen, lang);
    this.sockets.push(socket);
    return socket;
  };

  get last(): FakeSocket {
    const socket = this.sockets.at(-1);
    if (socket === undefined) throw new Error('nobody has connected');
    return socket;
  }
}
