import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { language, say } from '../src/app/language.svelte';
import { fill } from '../src/app/speech';
import en from '../src/text/en.json';
import fr from '../src/text/fr.json';

const KEYS = Object.keys(en) as (keyof typeof en)[];

/** The source of the program, without its texts. */
function sources(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf-8' })
    .filter((name) => /\.(svelte|ts)$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf-8'))
    .join('\n');
}

describe('the two text files', () => {
  test('have the same keys in the same order', () => {
    expect(Object.keys(fr)).toEqual(Object.keys(en));
  });

  test.each(KEYS)('%s is filled with the same values in both', (key) => {
    const values = (text: string) => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort();
    expect(values(fr[key])).toEqual(values(en[key]));
    expect(fr[key].trim()).not.toBe('');
    expect(fr[key].includes('|')).toBe(en[key].includes('|'));
  });

  test('hold nothing that is never said', () => {
    const program = sources(join(import.meta.dirname, '../src'));
    // Some groups are said by an id that arrives from the server or from a list.
    const groups = [...program.matchAll(/`([a-z.]+)\.\$\{/g)].map((found) => found[1]);
    const words = [...program.matchAll(/sayWord\('(\w+)'/g)].map((found) => found[1]);
    const unsaid = KEYS.filter(
      (key) =>
        !program.includes(`'${key}'`) &&
        ![...groups, ...words].some((group) => key.startsWith(`${group}.`)),
    );
    expect(unsaid).toEqual([]);
  });
});

describe('the texts of the boards', () => {
  const games = join(import.meta.dirname, '../../src/looptable/games');
  const boards = readdirSync(games)
    .map((game) => join(games, game, 'board'))
    .filter((board) => existsSync(board))
    .flatMap((board) => [
      board,
      ...readdirSync(board, { withFileTypes: true })
        .filter((one) => one.isDirectory())
        .map((one) => join(board, one.name)),
    ])
    .filter((board) => existsSync(join(board, 'en.json')));
  const texts = (board: string, lang: string): Record<string, string> =>
    JSON.parse(readFileSync(join(board, `${lang}.json`), 'utf-8'));

  test.each(boards)('%s has both languages and no text that is never said', (board) => {
    const [english, french] = [texts(board, 'en'), texts(board, 'fr')];
    expect(Object.keys(french)).toEqual(Object.keys(english));
    // A part of a board may say its sentences for another.
    const program = sources(board.replace(/(\/board)\/.*$/, '$1'));
    const groups = [...program.matchAll(/`([a-z.]+)\.\$\{/g)].map((found) => found[1]);
    const isSaid = (key: string): boolean =>
      program.includes(`'${key}'`) || groups.some((group) => key.startsWith(`${group}.`));
    expect(Object.keys(english).filter((key) => !isSaid(key))).toEqual([]);
  });
});

describe('sentences', () => {
  test('are filled, and leave unknown names as they are', () => {
    expect(fill('{a} and {b}', { a: 1 }, 'en')).toBe('1 and {b}');
  });

  test('zero is plural in English and singular in French', () => {
    expect(fill('{n} rule|{n} rules', { n: 0 }, 'en')).toBe('0 rules');
    expect(fill('{n} règle|{n} règles', { n: 0 }, 'fr')).toBe('0 règle');
    expect(fill('{n} rule|{n} rules', { n: 1 }, 'en')).toBe('1 rule');
  });

  test('follow the language at once, with the page', () => {
    language.set('fr');
    expect(say('title.rules')).toBe('Règles');
    expect(document.documentElement.lang).toBe('fr');
    expect(document.cookie).toContain('lang=fr');
    language.set('en');
    expect(say('title.rules')).toBe('Rules');
  });
});
