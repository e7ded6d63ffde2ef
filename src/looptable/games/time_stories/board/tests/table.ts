/** A small table of T.I.M.E Stories to test with. */

import type { Part, Piece, SeatView, Zone } from '@/net/wire';
import { piece, view, zone } from '@tests/fixtures';

export const part = (sort: string, text: string, more: Partial<Part> = {}): Part => ({
  sort,
  text,
  of: {},
  marks: [],
  art: null,
  ...more,
});

export const note = (leaf: string, run: number, name: string, ...parts: Part[]): Piece =>
  piece(`note-${run}-${leaf}`, {
    name,
    thing: 'note',
    of: { leaf, sort: leaf.endsWith('-a') ? 'place' : 'card', run },
    parts,
    marks: parts.length === 0 ? ['known'] : [],
  });

export const page = (run: number, place: string, ...pieces: Piece[]): Zone =>
  zone(`page-${run}-${place}`, {
    name: `Run ${run}: ${place}`,
    thing: 'page',
    of: { run, place },
    pieces,
  });

export const place = (name: string, more: Partial<Zone> = {}): Zone =>
  zone(`place-${name}`, { name: `The ${name}`, of: { place: name, x: 20, y: 40 }, ...more });

export const BASE = [
  piece('mission-tide', { name: 'Low Tide', parts: [part('prose', 'Find out why.')] }),
  piece('base-a', { name: 'The briefing', text: 'The steamer strikes.\n\nLight the lamp.' }),
  piece('base-b', { name: 'A night', text: `${'A unit goes by. '.repeat(60)}` }),
];

export const agent = (name: string, owner: number, more: Partial<Zone> = {}): Zone =>
  zone(`agent-${name}`, { name, owner, ...more });

/** The table before, in or after a run: `zones` come on top of the usual ones. */
export function table(zones: Zone[], more: Partial<SeatView> = {}, run = 1): SeatView {
  const usual = [
    zone('time', { kind: 'track', count: 28, limit: 28 }),
    zone('run', { kind: 'track', count: run }),
    zone('captain', { of: { seat: 0 } }),
    zone('base', { pieces: BASE }),
  ];
  const plan = zones.some((one) => one.id === 'plan') ? [] : [zone('plan', { kind: 'board' })];
  return view({ zones: [...usual, ...plan, ...zones], ...more });
}

export const BODIES = zone('bodies', { kind: 'board', zones: [zone('body-odile')] });

export const END = zone('end', {
  pieces: [piece('end', { name: 'Dark', parts: [part('prose', 'Iron meets rock.')] })],
});
