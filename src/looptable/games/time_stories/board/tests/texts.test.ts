import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

const BOARD = join(import.meta.dirname, '..');
const ROOMS = ['scenes', 'map', 'notebook'];

const texts = (room: string, lang: string): Record<string, string> =>
  JSON.parse(readFileSync(join(BOARD, room, `${lang}.json`), 'utf-8'));
const program = readdirSync(BOARD, { recursive: true, encoding: 'utf-8' })
  .filter((name) => /\.(svelte|ts)$/.test(name) && !name.startsWith('tests'))
  .map((name) => readFileSync(join(BOARD, name), 'utf-8'))
  .join('\n');
const groups = [...program.matchAll(/`([a-z]+)\.\$\{/g)].map((found) => found[1]);

describe.each(ROOMS)('the texts of %s', (room) => {
  const [en, fr] = [texts(room, 'en'), texts(room, 'fr')];

  test('have the same keys and values in both languages', () => {
    expect(Object.keys(fr)).toEqual(Object.keys(en));
    const values = (text: string) => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort();
    for (const [key, said] of Object.entries(en)) {
      expect([key, values(fr[key] ?? '')]).toEqual([key, values(said)]);
      expect([key, fr[key]?.includes('|')]).toEqual([key, said.includes('|')]);
    }
  });

  test('are all said', () => {
    const unsaid = Object.keys(en).filter(
      (key) =>
        !program.includes(`'${key}'`) && !groups.some((group) => key.startsWith(`${group}.`)),
    );
    expect(unsaid).toEqual([]);
  });
});
