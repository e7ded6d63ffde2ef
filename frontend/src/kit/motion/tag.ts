/**
 * Tags: the names by which motion and previews find things on a board.
 *
 * Made here and nowhere else, from what a thing is and which one. They are only compared: nobody reads one.
 */

export type Tag = string & { readonly tag: unique symbol };

export function tag(thing: string, which = ''): Tag {
  return (which === '' ? thing : `${thing}-${which}`) as Tag;
}

/** One of the cubes of a heap. */
export function tagInHeap(heap: Tag, number: number): Tag {
  return `${heap}#${number}` as Tag;
}

/** The tag in an attribute of the page, where a component has put it. */
export function tagIn(attribute: string | undefined): Tag | undefined {
  return attribute as Tag | undefined;
}
