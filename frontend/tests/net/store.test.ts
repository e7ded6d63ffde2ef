import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { ledTo } from '@/net/events';
import { TableStore } from '@/net/store.svelte';
import { merged } from '@/net/log';
import { FakeNetwork } from '@tests/fake-socket';
import { ack, line, snapshot, view, step } from '@tests/fixtures';

const A_LONG_TIME = 60_000;
let network: FakeNetwork;
let store: TableStore;

beforeEach(() => {
  vi.useFakeTimers();
  network = new FakeNetwork();
  store = new TableStore(network.open, 'en');
  store.connect();
});

afterEach(() => {
  store.close();
  vi.useRealTimers();
});

function sit(version = 1): void {
  network.last.accept();
  network.last.tell(snapshot(version));
}

/** The line breaks, and the store connects again by itself. */
function breakLine(): void {
  const before = network.sockets.length;
  network.last.drop();
  vi.advanceTimersByTime(A_LONG_TIME);
  expect(network.sockets.length).toBe(before + 1);
}

describe('what the server tells', () => {
  test('a snapshot is the whole table', () => {
    network.last.accept();
    network.last.tell(snapshot(7, { log: [line(7)] }));
    expect(store.version).toBe(7);
    expect(store.table?.title).toBe('Minute Hand');
    expect(store.log.map((one) => one.version)).toEqual([7]);
  });

  test('a step adds to the log and replaces the views', () => {
    sit(1);
    const after = view({ prompt: 'And now?' });
    const happened = [{ kind: 'moves', data: { era: 'dawn' }, text: 'Moves.' }];
    network.last.tell(step(2, { entry: [line(2)], seats: [after], happened }));
    expect(ledTo(store.seats[0] ?? view())).toEqual(happened);
    expect(store.version).toBe(2);
    expect(store.seats[0]?.prompt).toBe('And now?');
    expect(store.news.map((one) => one.version)).toEqual([2]);
  });

  test('a chat line brings no views and leaves the table as it is', () => {
    sit(1);
    network.last.tell(step(2, { entry: [line(2, { kind: 'chat' })] }));
    expect(store.seats[0]?.prompt).toBe('What do you do?');
    expect(store.version).toBe(2);
  });

  test('the page that somebody else has turned to is known, and own ones are sent once', () => {
    sit(1);
    expect(store.turned).toBeNull();
    network.last.tell({ type: 'turned', seat: 1, scene: 'briefing', page: 2 });
    expect(store.turned).toMatchObject({ seat: 1, scene: 'briefing', page: 2 });
    store.turn(0, 'briefing', 3);
    expect(network.last.sent.at(-1)).toEqual({
      type: 'turn',
      seat: 0,
      scene: 'briefing',
      page: 3,
    });
    expect(store.outbox).toEqual([]);
  });

  test('what was missed is added to the log, a page replaces it', () => {
    network.last.accept();
    network.last.tell(snapshot(3, { log: [line(2), line(3)], earlier: true }));
    expect(store.earlier).toBe(true);
    network.last.tell(snapshot(4, { log: [line(4)], since: 3 }));
    expect(store.log.map((one) => one.version)).toEqual([2, 3, 4]);
    expect(store.earlier).toBe(true);
    store.take([line(1)]);
    expect(store.log.map((one) => one.version)).toEqual([1, 2, 3, 4]);
    network.last.tell(snapshot(9, { log: [line(8), line(9)] }));
    expect(store.log.map((one) => one.version)).toEqual([8, 9]);
    expect(store.earlier).toBe(false);
  });

  test('notes of older lines are kept while they are not here', () => {
    network.last.accept();
    store.hear([line(1, { kind: 'note' })]);
    network.last.tell(snapshot(3, { log: [line(3, { kind: 'note' })], earlier: true }));
    expect(store.notes.map((one) => one.version)).toEqual([1, 3]);
  });

  test('a step older than the snapshot is not told again', () => {
    sit(5);
    network.last.tell(step(4, { entry: [line(4)], seats: [view({ prompt: 'Old' })] }));
    expect(store.version).toBe(5);
    expect(store.seats[0]?.prompt).toBe('What do you do?');
  });

  test('presence and refusals are kept for the page', () => {
    sit(1);
    network.last.tell({ type: 'presence', seats: { '0': true, '1': false } });
    network.last.tell({
      type: 'refused',
      id: 'x',
      code: 'action/late',
      text: 'Too late.',
      version: 1,
    });
    expect(store.presence).toEqual({ '0': true, '1': false });
    expect(store.complaint).toEqual({ code: 'action/late', text: 'Too late.' });
  });

  test('the first snapshot is no news, what came during a break is', () => {
    network.last.accept();
    network.last.tell(snapshot(3, { log: [line(1), line(2), line(3)] }));
    expect(store.news).toEqual([]);
    breakLine();
    network.last.accept();
    network.last.tell(snapshot(4, { log: [line(4)], since: 3 }));
    expect(store.news.map((one) => one.version)).toEqual([4]);
    expect(store.log.map((one) => one.version)).toEqual([1, 2, 3, 4]);
  });
});

describe('choices', () => {
  test('carry the version seen and an id of their own', () => {
    sit(17);
    store.choose(0, 'use kettle');
    const sent = network.last.sent[0];
    expect(sent).toMatchObject({ type: 'choose', seat: 0, version: 17, key: 'use kettle' });
    store.chat('Hello');
    const ids = network.last.sent.map((frame) => ('id' in frame ? frame.id : ''));
    expect(new Set(ids).size).toBe(2);
  });

  test('an acknowledged choice leaves the outbox', () => {
    sit(1);
    store.choose(0, 'end');
    network.last.tell(ack(store.outbox[0]?.id, 2));
    expect(store.outbox).toEqual([]);
  });

  test('a seat is busy until it sees what came of its choice', () => {
    sit(1);
    expect(store.isBusy(0)).toBe(false);
    store.choose(0, 'end');
    expect(store.isBusy(0)).toBe(true);
    network.last.tell(ack(store.outbox[0]?.id, 2));
    expect(store.isBusy(0)).toBe(true);
    network.last.tell(step(2, { entry: [line(2)], seats: [view()] }));
    expect(store.isBusy(0)).toBe(false);
  });

  test('a second click while the first is on its way is not sent', () => {
    sit(1);
    store.choose(0, 'end');
    store.choose(0, 'end');
    expect(network.last.sent).toHaveLength(1);
  });

  test('a refused choice leaves the outbox and says why', () => {
    sit(1);
    store.choose(0, 'end');
    const id = store.outbox[0]?.id ?? '';
    network.last.tell({ type: 'refused', id, code: 'action/unknown-key', text: 'No.', version: 1 });
    expect(store.outbox).toEqual([]);
    expect(store.isBusy(0)).toBe(false);
    expect(store.complaint?.text).toBe('No.');
  });
});

describe('plans', () => {
  const whole = [
    { seat: 0, key: 'go north' },
    { seat: 1, key: 'wait' },
  ];

  test('are one frame with the version seen', () => {
    sit(17);
    store.plan(whole);
    expect(network.last.sent).toMatchObject([{ type: 'plan', version: 17, choices: whole }]);
    store.plan([]);
    expect(network.last.sent).toHaveLength(1);
  });

  test('keep all their seats busy, and no other', () => {
    sit(1);
    store.plan(whole);
    expect([0, 1, 2].map((seat) => store.isBusy(seat))).toEqual([true, true, false]);
    store.choose(1, 'wait');
    store.plan([{ seat: 2, key: 'rest' }, ...whole]);
    expect(network.last.sent).toHaveLength(1);
    network.last.tell(step(2, { entry: [line(2)], seats: [view()] }));
    expect(store.isBusy(0)).toBe(true);
    network.last.tell(ack(store.outbox[0]?.id, 3, { made: 2 }));
    expect(store.isBusy(0)).toBe(true);
    network.last.tell(step(3, { entry: [line(3)], seats: [view()] }));
    expect(store.isBusy(0)).toBe(false);
  });

  test('that were stopped say why, as far as they were refused', () => {
    sit(1);
    store.plan(whole);
    network.last.tell(ack(store.outbox[0]?.id, 2, { made: 1 }));
    expect(store.complaint).toBeNull();
    network.last.tell(step(2, { entry: [line(2)], seats: [view()] }));
    store.plan(whole);
    const stopped = { code: 'choice/too-late', text: 'Too late.', data: {} };
    network.last.tell(ack(store.outbox[0]?.id, 3, { made: 1, stopped }));
    expect(store.complaint).toEqual({ code: 'choice/too-late', text: 'Too late.' });
    expect(store.outbox).toEqual([]);
  });

  test('are sent again with the same id after a break', () => {
    sit(4);
    store.plan(whole);
    const first = network.last.sent[0];
    breakLine();
    network.last.accept();
    expect(network.last.sent).toEqual([first]);
  });
});

describe('broken lines', () => {
  test('an unacknowledged choice is sent again with the same id and version', () => {
    sit(4);
    store.choose(0, 'end');
    const first = network.last.sent[0];
    breakLine();
    expect(network.last.sent).toEqual([]);
    network.last.accept();
    expect(network.last.sent).toEqual([first]);
  });

  test('what is wished while there is no line is sent when there is one, in order', () => {
    sit(4);
    network.last.drop();
    store.chat('One');
    store.chat('Two');
    vi.advanceTimersByTime(A_LONG_TIME);
    network.last.accept();
    expect(network.last.sent).toMatchObject([{ text: 'One' }, { text: 'Two' }]);
  });

  test('an acknowledged choice is never sent again', () => {
    sit(4);
    store.choose(0, 'end');
    network.last.tell(ack(store.outbox[0]?.id, 5));
    breakLine();
    network.last.accept();
    expect(network.last.sent).toEqual([]);
  });

  test('it asks only for what it has not seen', () => {
    sit(12);
    breakLine();
    expect(network.last.seen).toBe(12);
  });

  test('it waits longer after each failure, and briefly again after a success', () => {
    const waits: number[] = [];
    for (let attempt = 0; attempt < 4; attempt += 1) {
      const before = network.sockets.length;
      network.last.drop();
      let waited = 0;
      while (network.sockets.length === before) {
        vi.advanceTimersByTime(50);
        waited += 50;
      }
      waits.push(waited);
    }
    expect(waits[3]).toBeGreaterThan(4 * (waits[0] ?? 0));
    sit(1);
    network.last.drop();
    vi.advanceTimersByTime(700);
    expect(network.sockets.length).toBe(6);
  });

  test('a line that has fallen silent is given up', () => {
    sit(1);
    const socket = network.last;
    vi.advanceTimersByTime(25_000);
    expect(socket.sent).toContainEqual({ type: 'ping' });
    vi.advanceTimersByTime(A_LONG_TIME);
    expect(socket.isClosed).toBe(true);
    expect(network.sockets.length).toBeGreaterThan(1);
  });

  test('when the network goes the line is given up at once, and what was not answered waits', () => {
    sit(1);
    store.choose(0, 'end');
    const lost = network.last;
    store.drop();
    expect(lost.isClosed).toBe(true);
    expect(store.status).toBe('waiting');
    store.connect();
    sit(1);
    expect(network.last).not.toBe(lost);
    expect(network.last.sent).toEqual(lost.sent);
  });

  test('a line that answers pings is kept', () => {
    sit(1);
    for (let i = 0; i < 20; i += 1) {
      vi.advanceTimersByTime(10_000);
      network.last.tell({ type: 'pong' });
    }
    expect(network.sockets).toHaveLength(1);
  });

  test('who was sent away does not come back', () => {
    sit(1);
    network.last.tell({ type: 'bye', code: 'socket/too-many-mistakes', text: 'Enough.' });
    network.last.drop(1008);
    vi.advanceTimersByTime(A_LONG_TIME);
    expect(network.sockets).toHaveLength(1);
    expect(store.status).toBe('closed');
    expect(store.complaint?.text).toBe('Enough.');
  });

  test('a closed store stays closed', () => {
    sit(1);
    store.close();
    vi.advanceTimersByTime(A_LONG_TIME);
    expect(network.last.isClosed).toBe(true);
    expect(network.sockets).toHaveLength(1);
  });
});

test('another language is asked for at once, and after a break', () => {
  sit(1);
  store.speak('fr');
  expect(network.last.sent).toEqual([{ type: 'language', lang: 'fr' }]);
  breakLine();
  expect(network.last.lang).toBe('fr');
});

test('lines told again replace themselves and keep their order', () => {
  const old = [line(1), line(2), line(3)];
  const again = merged(old, [line(4), line(2, { folded: true })]);
  expect(again.map((one) => [one.version, one.folded])).toEqual([
    [1, false],
    [2, true],
    [3, false],
    [4, false],
  ]);
});
