import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { describe, expect, test } from 'vitest';

const SOURCE = join(import.meta.dirname, '../src');
/** Bytes of a board's pictures and of the icons that they are composed from, compressed. */
const MOST = 400_000;
/** What does nothing but draw, beside the folders called `art`. */
const DRAWING = [
  'kit/icons.ts',
  'kit/Cube.svelte',
  'boards/the-loop/Finale.svelte',
  'boards/the-loop/Machine.svelte',
  'boards/the-loop/Poster.svelte',
];
const PICTURE = /\.(svelte|ts|svg|png|jpe?g|webp|avif)$/;

function files(folder: string): string[] {
  return readdirSync(join(SOURCE, folder), { recursive: true, encoding: 'utf-8' })
    .filter((name) => PICTURE.test(name))
    .map((name) => `${folder}/${name}`);
}

function weight(names: string[]): number {
  const sizes = names.map((name) => gzipSync(readFileSync(join(SOURCE, name))).length);
  return sizes.reduce((sum, size) => sum + size, 0);
}

describe('the drawn art', () => {
  const pictures = files('boards/the-loop/art');

  test('is there', () => {
    expect(pictures).toContain('boards/the-loop/art/Portrait.svelte');
    expect(weight(pictures)).toBeGreaterThan(1000);
  });

  test('of The LOOP and all icons weigh less than 400 kB', () => {
    expect(weight([...pictures, ...DRAWING])).toBeLessThan(MOST);
  });

  test('lies in its folder: no picture is hidden elsewhere', () => {
    const strays = files('.').filter((name) => !/\.(svelte|ts)$/.test(name));
    expect(strays.filter((name) => !name.includes('/art/'))).toEqual([]);
  });
});
