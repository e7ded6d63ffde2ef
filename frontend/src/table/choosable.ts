/** The attachment of everything that an option can be chosen by: pointing at it, or focusing it, points at the option. */

import type { Attachment } from 'svelte/attachments';

import type { Option } from '../net/wire';
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
    const listeners: [string, () => void][] = [
      ['mouseenter', enter],
      ['mouseleave', leave],
      ['focus', enter],
      ['blur', leave],
    ];
    for (const [event, listener] of listeners) node.addEventListener(event, listener);
    return () => {
      for (const [event, listener] of listeners) node.removeEventListener(event, listener);
    };
  };
}
