/** The attachment of everything that an option can be chosen by: pointing at it, or focusing it, points at the option. */

import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';

import type { Option } from '../../net/wire';
import type { Picking } from './picking.svelte';

/** `option` is asked when it is pointed at, so that the node stays attached while options change. */
export function choosable(
  picking: Picking,
  option: () => Option | null | undefined,
  peek?: (is: boolean) => void,
): Attachment<HTMLElement> {
  return (node) => {
    const enter = (): void => {
      peek?.(true);
      const pointed = option();
      if (pointed) picking.point(pointed);
    };
    const leave = (): void => {
      peek?.(false);
      if (option()) picking.point(null);
    };
    // Svelte's own listeners may change state while the page is updated: a focused button that goes is left.
    const stop = [
      on(node, 'mouseenter', enter),
      on(node, 'mouseleave', leave),
      on(node, 'focus', enter),
      on(node, 'blur', leave),
    ];
    return () => {
      for (const one of stop) one();
    };
  };
}
