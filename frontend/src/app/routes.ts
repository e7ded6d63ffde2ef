/**
 * The pages, their addresses, and what loads them: a page is one row here, a component and a title.
 *
 * `name` is what the second part of an address is called (`/rules/the-loop`), `needed` that there is no page without
 * it, `query` what follows the question mark, by the name that it has there.
 */

import type { Component } from 'svelte';

interface Row {
  name?: string;
  needed?: true;
  query?: Record<string, string>;
  /** Loaded when it is first asked for; the first page needs none of them. */
  load: () => Promise<{ default: unknown }>;
}

const PAGES = {
  new: { name: 'game', load: () => import('../pages/NewTable.svelte') },
  tables: { load: () => import('../pages/Tables.svelte') },
  table: {
    name: 'id',
    needed: true,
    query: { invite: 'invite' },
    load: () => import('../pages/Table.svelte'),
  },
  settings: { load: () => import('../pages/Settings.svelte') },
  rules: {
    name: 'game',
    query: { query: 'q', chapter: 'chapter' },
    load: () => import('../pages/Rules.svelte'),
  },
  ledger: { name: 'game', query: { query: 'q' }, load: () => import('../pages/Ledger.svelte') },
  cards: { name: 'game', load: () => import('../pages/Cards.svelte') },
  kit: { load: () => import('../pages/Kit.svelte') },
} as const satisfies Record<string, Row>;

type Pages = typeof PAGES;
type Page = keyof Pages;
type Name<R> = R extends { name: infer N extends string }
  ? Record<N, R extends { needed: true } ? string : string | null>
  : unknown;
type Query<R> = R extends { query: infer Q } ? Record<keyof Q, string | null> : unknown;

export type Route =
  | { [P in Page]: { page: P } & Name<Pages[P]> & Query<Pages[P]> }[Page]
  | { page: 'home' }
  | { page: 'missing' };

/** A page takes what its address says. */
type Loaded = Promise<{ default: Component<Record<string, unknown>> }>;

/** Loads the component of a page; null for those that are there from the beginning. */
export function loadPage(page: Route['page']): Loaded | null {
  return page === 'home' || page === 'missing' ? null : (PAGES[page].load() as Loaded);
}

function rowOf(page: string): Row | undefined {
  return Object.hasOwn(PAGES, page) ? PAGES[page as Page] : undefined;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // a stray % is no reason to show no page at all
  }
}

/** The page that an address names. */
export function readRoute(path: string, search = ''): Route {
  const [page, name = null, ...rest] = path.split('/').filter(Boolean).map(decoded);
  if (page === undefined) return { page: 'home' };
  const row = rowOf(page);
  const isMisplaced = row?.name === undefined ? name !== null : row.needed && name === null;
  if (!row || isMisplaced || rest.length > 0) return { page: 'missing' };
  const given = new URLSearchParams(search);
  const query = Object.entries(row.query ?? {}).map(([field, key]) => [field, given.get(key)]);
  const named = row.name === undefined ? {} : { [row.name]: name };
  return { page, ...named, ...Object.fromEntries(query) } as Route;
}

/** The address of a page; the opposite of `readRoute`. */
export function address(route: Route): string {
  const row = rowOf(route.page);
  if (!row) return '/';
  const values: Record<string, string | null> = { ...route };
  const name = row.name === undefined ? null : (values[row.name] ?? null);
  const query = new URLSearchParams(
    Object.entries(row.query ?? {}).flatMap(([field, key]) => {
      const value = values[field];
      return value ? [[key, value]] : [];
    }),
  ).toString();
  const tail = name === null ? '' : `/${encodeURIComponent(name)}`;
  return `/${route.page}${tail}${query && `?${query}`}`;
}
