/** Pieces travel from where they were to where they are. */

import { cubicOut } from 'svelte/easing';
import { crossfade, fade } from 'svelte/transition';

import { looks } from '../looks.svelte';

export const [send, receive] = crossfade({
  duration: () => looks.duration,
  easing: cubicOut,
  fallback: (node) => fade(node, { duration: looks.duration / 2 }),
});
