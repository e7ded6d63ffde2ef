/** Mentioning a name in a note: “@”, a few letters of it, and a choice from what fits. */

const MOST = 6;

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The letters after the “@” that is being written; null if there is none. */
export function asked(text: string, caret: number): string | null {
  const found = /(?:^|[\s(])@([^@\n]{0,40})$/u.exec(text.slice(0, caret));
  return found?.[1] ?? null;
}

/** The names that fit: first those that begin so. */
export function offered(names: readonly string[], wish: string): string[] {
  const wanted = plain(wish);
  const fits = names.filter((name) => plain(name).includes(wanted));
  const isExact = fits.length === 1 && plain(fits[0] ?? '') === wanted;
  const rank = (name: string): number => (plain(name).startsWith(wanted) ? 0 : 1);
  return isExact ? [] : fits.sort((one, other) => rank(one) - rank(other)).slice(0, MOST);
}

/** The text with a name in place of the letters after “@”. */
export function filled(text: string, caret: number, name: string): { text: string; caret: number } {
  const from = text.slice(0, caret).lastIndexOf('@') + 1;
  const before = `${text.slice(0, from)}${name} `;
  return { text: before + text.slice(caret).trimStart(), caret: before.length };
}
