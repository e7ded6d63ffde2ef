import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { Refusal } from '@/net/api';
import { asking } from '@/app/asking.svelte';
import { router } from '@/app/router.svelte';
import { session } from '@/app/session.svelte';
import { Visit } from '@/table/visit.svelte';
import type { HintInfo, SeatInfo, SeatView } from '@/net/wire';
import { FakeSocket } from '@tests/fake-socket';
import { option, snapshot, TABLE, view, step } from '@tests/fixtures';

/** What the server was asked, in order: `GET tables/abc`, and `socket` for a socket. */
let asked: string[] = [];
let sockets: { url: URL; line: FakeSocket }[] = [];
/** What it answers; a number is a refusal with that status. */
let answers: Record<string, unknown> = {};

beforeEach(() => {
  asked = [];
  sockets = [];
  answers = {
    'GET me': { id: 'g', name: '', login: null },
    'GET games': [],
    'GET tables/abc': TABLE,
  };
  session.me = null;
  history.replaceState(null, '', '/');
  vi.stubGlobal('fetch', (url: URL, init: RequestInit) => {
    const what = `${init.method} ${url.pathname.replace('/api/', '')}`;
    asked.push(what);
    const answer = answers[what];
    if (typeof answer !== 'number') return Promise.resolve(Response.json(answer ?? {}));
    const body = { code: 'no', text: 'No.' };
    return Promise.resolve(Response.json(body, { status: answer }));
  });
  vi.stubGlobal(
    'WebSocket',
    class extends FakeSocket {
      constructor(url: URL) {
        super(Number(url.searchParams.get('seen')), 'en');
        asked.push('socket');
        sockets.push({ url, line: this });
      }
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

function seat(number: number, more: Partial<SeatInfo> = {}): SeatInfo {
  const empty = { kind: 'open', name: '', bot: null, me: false, present: false, muted: false };
  const none = { kept: false, removed: null, may: [] };
  return { ...empty, ...none, seat: number, ...more } as SeatInfo;
}

/** A visit that has come to a running match with these views. */
async function come(...seats: SeatView[]): Promise<{ visit: Visit; line: FakeSocket }> {
  const visit = new Visit('abc', null);
  await visit.come();
  const line = sockets[0]?.line;
  if (!line) throw new Error('there is no socket');
  line.accept();
  line.tell(snapshot(1, { seats }));
  return { visit, line };
}

describe('coming', () => {
  test('first tells who it is, for the socket is opened with the cookie of the answer', async () => {
    await new Visit('abc', null).come();
    expect(asked).toEqual(['GET me', 'GET games', 'GET tables/abc', 'socket']);
  });

  test('to a table that is not there says why, and opens no socket', async () => {
    answers['GET tables/abc'] = 404;
    const visit = new Visit('abc', null);
    await visit.come();
    expect(visit.trouble).toBeInstanceOf(Refusal);
    expect(asked).not.toContain('socket');
  });

  test('by a link takes a free seat, and the secret leaves the address', async () => {
    answers['GET tables/abc'] = {
      ...TABLE,
      seats: [seat(0, { kind: 'guest' }), seat(1, { may: ['join'] })],
    };
    answers['POST tables/abc/join'] = { ...TABLE, seats: [seat(1, { kind: 'guest', me: true })] };
    router.go({ page: 'table', id: 'abc', invite: 'secret' });
    const visit = new Visit('abc', 'secret');
    await visit.come();
    expect(asked).toContain('POST tables/abc/join');
    expect(visit.store.table?.seats[0]?.me).toBe(true);
    expect(location.pathname + location.search).toBe('/table/abc');
  });

  test('by a link to a table without a seat for one watches, and needs the secret for that', async () => {
    const seats = [seat(0, { kind: 'guest' }), seat(1, { kept: true, name: 'Bob' })];
    answers['GET tables/abc'] = { ...TABLE, seats };
    router.go({ page: 'table', id: 'abc', invite: 'secret' });
    await new Visit('abc', 'secret').come();
    expect(asked).not.toContain('POST tables/abc/join');
    expect(sockets[0]?.url.searchParams.get('invite')).toBe('secret');
    expect(location.search).toBe('?invite=secret');
  });

  test('back by the link takes no second seat', async () => {
    answers['GET tables/abc'] = {
      ...TABLE,
      seats: [seat(0, { me: true, kind: 'guest' }), seat(1)],
    };
    await new Visit('abc', 'secret').come();
    expect(asked).not.toContain('POST tables/abc/join');
    expect(location.search).toBe('');
  });
});

describe('a hint', () => {
  const HINTS: HintInfo[] = [
    { key: 'go', text: 'Go', worth: 1, claims: [{ kind: 'plan', text: 'Plan: go.' }] },
  ];
  const ASKED = { options: [option('go')] };

  test('goes with the question that it is about', async () => {
    answers['GET tables/abc/hint'] = HINTS;
    const { visit, line } = await come(view(ASKED));
    await visit.advise();
    expect(visit.hints).toEqual(HINTS);
    line.tell(step(2));
    expect(visit.hints).toEqual(HINTS); // somebody said something; the question stands
    line.tell(step(3, { seats: [view(ASKED)] }));
    expect(visit.hints).toEqual([]);
  });

  test('is for the seat that asked, not for the next one at the screen', async () => {
    answers['GET tables/abc/hint'] = HINTS;
    const { visit } = await come(view(ASKED), view({ seat: 1, ...ASKED }));
    await visit.advise();
    visit.seating.wanted = 1;
    expect(visit.hints).toEqual([]);
  });

  test('that comes when the question has been answered is not shown', async () => {
    answers['GET tables/abc/hint'] = HINTS;
    const { visit, line } = await come(view(ASKED));
    const advice = visit.advise();
    line.tell(step(2, { seats: [view(ASKED)] }));
    await advice;
    expect(visit.hints).toEqual([]);
  });

  test('is not asked for by a spectator', async () => {
    const { visit } = await come(view({ seat: null }));
    await visit.advise();
    expect(asked).not.toContain('GET tables/abc/hint');
  });

  test('that is refused says why, until something works', async () => {
    answers['GET tables/abc/hint'] = 409;
    const { visit } = await come(view(ASKED));
    await visit.advise();
    expect(visit.trouble).toMatchObject({ code: 'no', message: 'No.' });
    await visit.start();
    expect(visit.trouble).toBeNull();
  });
});

describe('going', () => {
  test('asks first, and leads to the tables', async () => {
    const { visit } = await come(view());
    let leaving = visit.leave();
    asking.answer(false);
    await leaving;
    expect(asked).not.toContain('POST tables/abc/leave');
    leaving = visit.leave();
    asking.answer(true);
    await leaving;
    expect(asked).toContain('POST tables/abc/leave');
    expect(router.route).toEqual({ page: 'tables' });
  });

  test('to send somebody away asks first, too', async () => {
    const { visit } = await come(view());
    const removing = visit.remove(seat(1, { kind: 'guest', name: 'Bob' }));
    expect(asking.question?.title).toContain('Bob');
    asking.answer(false);
    await removing;
    expect(asked).not.toContain('POST tables/abc/seats/1');
    expect(asking.question).toBeNull();
  });

  test('to play again leads to the new table', async () => {
    answers['POST tables/abc/rematch'] = { ...TABLE, id: 'next' };
    const { visit } = await come(view());
    await visit.rematch();
    expect(router.route).toEqual({ page: 'table', id: 'next', invite: null });
  });
});
