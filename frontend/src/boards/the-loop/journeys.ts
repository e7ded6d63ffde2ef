/** Where the pieces of The LOOP come from, and where they go. */

function fly(...ids: string[]): string[] {
  return ids.map((id) => `[data-fly="${CSS.escape(id)}"]`);
}

/**
 * Rifts fall from the chute to their era, cubes come from their supply, clones from the bag, cards from a deck:
 * that of the agent in whose hand they are, or the common one.
 */
export function cameFrom(id: string, agent = ''): string[] {
  const [kind = ''] = id.split('-', 1);
  if (kind === 'rift') return [`[data-chute="${CSS.escape(eraOf(id))}"]`, '[data-chute]'];
  if (kind === 'energy' || kind === 'perpetual') return fly('energy-supply');
  if (kind === 'clone') return fly('bag');
  if (kind === 'card') return fly(`draw-${agent}`, 'artifacts');
  return [];
}

/** Cubes go back to their supply, cards to their agent's discard pile; a clone that meets itself just bursts. */
export function wentTo(id: string, agent = ''): string[] {
  const [kind = ''] = id.split('-', 1);
  if (kind === 'rift') return fly('rift-supply');
  if (kind === 'energy') return fly('energy-supply');
  if (kind === 'card') return fly(`discard-${agent}`, 'destroyed');
  return [];
}

/** `rift-dawn#2` lies in `dawn`. */
function eraOf(id: string): string {
  return id.slice(id.indexOf('-') + 1).split('#', 1)[0] ?? '';
}
