/**
 * Small drawings for ids, in a box of 24 by 24.
 *
 * The client knows no game: words that games share have a drawing of their own, and any other id gets
 * one of a dozen plain shapes, always the same. A drawing never stands without its word.
 */

const NAMED: Record<string, string> = {
  rift: 'M13 2 6 13h5l-2 9 9-13h-6z',
  landed: 'M13 2 6 13h5l-2 9 9-13h-6z',
  energy: 'M12 2l8.7 5v10L12 22l-8.7-5V7zM12 8v8M8 12h8',
  spark: 'M12 2l2.4 7.6L22 12l-7.6 2.4L12 22l-2.4-7.6L2 12l7.6-2.4z',
  sparks: 'M12 2l2.4 7.6L22 12l-7.6 2.4L12 22l-2.4-7.6L2 12l7.6-2.4z',
  perpetual: 'M7 8a4 4 0 1 0 0 8c4 0 6-8 10-8a4 4 0 1 1 0 8c-4 0-6-8-10-8z',
  clone:
    'M9 4a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM3 21c0-5 2.5-8 6-8s6 3 6 8zM16 5a3 3 0 1 1 0 6M17 13c2.5 1 4 4 4 8h-3',
  movement: 'M3 12h14M12 5l7 7-7 7',
  artifact: 'M12 2l9 7-9 13L3 9zM3 9h18M8.5 9 12 2l3.5 7L12 22z',
  time: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 7v5l4 2',
  vortex: 'M12 12a2 2 0 1 1 2 2 5 5 0 1 1 3-5 8 8 0 1 1-9-4',
  mission: 'M5 22V3h13l-3 4.5L18 12H5',
  completed: 'M4 12l5.5 6L20 5',
  active: 'M12 3l9 9-9 9-9-9z',
  ready: 'M4 12l5.5 6L20 5',
  exhausted: 'M5 5l14 14M19 5 5 19',
  hidden: 'M9 9a3 3 0 1 1 4.5 2.6C12.5 12.3 12 13 12 14.5M12 18v.5',
  stripe: 'M3 9 9 3M3 15 15 3M3 21 21 3M9 21 21 9M15 21l6-6',
  star: 'M12 2l3 7 7 .6-5.4 4.800 1.7 7.2L12 17.6 5.7 21.6l1.7-7.2L2 9.6 9 9z',
  spiral: 'M12 12a2 2 0 1 1 2 2 5 5 0 1 1 3-5 8 8 0 1 1-9-4',
  'black-hole': 'M12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM1 14C4 8 20 6 23 10',
};

const PLAIN = [
  'M4 4h16v16H4z',
  'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z',
  'M12 3l9.5 17h-19z',
  'M12 21 2.5 4h19z',
  'M12 2l10 10-10 10L2 12z',
  'M7 3h10l5 9-5 9H7l-5-9z',
  'M9 3h6v6h6v6h-6v6H9v-6H3V9h6z',
  'M3 6h18v12H3z',
  'M12 21C4 15 3 11 3 8a4.5 4.5 0 0 1 9-1 4.5 4.5 0 0 1 9 1c0 3-1 7-9 13z',
  'M4 20V10a8 8 0 0 1 16 0v10z',
  'M12 2c5 6 7 9 7 12a7 7 0 0 1-14 0c0-3 2-6 7-12z',
  'M5 3l14 9-14 9z',
];

const KINDS: Record<string, string> = {
  pawn: 'M12 3a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM9.5 11h5L18 21H6z',
  die: 'M4 4h16v16H4zM8 8h.01M16 8h.01M12 12h.01M8 16h.01M16 16h.01',
  card: 'M6 2h12v20H6zM9 6h6M9 9h6',
};

function hash(word: string): number {
  let sum = 7;
  for (const letter of word) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return sum;
}

function plain(word: string): string {
  return PLAIN[hash(word) % PLAIN.length] ?? '';
}

/** The drawing of an icon or a mark. */
export function drawing(word: string): string {
  return NAMED[word] ?? plain(word);
}

/** The drawing of a piece: by its kind, or for cubes and tokens by the first word of its id. */
export function pieceDrawing(id: string, kind: string): string {
  const word = id.split('-')[0] ?? id;
  return KINDS[kind] ?? NAMED[word] ?? plain(word);
}
