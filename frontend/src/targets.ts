/**
 * Which things on the table an option is about.
 *
 * A target is a kind and an id, a piece or zone has one id. They meet if the piece's id is
 * `<kind>-<id>`, or the bare id where that names nothing. A target that names no single thing
 * (a dimension, say) is shown on the pieces that carry it as a mark, which can be pointed at but
 * not clicked: a click on a card means the card.
 */

import type { WireOption, WirePiece, WireTarget, WireZone } from './wire';

export interface Reach {
  /** Options by the id of the piece or zone that stands for them. */
  options: Map<string, WireOption[]>;
  /** Ids of pieces and zones by the key of the option that they light up with. */
  lights: Map<string, Set<string>>;
}

interface Things {
  ids: Set<string>;
  marked: Map<string, string[]>;
}

function pieceThings(piece: WirePiece, found: Things): void {
  found.ids.add(piece.id);
  for (const mark of piece.marks) {
    found.marked.set(mark, [...(found.marked.get(mark) ?? []), piece.id]);
  }
}

function things(zones: WireZone[], found: Things): Things {
  for (const zone of zones) {
    found.ids.add(zone.id);
    for (const piece of zone.pieces) pieceThings(piece, found);
    things(zone.zones, found);
  }
  return found;
}

/** The id on the table that a target names, or null if nothing there has it. */
function idOf(target: WireTarget, ids: Set<string>): string | null {
  const full = `${target.kind}-${target.id}`;
  if (ids.has(full)) return full;
  return ids.has(target.id) ? target.id : null;
}

/** Everything that the options of the moment touch. */
export function reach(zones: WireZone[], options: WireOption[]): Reach {
  const { ids, marked } = things(zones, { ids: new Set(), marked: new Map() });
  const found: Reach = { options: new Map(), lights: new Map() };
  for (const option of options) {
    const lit = new Set<string>();
    for (const target of option.targets) {
      const id = idOf(target, ids);
      if (id === null) {
        for (const piece of marked.get(target.id) ?? []) lit.add(piece);
        continue;
      }
      lit.add(id);
      found.options.set(id, [...(found.options.get(id) ?? []), option]);
    }
    found.lights.set(option.key, lit);
  }
  return found;
}

/** Keys for a list of pieces: copies of a card have one id, and a list needs each key once. */
export function keyed(pieces: WirePiece[]): { key: string; piece: WirePiece }[] {
  const seen = new Map<string, number>();
  return pieces.map((piece) => {
    const copy = seen.get(piece.id) ?? 0;
    seen.set(piece.id, copy + 1);
    return { key: copy === 0 ? piece.id : `${piece.id}#${copy}`, piece };
  });
}
