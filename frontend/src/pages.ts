/** The pages that are loaded when they are first asked for; the first page needs none of them. */

import type { Component } from 'svelte';

import type { Route } from './routing';

type Loaded = Exclude<Route['page'], 'home' | 'missing'>;
/** A page takes what its address says. */
type Load = () => Promise<{ default: Component<Record<string, unknown>> }>;

const load = (importing: () => Promise<{ default: unknown }>): Load => importing as Load;

export const PAGES: Record<Loaded, Load> = {
  new: load(() => import('./pages/NewTable.svelte')),
  tables: load(() => import('./pages/Tables.svelte')),
  table: load(() => import('./pages/Table.svelte')),
  settings: load(() => import('./pages/Settings.svelte')),
  rules: load(() => import('./pages/Rules.svelte')),
  cards: load(() => import('./pages/Cards.svelte')),
  kit: load(() => import('./pages/Kit.svelte')),
};
