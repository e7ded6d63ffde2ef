import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { describe, expect, test } from 'vitest';

const BOARD = join(import.meta.dirname, '..');
const KIT = join(import.meta.dirname, '../../../../../../frontend/src/kit');
/** Bytes of a board's pictures and of the icons that they are composed from, compressed. */
const MOST = 400_000;
/** The components that only draw, beside the folders called `art`. */
const DRAWING = [
  ...['icons.ts', 'Cube.svelte'].map((name) => join(KIT, name)),
  ...['Finale.svelte', 'Poster.svelte', 'spacetime/Machine.svelte'].map((name) =>
    join(BOARD, name),
  ),
];
const PICTURE = /\.(svelte|ts|svg|png|jpe?g|webp|avif)$/;

function files(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf-8' })
    .filter((name) => PICTURE.test(name))
    .map((name) => join(folder, name));
}

function weight(names: string[]): number {
  const sizes = names.map((name) => gzipSync(readFileSync(name)).length);
  return sizes.reduce((sum, size) => sum + size, 0);
}

describe('the drawn art', () => {
  const pictures = files(join(BOARD, 'art'));

  test('is there', () => {
    expect(pictures).toContain(join(BOARD, 'art', 'Portrait.svelte'));
    expect(weight(pictures)).toBeGreaterThan(1000);
  });

  test('of The LOOP and all icons weigh less than 400 kB', () => {
    expect(weight([...pictures, ...DRAWING])).toBeLessThan(MOST);
  });

  test('lies in its folder: no picture is hidden elsewhere', () => {
    const strays = files(BOARD).filter((name) => !/\.(svelte|ts)$/.test(name));
    expect(strays.filter((name) => !name.includes('/art/'))).toEqual([]);
  });
});
