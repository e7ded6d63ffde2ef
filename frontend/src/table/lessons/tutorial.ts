/** To learn a game by playing it: a table in its tutorial's position, where somebody explains. */

import { api, nonce } from '../../net/api';
import { language } from '../../app/language.svelte';
import { keep, kept } from '../../app/storage';
import { router } from '../../app/router.svelte';
import { beginLessons } from './lessons.svelte';

export async function learn(game: string): Promise<void> {
  const { position, seats } = await api.tutorial(game);
  const lang = language.current;
  const table = await api.newTable({ game, seats, position, lang, nonce: nonce() });
  beginLessons(table.id);
  keep(`learned.${game}`, 'yes');
  router.go({ page: 'table', id: table.id, invite: null });
}

/** Whether this browser has begun the tutorial of a game before. */
export function hasLearned(game: string): boolean {
  return kept(`learned.${game}`) !== null;
}
