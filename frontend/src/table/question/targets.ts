/**
 * Which things on the table an option is about.
 *
 * A target is a kind and an id: it is the piece or zone whose `thing` is that kind and whose `of` has that id for it.
 * A target that names no single thing (a dimension, say) is shown on the pieces that carry it as a mark, which can
 * be pointed at but not clicked: a click on a card means the card.
 */

import type { Option, Piece, Zone } from '../../net/wire';

export interface Reach {
  /** Options by the id of the piece or zone that stands for them. */
  options: Map<string, Option[]>;
  /** Ids of pieces and zones by the key of the option that they light up with. */
  lights: Map<string, Set<string>>;
}

interface Things {
  /** Ids of pieces and zones by what they are. */
  named: Map<string, string>;
  marked: Map<string, string[]>;
}

const nameOf = (kind: string, id: string | number): string => JSON.stringify([kind, String(id)]);

function note(one: Piece | Zone, found: Things): void {
  const id = one.of[one.thing];
  if (id !== undefined) found.named.set(nameOf(one.thing, id), one.id);
}

function pieceThings(piece: Piece, found: Things): void {
  note(piece, found);
  for (const part of piece.parts) {
    const id = part.of[part.sort];
    if (id !== undefined) found.named.set(nameOf(part.sort, id), piece.id);
  }
  for (const mark of piece.marks) {
    found.marked.set(mark, [...(found.marked.get(mark) ?? []), piece.id]);
  }
}

function things(zones: Zone[], found: Things): Things {
  for (const zone of zones) {
    note(zone, found);
    for (const piece of zone.pieces) pieceThings(piece, found);
    things(zone.zones, found);
  }
  return found;
}

/** Everything that the options of the moment touch. */
export function reach(zones: Zone[], options: Option[]): Reach {
  const { named, marked } = things(zones, { named: new Map(), marked: new Map() });
  const found: Reach = { options: new Map(), lights: new Map() };
  for (const option of options) {
    const lit = new Set<string>();
    for (const target of option.targets) {
      const id = named.get(nameOf(target.kind, target.id));
      if (id === undefined) {
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
export function keyed(pieces: Piece[]): { key: string; piece: Piece }[] {
  const seen = new Map<string, number>();
  return pieces.map((piece) => {
    const copy = seen.get(piece.id) ?? 0;
    seen.set(piece.id, copy + 1);
    return { key: copy === 0 ? piece.id : `${piece.id}#${copy}`, piece };
  });
}
