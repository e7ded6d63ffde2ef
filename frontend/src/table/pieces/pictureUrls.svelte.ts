/** Pictures of pieces: where they are, for this table, this language and this screen. */

import { getContext, setContext } from 'svelte';
import { MediaQuery } from 'svelte/reactivity';

import { artAddress } from '../../net/address';
import { language } from '../../app/language.svelte';
import { preferences } from '../../app/preferences.svelte';
import type { Piece, Zone } from '../../net/wire';

const KEY = Symbol('art');
const isNight = new MediaQuery('(prefers-color-scheme: dark)');

/** The address of a picture, by its name. */
export type ArtAt = (name: string) => string;

export function provideArt(table: string, invite: string | null): void {
  setContext<ArtAt>(KEY, (name) => {
    const isDark =
      preferences.theme === 'dark' || (preferences.theme === 'system' && isNight.current);
    return artAddress(table, name, isDark ? 'dark' : 'light', language.current, invite);
  });
}

export function useArt(): ArtAt | undefined {
  return getContext<ArtAt | undefined>(KEY);
}

/** The first piece with a picture. */
export function pictured(zone: Zone): Piece | undefined {
  return zone.pieces.find((piece) => piece.art !== null);
}

/** Whether pictures lie side by side here: cards of a panorama, or parts of a map. */
export function isAlbum(zone: Zone): boolean {
  return (
    zone.kind === 'board' &&
    (pictured(zone) !== undefined || zone.zones.some((one) => pictured(one)))
  );
}
