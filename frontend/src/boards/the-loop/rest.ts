/** After the end nobody plays: a view without who plays now, and without what a LOOP would cost. */

import type { SeatView, WirePiece, WireZone } from '../../wire';

const ACTIVE = 'active';
const LOOPS = 'loops';

/** Whether an agent with this zone plays now, or played last: the price of a LOOP lies there. */
export function hasTurn(zone: WireZone): boolean {
  return zone.zones.some((inner) => inner.id === LOOPS);
}

/** The view as it is, as long as the match goes on. */
export function atRest(view: SeatView): SeatView {
  return view.outcome === null ? view : { ...view, zones: view.zones.map(calm) };
}

function calm(zone: WireZone): WireZone {
  return {
    ...zone,
    pieces: zone.pieces.map(unmarked),
    zones: zone.zones.filter((inner) => inner.id !== LOOPS).map(calm),
  };
}

function unmarked(piece: WirePiece): WirePiece {
  return { ...piece, marks: piece.marks.filter((mark) => mark !== ACTIVE) };
}
