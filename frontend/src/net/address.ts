/** Addresses that the browser itself asks, without `api`. */

const part = encodeURIComponent;

/** A picture of a table, as one reader is to see it. */
export function artAddress(
  table: string,
  name: string,
  look: 'light' | 'dark',
  lang: string,
  invite: string | null,
): string {
  const query = new URLSearchParams({ look, lang });
  if (invite !== null) query.set('invite', invite);
  return `/api/tables/${part(table)}/art/${part(name)}?${query.toString()}`;
}
