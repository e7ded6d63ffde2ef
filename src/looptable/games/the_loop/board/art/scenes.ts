/** The skyline of each era, in a box of 100 by 40; what is filled stands before a low sun. */

export const SCENES: Readonly<Record<string, string>> = {
  dawn: 'M0 40V33l9-2 9 1 11-17 3 2 3-2 4 4 9 14 8-2 7-8 3 1 4-1 6 9 9-1c2-9 7-13 10-13-2 3-3 7-3 12l8-1v11z',
  medieval:
    'M0 40v-6l10-2V18h-2v-5h3v2h2v-2h3v2h2v-2h3v5h-2v9h9v-4l3-2 3 2v4h9V14h-2V8h3v2h3V8h4v2h3V8h3v6h-2v18h9v-9l6-6 6 6v9l10 1 13 2v5z',
  renaissance:
    'M0 40v-7h8v-9h9v9h5V20h4c0-7 5-11 10-12V4h2v4c5 1 10 5 10 12h4v13h6V22h18v-3l9-5 9 5v3h-1v11h7v7z',
  industrial:
    'M0 40v-8h6V14h6l1 18h4V22l10 6v-6l10 6V9h6l1 23h6V18l9 6v-6l9 6v-6l9 6V7h6l1 25h9v8z',
  globalization:
    'M0 40V26h7V12h8v14h4V18h9v14h4V6h3V2h3v4h4v26h5V15l8-4v21h4V21h9v11h4V9l9-4v27h4V17h8v23z',
  robots:
    'M0 40v-6h5V22h3v-6h10v6h3v12h6V18c0-8 6-12 12-12s12 4 12 12v16h5V24h6v-5h3v-7h6v7h3v5h6v10h8v-9h12v15z',
  end: 'M0 40v-5l8 1 4-15 6-3 2 9-3 9 10-2 6-24 9-5 3 14-6 16 13-2 4-9 8-3 3 8 8-1 5-17 7-4 3 13-5 11 9 2v7z',
};

/** The sun, moon or planet above a skyline: middle and radius. */
export type Sun = [x: number, y: number, r: number];

const SUNS: Readonly<Record<string, Sun>> = {
  dawn: [66, 24, 12],
  medieval: [76, 11, 7],
  renaissance: [66, 13, 9],
  industrial: [62, 12, 8],
  globalization: [80, 12, 9],
  robots: [70, 10, 6],
  end: [58, 13, 11],
};

export function sunOf(era: string): Sun {
  return SUNS[era] ?? [50, 14, 10];
}

/** The colour of each era; on the board the order of the eras gives the same. */
export const BANDS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys(SCENES).map((era, place) => [era, `var(--band-${place + 1})`]),
);
