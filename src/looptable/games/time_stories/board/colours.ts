/** The colours of the pawns: the same wherever an agent is drawn. Each has a sign of its own, for those who see no colours. */

const TINTS: Record<string, string> = {
  blue: 'var(--band-1)',
  green: 'var(--band-6)',
  pink: 'var(--band-7)',
  yellow: 'var(--band-3)',
};
const SIGNS: Record<string, string> = { blue: '●', green: '▲', pink: '◆', yellow: '■' };

export const tintOf = (agent: string): string => TINTS[agent] ?? 'var(--bar)';

export const signOf = (agent: string): string => SIGNS[agent] ?? '•';
