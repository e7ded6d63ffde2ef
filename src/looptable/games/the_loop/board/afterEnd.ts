/** After the end nobody plays: a view without who plays now, and without what a LOOP would cost. */

import type { SeatView, Piece, Zone } from '@/net/wire';

const ACTIVE = 'active';
const LOOPS = 'loops';

/** Whether an agent with this zone plays now, or played last: the price of a LOOP lies there. */
export function hasTurn(zone: Zone): boolean {
  return zone.zones.some((inner) => inner.thing === LOOPS);
}

/** The view as it is, as long as the match goes on. */
export function atRest(view: SeatView): SeatView {
  return view.outcome === null ? view : { ...view, zones: view.zones.map(calm) };
}

function calm(zone: Zone): Zone {
  return {
    ...zone,
    pieces: zone.pieces.map(unmarked),
    zones: zone.zones.filter((inner) => inner.thing !== LOOPS).map(calm),
  };
}

function unmarked(piece: Piece): Piece {
  return { ...piece, marks: piece.marks.filter((mark) => mark !== ACTIVE) };
}
