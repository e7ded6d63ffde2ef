/** A drawing of the icon set as an element of its own, for effects that are made and gone again. */

import { drawingOf } from '../../icons';

const SVG = 'http://www.w3.org/2000/svg';

export function sign(name: string, kind: string): HTMLElement {
  const { line, solid = '' } = drawingOf(name);
  const picture = document.createElementNS(SVG, 'svg');
  picture.setAttribute('viewBox', '0 0 24 24');
  for (const [part, d] of Object.entries({ line, solid })) {
    const path = document.createElementNS(SVG, 'path');
    path.setAttribute('class', part);
    path.setAttribute('d', d);
    picture.append(path);
  }
  return wrapped(kind, picture);
}

export function wrapped(kind: string, ...inside: (Node | string)[]): HTMLElement {
  const node = document.createElement('span');
  node.className = kind;
  node.append(...inside);
  return node;
}
