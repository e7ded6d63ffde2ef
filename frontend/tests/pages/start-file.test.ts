import { describe, expect, test } from 'vitest';

import { startFile } from '@/pages/startFile';

describe('a file to begin from', () => {
  test('a position tells its game and how many play', () => {
    const text = '{"looptable":"position","game":"the-loop","players":3}\n';
    expect(startFile(text)).toEqual({
      body: { position: JSON.parse(text) as object },
      game: 'the-loop',
      players: 3,
    });
  });

  test('a record tells it in its first line, and goes to the server as it is', () => {
    const text =
      '{"looptable":"record","game":"template","players":2}\n{"n":1,"seat":0,"do":"x"}\n';
    expect(startFile(text)).toEqual({ body: { record: text }, game: 'template', players: 2 });
  });

  test('what is neither is left for the server to refuse', () => {
    for (const text of ['', 'not json', 'null', '[1]', '{"players":"two"}']) {
      expect(startFile(text)).toEqual({ body: { record: text }, game: null, players: null });
    }
  });
});
