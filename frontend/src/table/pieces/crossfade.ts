/** Pieces travel from where they were to where they are. */

import { cubicOut } from 'svelte/easing';
import { crossfade, fade } from 'svelte/transition';

import { preferences } from '../../app/preferences.svelte';

export const [send, receive] = crossfade({
  duration: () => preferences.duration,
  easing: cubicOut,
  fallback: (node) => fade(node, { duration: preferences.duration / 2 }),
});
