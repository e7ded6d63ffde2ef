/** The scenes of a table that this browser has shown to the end, or that were put away. */

import { SvelteSet } from 'svelte/reactivity';

import { keep, kept } from '@/app/storage';

export class SeenScenes {
  readonly #name: string;
  readonly #seen: SvelteSet<string>;

  constructor(table: string) {
    this.#name = `scenes.${table}`;
    this.#seen = new SvelteSet((kept(this.#name) ?? '').split(' ').filter(Boolean));
  }

  has(scene: string): boolean {
    return this.#seen.has(scene);
  }

  add(scene: string): void {
    this.#seen.add(scene);
    keep(this.#name, [...this.#seen].join(' '));
  }
}
