/**
 * The drawn icon set: one box of 24 by 24, one pen, two tones.
 *
 * A drawing has a line, a shade that the line encloses, and solid spots. The client knows no game: words
 * that games share have a drawing of their own, and any other word gets one of a dozen plain shapes,
 * always the same. A drawing never stands without its word, or a label that says it.
 */

export interface Drawing {
  line: string;
  shade?: string;
  solid?: string;
}

function outline(path: string): Drawing {
  return { line: path, shade: path };
}

const SPIRAL = 'M12 12a2 2 0 1 1 2 2 5 5 0 1 1 3-5 8 8 0 1 1-9-4';
const SHARD = 'M13.5 2 5 13h4.5L7 22 19 9.5h-5.5L17 2z';
const HEXAGON = 'M12 2l8.7 5v10L12 22l-8.7-5V7z';
const SKULL =
  'M12 2.5c5 0 8.5 3.4 8.5 8 0 3-1.5 4.8-3.5 6V21H7v-4.5c-2-1.2-3.5-3-3.5-6 0-4.6 3.5-8 8.5-8z';
/** A dot for each of seven eras, around the clock. */
const SEVEN =
  'M12 2.1a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3zM18.9 5.4a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3zM20.6 12.9a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3zM15.8 18.8a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3zM8.2 18.8a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3zM3.4 12.9a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3zM5.1 5.4a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3z';
const BRISTLES = 'M10.5 9.5 14.5 13.5c-.5 5-5 8-12 8 0-7 3-11.5 8-12z';
const PAIR =
  'M5 5a2.6 2.6 0 1 1 0 5.2A2.6 2.6 0 0 1 5 5zM1.5 20c0-4.5 1.2-7 3.5-7s3.5 2.5 3.5 7zM19 5a2.6 2.6 0 1 1 0 5.2A2.6 2.6 0 0 1 19 5zM15.5 20c0-4.5 1.2-7 3.5-7s3.5 2.5 3.5 7z';
const DISC = 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z';

/** Pieces, marks and effects. */
const THINGS: Record<string, Drawing> = {
  rift: outline(SHARD),
  landed: { line: `${SHARD}M3 3v5M21 16v5`, shade: SHARD },
  energy: { line: `${HEXAGON}M13 6.5 9 12.5h6l-4 5`, shade: HEXAGON },
  perpetual: {
    line: `${HEXAGON}M8.5 9.5a2.5 2.5 0 1 0 0 5c3 0 4-5 7-5a2.5 2.5 0 1 1 0 5c-3 0-4-5-7-5z`,
    shade: HEXAGON,
  },
  spark: outline('M12 2l2.4 7.6L22 12l-7.6 2.4L12 22l-2.4-7.6L2 12l7.6-2.4z'),
  clone: {
    line: 'M9 3.5a3.8 3.8 0 1 1 0 7.6 3.8 3.8 0 0 1 0-7.6zM2.5 21c0-5 2.7-7.5 6.5-7.5s6.5 2.5 6.5 7.5zM15.5 4.2a3.5 3.5 0 1 1 1 6.6M18 13.5c2.3 1 3.5 3.5 3.5 7.5h-3',
    shade:
      'M9 3.5a3.8 3.8 0 1 1 0 7.6 3.8 3.8 0 0 1 0-7.6zM2.5 21c0-5 2.7-7.5 6.5-7.5s6.5 2.5 6.5 7.5z',
  },
  'supa-clone': {
    line: 'M12 2l2 3 3.5-1-.5 3.5L20 9l-2.5 2 1.5 3-3.5.3-.3 3.5L12 16l-3.2 1.8-.3-3.5L5 14l1.5-3L4 9l3-1.5L6.5 4 10 5zM7 21h10',
    shade:
      'M12 2l2 3 3.5-1-.5 3.5L20 9l-2.5 2 1.5 3-3.5.3-.3 3.5L12 16l-3.2 1.8-.3-3.5L5 14l1.5-3L4 9l3-1.5L6.5 4 10 5z',
  },
  movement: { line: 'M3 12h15M12.5 5.5 19 12l-6.5 6.5M3 7.5h4M3 16.5h4' },
  artifact: {
    line: 'M12 2.5 21 9l-9 12.5L3 9zM3 9h18M8.5 9 12 2.5 15.5 9 12 21.5z',
    shade: 'M8.5 9 12 2.5 15.5 9 12 21.5z',
  },
  time: { line: `${DISC}M12 7v5.5l3.8 2.2`, shade: DISC },
  turn: { line: `${DISC}M12 7v5.5l3.8 2.2`, shade: DISC },
  cycle: { line: 'M19.5 9A8 8 0 0 0 5 8.5M4.5 15A8 8 0 0 0 19 15.5M19.8 4v5h-5M4.2 20v-5h5' },
  loop: { line: 'M12 5a7 7 0 1 1-6.7 5M12 1.5v7L17 5z', solid: 'M12 1.5v7L17 5z' },
  loops: { line: 'M12 5a7 7 0 1 1-6.7 5M12 1.5v7L17 5z', solid: 'M12 1.5v7L17 5z' },
  vortex: {
    line: `${SPIRAL}M3 17c3 5 12 6 16 1`,
    solid: 'M12 10.5a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3z',
  },
  mission: { line: 'M5 22V3h13.5l-3 4.5 3 4.5H5', shade: 'M5 3h13.5l-3 4.5 3 4.5H5z' },
  eras: { line: SEVEN, solid: SEVEN },
  clean: { line: `${BRISTLES}M12.5 11.5l9-9M6.5 16.5 3 21M11 16.5 8.5 20.5`, shade: BRISTLES },
  flank: { line: PAIR, shade: PAIR, solid: 'M12 9.8a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4z' },
  batteries: {
    line: 'M4 7h14v10H4zM18 10h2.5v4H18M11.5 8.5 8.5 12h4l-3 3.5',
    shade: 'M4 7h14v10H4z',
  },
  bag: {
    line: 'M8 8c-4 4-5 7-5 9a4 4 0 0 0 4 4h10a4 4 0 0 0 4-4c0-2-1-5-5-9zM7 3l2 5h6l2-5-3 1.5L12 3l-2 1.5z',
    shade: 'M8 8c-4 4-5 7-5 9a4 4 0 0 0 4 4h10a4 4 0 0 0 4-4c0-2-1-5-5-9z',
  },
  deck: { line: 'M7 3h12v16H7zM7 6H4.5v15.5H16V19M10 7.5h6M10 11h6', shade: 'M7 3h12v16H7z' },
  draw: { line: 'M7 3h12v16H7zM7 6H4.5v15.5H16V19M13 7v7M10 11l3 3 3-3', shade: 'M7 3h12v16H7z' },
  discard: {
    line: 'M6 4.5 17 2l3.5 16-11 2.5zM4 8l-1 12 4 1',
    shade: 'M6 4.5 17 2l3.5 16-11 2.5z',
  },
  destroyed: {
    line: 'M4 11V3h16v8M2.5 11h19v4h-19zM6 15v6M10 15v4M14 15v6M18 15v4',
    shade: 'M4 11V3h16v8z',
  },
  visits: {
    line: 'M12 21c-5-6-7-9-7-12a7 7 0 0 1 14 0c0 3-2 6-7 12zM12 6.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z',
    shade: 'M12 21c-5-6-7-9-7-12a7 7 0 0 1 14 0c0 3-2 6-7 12z',
  },
  centrifuge: {
    line: `${DISC}M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM12 3v5M20 16.5l-4.5-2.5M4 16.5 8.5 14`,
    shade: DISC,
  },
  machina: {
    line: 'M5 4h14v16H5zM9 8.5a3 3 0 1 1 6 0v2H9zM8.5 10.5h7v4h-7zM12 14.5V17',
    shade: 'M5 4h14v16H5z',
  },
  foo: {
    line: 'M12 3c5 0 7 3 7 7 0 6-3 11-7 11s-7-5-7-11c0-4 2-7 7-7zM8.5 10.5h.01M15 8a2.7 2.7 0 1 1 0 5.4A2.7 2.7 0 0 1 15 8zM8 16.5c1.5-1.5 2.8-1.5 4-.5 1.2-1 2.5-1 4 .5',
    shade: 'M12 3c5 0 7 3 7 7 0 6-3 11-7 11s-7-5-7-11c0-4 2-7 7-7z',
  },
};

/** Things to build, throw away, wear and read. */
const WORKSHOP: Record<string, Drawing> = {
  wheel: {
    line: `${DISC}M12 9.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zM12 3v6.5M12 14.5V21M3 12h6.5M14.5 12H21`,
    shade: DISC,
  },
  propeller: {
    line: 'M12 9C9 5 4 4 2.5 6.5S7 11 12 9zM12 9c3-4 8-5 9.5-2.5S17 11 12 9zM12 9v12M8.5 21h7',
    shade: 'M12 9C9 5 4 4 2.5 6.5S7 11 12 9zM12 9c3-4 8-5 9.5-2.5S17 11 12 9z',
    solid: 'M12 7.4a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2z',
  },
  camera: {
    line: 'M2.5 7.5h5l2-3h5l2 3h5V20h-19zM12 10a3.6 3.6 0 1 1 0 7.2 3.6 3.6 0 0 1 0-7.2z',
    shade: 'M2.5 7.5h5l2-3h5l2 3h5V20h-19z',
  },
  net: {
    line: 'M9.5 2.5a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM14.5 14.5 21.5 21.5M5 5l9 9M14 5l-9 9M9.5 2.5v14M2.5 9.5h14',
    shade: 'M9.5 2.5a7 7 0 1 1 0 14 7 7 0 0 1 0-14z',
  },
  armour: {
    line: 'M7 2.5 9.5 6h5L17 2.5l4 3-2 5.5v8.5l-7 2.5-7-2.5V11L3 5.5zM12 6v16M5 14.5h14',
    shade: 'M7 2.5 9.5 6h5L17 2.5l4 3-2 5.5v8.5l-7 2.5-7-2.5V11L3 5.5z',
  },
  component: {
    line: 'M12 5.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM12 9.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zM12 2v3.5M12 18.5V22M2 12h3.5M18.5 12H22M5 5l2.4 2.4M16.6 16.6 19 19M5 19l2.4-2.4M16.6 7.4 19 5',
    shade: 'M12 5.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13z',
  },
  machine: {
    line: 'M3.5 21.5h17M7 21.5V18M17 21.5V18M7 18c-4-5-3-13 5-13s9 8 5 13zM12 5V2M8 11.5h8',
    shade: 'M7 18c-4-5-3-13 5-13s9 8 5 13z',
  },
  trash: {
    line: 'M5 7h14l-1.5 14.5h-11zM3 7h18M9 7V3.5h6V7M10 11v6.5M14 11v6.5',
    shade: 'M5 7h14l-1.5 14.5h-11z',
  },
  waste: {
    line: 'M5.5 3.5h13v17h-13zM5.5 8.5h13M5.5 15.5h13M12 10.5v3',
    shade: 'M5.5 3.5h13v17h-13z',
  },
  ad: {
    line: 'M3 10v4.5h4l9 5V4.5l-9 5zM19 9a4.2 4.2 0 0 1 0 6.5M7 14.5 8.5 21h3L10 16.3',
    shade: 'M3 10v4.5h4l9 5V4.5l-9 5z',
  },
  tear: { line: 'M14 2 9 8l5 3-5 4.5 4 6.5M4 4v16M20 4v16' },
  strain: { line: 'M3.5 18a8.5 8.5 0 0 1 17 0zM12 18l4.5-6M7 13.5l.8.6M12 9.5v1.2' },
  life: outline('M12 21C4 15 3 11 3 8a4.5 4.5 0 0 1 9-1 4.5 4.5 0 0 1 9 1c0 3-1 7-9 13z'),
  shield: outline('M12 2.5l8 3v6c0 5-3.5 8.5-8 10-4.5-1.5-8-5-8-10v-6z'),
  hit: { line: DISC, shade: DISC, solid: 'M12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z' },
  double: {
    line: 'M8.5 2.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11zM15.5 10.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11z',
    solid:
      'M8.5 6.3a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.4zM15.5 14.3a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.4z',
  },
  skull: {
    line: `${SKULL}M10 18v3M14 18v3M12 13l-1 2.5h2z`,
    shade: SKULL,
    solid: 'M8.5 8.5a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM15.5 8.5a2 2 0 1 1 0 4 2 2 0 0 1 0-4z',
  },
  note: {
    line: 'M5 2.5h10l4.5 4.5v14.5H5zM15 2.5V7h4.5M8.5 11.5H16M8.5 15.5h6',
    shade: 'M5 2.5h10l4.5 4.5v14.5H5z',
  },
  element: {
    line: 'M8.5 2.5h7M10 2.5V9L4.5 19.5 6 21.5h12l1.5-2L14 9V2.5M7.2 14.5h9.6',
    shade: 'M7.2 14.5h9.6l2.7 5-1.5 2H6l-1.5-2z',
  },
};

/** The eras and dimensions of a time loop. */
const TIMES: Record<string, Drawing> = {
  dawn: {
    line: 'M2 19h20M5 19a7 7 0 0 1 14 0M12 4v4.5M3.8 9l3 2.5M20.2 9l-3 2.5',
    shade: 'M5 19a7 7 0 0 1 14 0z',
  },
  medieval: {
    line: 'M5.5 21V8H4V3h3.5v2h3V3h3v2h3V3H20v5h-1.5v13zM10 21v-4.5a2 2 0 0 1 4 0V21M9 11.5h.01M15 11.5h.01',
    shade: 'M5.5 21V8H4V3h3.5v2h3V3h3v2h3V3H20v5h-1.5v13z',
  },
  renaissance: {
    line: 'M3 21h18M5.5 21v-8M18.5 21v-8M10 21v-8M14 21v-8M3.5 13h17M6 10a6 6 0 0 1 12 0zM12 4V1.5',
    shade: 'M6 10a6 6 0 0 1 12 0zM5.5 13h13v8h-13z',
  },
  industrial: {
    line: 'M3 21V11.5l5.5 3.5v-3.5l5.5 3.5V5h4.5L20 21zM15 2c1-1 3 1 4.5 0M7 18h3M13 18h3',
    shade: 'M3 21V11.5l5.5 3.5v-3.5l5.5 3.5V5h4.5L20 21z',
  },
  globalization: {
    line: `${DISC}M3.5 9.5h17M3.5 14.5h17M12 3c3 2.5 4.5 5.5 4.5 9s-1.5 6.5-4.5 9c-3-2.5-4.5-5.5-4.5-9S9 5.5 12 3z`,
    shade: DISC,
  },
  robots: {
    line: 'M5 8h14v11H5zM12 8V4.5M9 12.5h.01M15 12.5h.01M9 16h6M2.5 11.5v4M21.5 11.5v4M12 2.5h.01',
    shade: 'M5 8h14v11H5z',
    solid: 'M8 11.2h2v2.3H8zM14 11.2h2v2.3h-2z',
  },
  end: {
    line: 'M5.5 2.5h13M5.5 21.5h13M7 2.5c0 5.5 5 6 5 9.5s-5 4-5 9.5M17 2.5c0 5.5-5 6-5 9.5s5 4 5 9.5',
    shade: 'M7 2.5h10c0 5.5-5 6-5 9.5 0-3.5-5-4-5-9.5zM8 21c0-3 4-4.5 4-4.5S16 18 16 21z',
  },
  spiral: { line: SPIRAL },
  star: outline('M12 2l3 7 7 .6-5.4 4.8 1.7 7.2L12 17.6 5.7 21.6l1.7-7.2L2 9.6 9 9z'),
  stripe: { line: 'M3 10l7-7M3 17 17 3M4 23 23 4M11 22.5 22.5 11' },
  'black-hole': {
    line: 'M1.5 15C4 8.5 20 5.5 22.5 9.5',
    solid: 'M12 6.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11z',
  },
};

/** Conditions of a piece, and signs of the program. */
const SIGNS: Record<string, Drawing> = {
  completed: { line: 'M4 12.5 9.5 18 20 5.5' },
  ready: { line: 'M4 12.5 9.5 18 20 5.5' },
  exhausted: { line: 'M3.5 7h17v10h-17zM6 12h9M12 9l3.5 3L12 15', shade: 'M3.5 7h17v10h-17z' },
  active: { line: 'M12 3l9 9-9 9-9-9z', solid: 'M12 8l4 4-4 4-4-4z' },
  hidden: {
    line: 'M8.5 8.5a3.5 3.5 0 1 1 5.2 3C12.5 12.2 12 13 12 15',
    solid: 'M10.9 18h2.2v2.2h-2.2z',
  },
  warning: {
    line: 'M12 3.5 22 20.5H2zM12 10v4.5',
    shade: 'M12 3.5 22 20.5H2z',
    solid: 'M11 16.5h2v2h-2z',
  },
  undo: { line: 'M9 5 4 10l5 5M4.5 10H14a5.5 5.5 0 0 1 0 11h-3' },
  hint: outline('M12 2l3 7 7 .6-5.4 4.8 1.7 7.2L12 17.6 5.7 21.6l1.7-7.2L2 9.6 9 9z'),
  close: { line: 'M5 5l14 14M19 5 5 19' },
  bot: { line: 'M5 8h14v11H5zM12 8V4.5M9 12.5h.01M15 12.5h.01M9 16h6' },
  skip: { line: 'M4 5l8 7-8 7zM13 5l8 7-8 7z' },
  board: {
    line: 'M12 2.5 20 6.5l2 8.5-5.5 6.5h-9L2 15l2-8.5zM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z',
    shade: 'M12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z',
  },
  plain: { line: 'M3 4h8v7H3zM13 4h8v7h-8zM3 13h8v7H3zM13 13h8v7h-8z' },
  pawn: outline('M12 3a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM9.5 11h5L18 21H6z'),
  die: {
    line: 'M4 4h16v16H4zM8 8h.01M16 8h.01M12 12h.01M8 16h.01M16 16h.01',
    shade: 'M4 4h16v16H4z',
  },
  card: { line: 'M6 2h12v20H6zM9 6h6M9 9h6', shade: 'M6 2h12v20H6z' },
  lock: {
    line: 'M5 11h14v10H5zM8 11V8a4 4 0 0 1 8 0v3M12 14.5v3',
    shade: 'M5 11h14v10H5z',
  },
  sealed: {
    line: 'M12 3a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM12 7v6M9 10h6M9 16l-2 6 5-3 5 3-2-6',
    shade: 'M12 3a7 7 0 1 1 0 14 7 7 0 0 1 0-14z',
  },
  map: { line: 'M3 6l6-3 6 3 6-3v15l-6 3-6-3-6 3zM9 3v15M15 6v15', shade: 'M9 3l6 3v15l-6-3z' },
  book: {
    line: 'M4 4h7a2 2 0 0 1 2 2v15a3 3 0 0 0-3-2H4zM20 4h-5a2 2 0 0 0-2 2M20 4v15h-5a3 3 0 0 0-2 2',
  },
};

const PLAIN: Drawing[] = [
  'M4 4h16v16H4z',
  DISC,
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
].map(outline);

/** Other words for the same drawing. */
const ALIKE: Record<string, string> = {
  sparks: 'spark',
  dormant: 'hidden',
  hand: 'card',
  tears: 'tear',
  ads: 'ad',
  elements: 'element',
  marker: 'visits',
  group: 'pawn',
};

export const ICONS: Readonly<Record<string, Drawing>> = {
  ...THINGS,
  ...WORKSHOP,
  ...TIMES,
  ...SIGNS,
};

/** Whether a word has a drawing of its own; any other is better left as a word. */
export function isDrawn(word: string): boolean {
  return Object.hasOwn(ICONS, ALIKE[word] ?? word);
}

/** A small number that is always the same for the same word. */
export function hash(word: string): number {
  let sum = 7;
  for (const letter of word) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return sum;
}

/** The drawing of a word, or one of the plain shapes. */
export function drawingOf(word: string): Drawing {
  return ICONS[ALIKE[word] ?? word] ?? (PLAIN[hash(word) % PLAIN.length] as Drawing);
}
