/** The tags of The LOOP: of its pieces and of the places of its board. */

import { tag, type Tag } from '@/kit/motion/tag';
import type { Piece } from '@/net/wire';

/** Places that are there once. */
export const AT = {
  stage: tag('stage'),
  machine: tag('machine'),
  cycle: tag('cycle'),
  turn: tag('turn'),
  loops: tag('loops'),
  completed: tag('completed'),
  artifacts: tag('artifacts'),
  destroyed: tag('destroyed'),
  bag: tag('bag'),
  rifts: tag('rift-supply'),
  energy: tag('energy-supply'),
};

export const FOO = tag('foo');

export const eraTag = (era: string): Tag => tag('era', era);

/** A piece that has no name of its own, as a mission that lies face down, is known by its era. */
export function tagOf({ thing, of }: Piece): Tag {
  return tag(thing, String(of[thing] ?? of['era'] ?? ''));
}
