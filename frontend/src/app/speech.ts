/** Sentences with values, in one language. */

import type { Lang } from '../net/wire';

export type Values = Record<string, string | number>;

/**
 * Fills `{name}` with values. A sentence written "one|many" is chosen by the value `n`: French says
 * zero in the singular, English does not.
 */
export function fill(sentence: string, values: Values, lang: Lang): string {
  const [one = '', many] = sentence.split('|');
  const n = Number(values['n']);
  const isOne = lang === 'fr' ? Math.abs(n) < 2 : n === 1;
  const chosen = many === undefined || isOne ? one : many;
  return chosen.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
