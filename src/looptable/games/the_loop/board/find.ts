/** Finds a piece or a zone of a view by its id. */

import type { SeatView, Piece, Zone } from '@/net/wire';

export type Found = { piece: Piece } | { zone: Zone };

function within(zones: Zone[], id: string): Found | null {
  for (const zone of zones) {
    if (zone.id === id) return { zone };
    const piece = zone.pieces.find((one) => one.id === id);
    if (piece) return { piece };
    const deeper = within(zone.zones, id);
    if (deeper) return deeper;
  }
  return null;
}

export function find(view: SeatView, id: string): Found | null {
  return within(view.zones, id);
}
