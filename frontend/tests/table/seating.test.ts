import { describe, expect, test } from 'vitest';

import { TableStore } from '@/net/store.svelte';
import { Seating } from '@/table/seats/seating.svelte';
import type { SeatView } from '@/net/wire';
import { FakeNetwork } from '@tests/fake-socket';
import { TABLE, line, option, piece, seatInfo, snapshot, step, view, zone } from '@tests/fixtures';

/** A table with these views of the seats of one socket, which several people share. */
function sit(...seats: SeatView[]): { seating: Seating; store: TableStore; tell: FakeNetwork } {
  const tell = new FakeNetwork();
  const store = new TableStore(tell.open, 'en');
  store.connect();
  tell.last.accept();
  const shared = seats.map((one) => seatInfo(one.seat ?? 0, { kind: 'hot' }));
  tell.last.tell(snapshot(1, { seats, table: { ...TABLE, seats: shared } }));
  return { seating: new Seating(store), store, tell };
}

/** A seat with a card that only it can see. */
function holding(seat: number, more: Partial<SeatView> = {}): SeatView {
  const card = piece(`card-${seat}`);
  return view({ seat, zones: [zone('hand', { kind: 'hand', pieces: [card] })], ...more });
}

const ASKED = { options: [option('go')] };

describe('one person in several seats', () => {
  test('has no secrets from herself, and looks at all of them together', () => {
    const { seating, tell } = sit(holding(0), holding(1, ASKED));
    expect([seating.isCovered, seating.views.length]).toEqual([true, 1]);
    const seats = [holding(0), holding(1, ASKED)];
    const own = [seatInfo(0), seatInfo(1)];
    tell.last.tell(snapshot(2, { seats, table: { ...TABLE, seats: own } }));
    expect(seating.isCovered).toBe(false);
    expect(seating.views.map((one) => one.seat)).toEqual([1, 0]);
  });
});

describe('who is at the screen', () => {
  test('nobody, before the match has begun', () => {
    const { seating } = sit();
    expect(seating.view).toBeNull();
    expect(seating.reader).toBeNull();
    expect(seating.isCovered).toBe(false);
    expect(seating.isOver).toBe(false);
  });

  test('a spectator has no seat, and nothing to hand over', () => {
    const { seating } = sit(view({ seat: null }));
    expect(seating.mine).toEqual([]);
    expect(seating.view?.seat).toBeNull();
    expect(seating.isCovered).toBe(false);
  });

  test('the one who must choose; the one asked for comes first', () => {
    const { seating } = sit(view({ seat: 0 }), view({ seat: 2, ...ASKED }));
    expect(seating.mine).toEqual([0, 2]);
    expect(seating.view?.seat).toBe(2);
    seating.wanted = 0;
    expect(seating.view?.seat).toBe(0);
  });

  test('whoever has the screen keeps it while all wait, and while both may choose', () => {
    const { seating, tell } = sit(holding(0), holding(1, ASKED));
    seating.handed = 1;
    tell.last.tell(step(2, { seats: [holding(0), holding(1)] }));
    expect(seating.view?.seat).toBe(1);
    expect(seating.isCovered).toBe(false);
    const both = [holding(0, ASKED), holding(1, ASKED)];
    tell.last.tell(step(3, { seats: both }));
    expect(seating.view?.seat).toBe(1);
  });
});

describe('the screen is handed over', () => {
  test('where hands differ, until the next one has it', () => {
    const { seating } = sit(holding(0, ASKED), holding(1));
    expect(seating.isCovered).toBe(true);
    expect(seating.reader).toBeNull();
    seating.handed = 0;
    expect(seating.isCovered).toBe(false);
    expect(seating.reader).toBe(0);
    seating.wanted = 1;
    expect(seating.isCovered).toBe(true);
  });

  test('not where nobody has a secret, nor to oneself, nor after the end', () => {
    expect(sit(view({ seat: 0 }), view({ seat: 1 })).seating.isCovered).toBe(false);
    expect(sit(holding(0)).seating.isCovered).toBe(false);
    const outcome = { code: 'tie', text: 'A tie', winners: [], scores: [] };
    const over = sit(holding(0, { outcome }), holding(1, { outcome })).seating;
    expect(over.isOver).toBe(true);
    expect(over.isCovered).toBe(false);
  });

  test('also where only the log has secrets', () => {
    const { seating, tell } = sit(view({ seat: 0 }), view({ seat: 1 }));
    const secret = line(2, { asides: { '0': ['You draw Kettle.'] } });
    tell.last.tell(step(2, { entry: [secret] }));
    expect(seating.isCovered).toBe(true);
  });

  test('not for the words of a choice in the middle of a card, where all lies open', () => {
    const { seating, tell } = sit(view({ seat: 0, ...ASKED }), view({ seat: 1 }));
    const choice = line(2, { seat: 0, sentences: [], asides: { '0': ['Add 1 energy'] } });
    tell.last.tell(step(2, { entry: [choice] }));
    expect(seating.isCovered).toBe(false);
    expect(seating.log.flatMap((one) => one.sentences)).toContain('Add 1 energy');
  });
});

describe('where nothing is secret the screen goes on by itself', () => {
  const places = [
    zone('agent-zone-a', { name: 'V-Girl', owner: 0 }),
    zone('agent-zone-b', { name: 'Mr Time', owner: 1 }),
  ];
  const open = (seat: number, more: Partial<SeatView> = {}): SeatView =>
    view({ seat, zones: places, ...more });

  test('to whoever is asked, and says who that is until they have chosen', () => {
    const { seating, tell } = sit(open(0, ASKED), open(1));
    expect([seating.view?.seat, seating.isNext, seating.called]).toEqual([0, false, 'V-Girl']);
    seating.chose(0);
    tell.last.tell(step(2, { seats: [open(0), open(1, ASKED)] }));
    expect(seating.isCovered).toBe(false);
    expect([seating.view?.seat, seating.isNext, seating.called]).toEqual([1, true, 'Mr Time']);
    seating.chose(1);
    expect(seating.isNext).toBe(false);
  });

  test('stays with who chose last while nobody here is asked', () => {
    const { seating, tell } = sit(open(0), open(1, ASKED));
    seating.chose(1);
    tell.last.tell(step(2, { seats: [open(0), open(1)] }));
    expect([seating.view?.seat, seating.isNext]).toEqual([1, false]);
  });

  test('a seat that was asked for is left again with the next choice', () => {
    const { seating, tell } = sit(open(0, ASKED), open(1, ASKED));
    seating.wanted = 1;
    seating.chose(1);
    tell.last.tell(step(2, { seats: [open(0, ASKED), open(1)] }));
    expect(seating.view?.seat).toBe(0);
  });

  test('nobody is next at a screen of one, behind a curtain, or after the end', () => {
    const alone = sit(open(0, ASKED)).seating;
    alone.handed = 1;
    expect(alone.isNext).toBe(false);
    const secret = sit(holding(0), holding(1, ASKED)).seating;
    secret.chose(0);
    expect([secret.isCovered, secret.isNext]).toEqual([true, false]);
  });

  test('a seat without a place of its own is called by its letter', () => {
    expect(sit(view({ seat: 1 })).seating.called).toBe('Player B');
  });
});

describe('the log of a shared screen', () => {
  const drawing = line(2, {
    sentences: ['Everybody draws.'],
    asides: {
      '0': ['Everybody draws.', 'You draw Kettle.'],
      '1': ['Everybody draws.', 'You draw Spoon.'],
    },
  });

  test('tells everybody what is for all, and the asides of who is there', () => {
    const { seating, tell } = sit(holding(0), holding(1));
    tell.last.tell(step(2, { entry: [drawing, line(3)] }));
    const heard = (): string[] => seating.log.flatMap((one) => one.sentences);
    const news = (): string[] => seating.news.flatMap((one) => one.sentences);
    expect(heard()).toEqual(['Everybody draws.', 'Line 3.']);
    expect(news()).toEqual(heard());
    seating.handed = 0;
    expect(heard()).toEqual(['Everybody draws.', 'You draw Kettle.', 'Line 3.']);
    expect(news()).toEqual(heard());
    seating.wanted = seating.handed = 1;
    expect(heard()).toEqual(['Everybody draws.', 'You draw Spoon.', 'Line 3.']);
    expect(news()).toEqual(heard());
  });
});
