import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, test, vi } from 'vitest';

import { hasBoard, loadBoard } from '@/app/boards';
import { DRAWN, objectOf } from '../art/objects';
import { fuelAt, originOf, paradoxOf, read } from '../situation';
import { bearing, BREADTH, nearest, placeOf, shapeOf } from '../spacetime/ring';
import { drawingOf, isDrawn } from '@/kit/icons';
import type { SeatView, Zone } from '@/net/wire';
import { option, piece, view, zone } from '@tests/fixtures';
import PlayBoard from '@tests/PlayBoard.svelte';

afterEach(cleanup);

const ERAS = ['dawn', 'medieval', 'renaissance', 'industrial', 'globalization', 'robots', 'end'];
const cube = (id: string, count: number) => piece(id, { kind: 'cube', count });
const card = (id: string, name: string, mark: string, dimension: string, origin: string) =>
  piece(`card-${id}`, {
    name,
    marks: [mark, dimension, origin],
    of: { card: id, dimension, origin },
  });
const GAME = join(import.meta.dirname, '../..');
const CONTENT = join(GAME, 'content');

function table(more: Partial<SeatView> = {}): SeatView {
  const inside: Record<string, ReturnType<typeof piece>[]> = {
    dawn: [
      cube('rift-dawn', 3),
      piece('foo', { kind: 'pawn' }),
      piece('mystery', { kind: 'token' }),
    ],
    medieval: [cube('rift-medieval', 3), piece('vortex-medieval', { kind: 'token' })],
    robots: [
      piece('mission-reunite', { kind: 'token', name: 'Reunite!', filled: 1, slots: 4 }),
      piece('agent-v-girl', { kind: 'pawn', marks: ['active'] }),
      piece('clone-dawn-robots', {
        kind: 'token',
        of: { clone: 'dawn-robots', paradox: 'robots', sort: 'normal' },
      }),
    ],
  };
  const dangers: Record<string, Partial<Zone>> = {
    dawn: { marks: ['rift-opens'], warnings: ['Full: a vortex'] },
    medieval: { marks: ['rift-loses'], warnings: ['Full: lost'] },
  };
  return view({
    zones: [
      zone('spacetime', {
        kind: 'board',
        zones: ERAS.map((era) =>
          zone(`era-${era}`, { name: era, pieces: inside[era] ?? [], slots: 3, ...dangers[era] }),
        ),
      }),
      zone('headquarters', {
        zones: [
          zone('cycle', { kind: 'track', name: 'Cycle', count: 2, limit: 3 }),
          zone('destroyed', {
            kind: 'pile',
            name: 'Destroyed',
            pieces: [piece('card-kettle')],
            count: 1,
          }),
        ],
      }),
      zone('agent-zone-v-girl', {
        name: 'V-Girl',
        thing: 'mat',
        of: { agent: 'v-girl' },
        owner: 0,
        zones: [
          zone('hand-v-girl', {
            kind: 'hand',
            pieces: [
              card('mixtape', 'Mixtape', 'ready', 'spiral', 'dawn'),
              card('meteorite', 'Meteorite', 'exhausted', 'star', 'end'),
            ],
          }),
          zone('loops', {
            kind: 'track',
            name: 'Next LOOP',
            count: 2,
            marks: ['spiral', 'star', 'stripe'],
          }),
        ],
      }),
      zone('elsewhere', { name: 'Elsewhere' }),
    ],
    ...more,
  });
}

describe('reading a view', () => {
  test('sorts what lies in an era and leaves nothing out', () => {
    const found = read(table());
    const dawn = found?.spots[0];
    expect(dawn?.rifts?.count).toBe(3);
    expect(dawn?.rest.map((one) => one.id)).toEqual(['mystery']);
    expect(found?.foo).toBe(0);
    expect(found?.rest.map((one) => one.id)).toEqual(['elsewhere']);
    const everything = found?.spots.flatMap((spot) =>
      Object.values(spot)
        .flat()
        .filter((one) => typeof one === 'object' && one && 'marks' in one),
    );
    expect(everything).toHaveLength(8);
  });

  test('knows who plays, and what a LOOP costs', () => {
    const [agent] = read(table())?.agents ?? [];
    expect(agent?.isActive).toBe(true);
    expect(agent?.loops?.count).toBe(2);
    expect(agent?.hand?.pieces).toHaveLength(2);
  });

  test('after the end nobody plays, though it is known who played last', () => {
    const outcome = { code: 'won', text: 'Won.', winners: [0], scores: [] };
    const found = read(table({ outcome }));
    const [agent] = found?.agents ?? [];
    expect(agent?.isActive).toBe(false);
    expect(agent?.loops).toBeNull();
    expect(agent?.hasTurn).toBe(true);
    expect(agent?.hand?.pieces).toHaveLength(2);
    expect(found?.spots.flatMap((spot) => spot.agents.flatMap((pawn) => pawn.marks))).toEqual([]);
  });

  test('counts the energy where an agent stands', () => {
    const found = read(table());
    const robots = found?.spots[5];
    const [agent] = found?.agents ?? [];
    if (!found || !robots || !agent) throw new Error('nothing was read');
    expect(fuelAt(found.spots, agent)).toBe(0);
    robots.energy = cube('energy-robots', 2);
    robots.perpetual = cube('perpetual-robots', 1);
    expect(fuelAt(found.spots, agent)).toBe(3);
  });

  test('of another game is nothing', () => {
    expect(read(view({ zones: [zone('board')] }))).toBeNull();
  });

  test('sees where the next rift opens a vortex, and where a second one', () => {
    const spots = read(table())?.spots ?? [];
    const marks = spots.map((spot) => spot.danger?.mark ?? null);
    expect(marks.slice(0, 3)).toEqual(['rift-opens', 'rift-loses', null]);
  });

  test('finds the era of a monocle and of a card', () => {
    expect(paradoxOf(piece('clone-x', { of: { clone: 'x', paradox: 'robots' } }))).toBe('robots');
    expect(paradoxOf(piece('clone-of-a-pack'))).toBe('');
    expect(originOf(card('x', 'X', 'ready', 'star', 'medieval'))).toBe('medieval');
  });
});

describe('the ring', () => {
  test('goes clockwise from the top', () => {
    const angles = ERAS.map((_, i) => (bearing(placeOf(i, 7), 1000, 700) + 360) % 360);
    expect(angles[0]).toBe(0);
    expect([...angles].sort((one, other) => one - other)).toEqual(angles);
  });

  test.each(['tall', 'columns'] as const)(
    'goes the same way around on a board that is %s',
    (shape) => {
      const angles = ERAS.map((_, i) => (bearing(placeOf(i, 7, shape), 100, 100) + 360) % 360);
      expect([...angles].sort((one, other) => one - other)).toEqual(angles);
    },
  );

  test.each(['wide', 'tall'] as const)(
    'leaves each era its breadth on a board that is %s',
    (shape) => {
      const half = BREADTH[shape] / 2;
      const places = ERAS.map((_, i) => placeOf(i, 7, shape));
      for (const { x } of places) {
        expect(x - half).toBeGreaterThanOrEqual(0);
        expect(x + half).toBeLessThanOrEqual(100);
      }
      const [right, left] = [places[3], places[4]]; // side by side at the bottom
      expect((right?.x ?? 0) - (left?.x ?? 0)).toBeGreaterThanOrEqual(BREADTH[shape]);
    },
  );

  test('lies in columns on a phone, and stands on a tablet', () => {
    expect(shapeOf(370, 700)).toBe('columns');
    expect(shapeOf(780, 760)).toBe('tall');
    expect(shapeOf(980, 620)).toBe('wide');
  });

  test('turns the shorter way', () => {
    expect(nearest(350, 10)).toBe(370);
    expect(nearest(10, 350)).toBe(-10);
    expect(nearest(730, 20)).toBe(740);
  });
});

describe('pictures', () => {
  const ids = (file: string): string[] =>
    [...readFileSync(join(CONTENT, file), 'utf-8').matchAll(/^id = "(.+)"$/gm)].map(
      (m) => m[1] ?? '',
    );

  test('there is one for each artifact, and no two are alike', () => {
    expect([...DRAWN].sort()).toEqual(ids('cards.toml').sort());
    expect(new Set(DRAWN.map((id) => objectOf(id).line)).size).toBe(79);
  });

  test('each agent has a portrait', () => {
    const source = readFileSync(join(import.meta.dirname, '../art/Portrait.svelte'), 'utf-8');
    for (const id of ids('agents.toml')) expect(source).toContain(`'${id}'`);
  });

  test('each icon of a mission is drawn', () => {
    const source = readFileSync(join(GAME, 'view', 'mission_icons.py'), 'utf-8');
    const rows = [...source.matchAll(/^ {4}"[a-z-]+": \((.+)\),$/gm)].map((m) => m[1] ?? '');
    expect(rows).toHaveLength(10);
    const icons = rows.flatMap((row) => row.match(/[a-z-]+/g) ?? []);
    expect(icons.filter((icon) => !isDrawn(icon))).toEqual([]);
  });

  test('a card of a pack that nobody has drawn gets a shape, always the same', () => {
    expect(objectOf('card-of-a-pack').line).not.toBe('');
    expect(objectOf('card-of-a-pack')).toEqual(objectOf('card-of-a-pack'));
    expect(drawingOf('dawn')).not.toEqual(drawingOf('end'));
  });
});

describe('the board', () => {
  test('is found by the id of its game', async () => {
    expect(hasBoard('the-loop')).toBe(true);
    expect(hasBoard('template')).toBe(false);
    expect(await loadBoard('template')).toBeNull();
  });

  test('a card, an era and a clone are chosen by a click', async () => {
    const send = vi.fn();
    const options = [
      option('use mixtape', ['card', 'mixtape']),
      option('move robots', ['era', 'robots']),
      option('clone', ['clone', 'dawn-robots']),
    ];
    render(PlayBoard, { view: table({ options }), send });
    for (const { key, text } of options) {
      await fireEvent.click(screen.getByRole('button', { name: new RegExp(text) }));
      expect(send).toHaveBeenLastCalledWith(0, key);
    }
  });

  test('a LOOP and what nothing stands for have buttons', async () => {
    const send = vi.fn();
    const options = [option('loop spiral', ['dimension', 'spiral']), option('end')];
    render(PlayBoard, { view: table({ options }), send });
    for (const { key, text } of options) {
      await fireEvent.click(screen.getByRole('button', { name: new RegExp(text) }));
      expect(send).toHaveBeenLastCalledWith(0, key);
    }
  });

  test('what is no target can be looked at, and says that it is not asked for', async () => {
    render(PlayBoard, { view: table({ options: [option('end')] }), send: vi.fn() });
    await fireEvent.click(screen.getByRole('button', { name: 'Meteorite' }));
    expect(screen.getByRole('dialog', { name: 'Meteorite' }).textContent).toContain(
      'Not an answer to: What do you do?',
    );
    await fireEvent.keyDown(window, { key: 'Escape' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('a pile that lies open is looked through by one click', async () => {
    render(PlayBoard, { view: table(), send: vi.fn() });
    await fireEvent.click(screen.getByRole('button', { name: '1 Destroyed' }));
    expect(screen.getByRole('dialog').textContent).toContain('card-kettle');
  });

  test.each([
    ['while one is chosen, all of them', null, 1],
    ['after the end, folded', { code: 'lost', text: 'Lost.', winners: [], scores: [] }, 0],
  ])('cards that are turned up lie there: %s', async (_, outcome, seen) => {
    const shown = table({ outcome });
    shown.zones[1]?.zones.push(zone('offer', { name: 'Turned up', pieces: [piece('card-lamp')] }));
    const { container } = render(PlayBoard, { view: shown, send: vi.fn() });
    const cards = (): number => container.querySelectorAll('.offer .card').length;
    expect(cards()).toBe(seen);
    const fold = screen.getByRole('button', { name: seen ? 'See the board' : 'See the cards' });
    await fireEvent.click(fold);
    expect(cards()).toBe(1 - seen);
  });

  test('after the end the hands lie there, and nothing says who plays, what a LOOP costs or what threatens', () => {
    const words = { active: 'plays now' };
    const { container } = render(PlayBoard, { view: table({ words }), send: vi.fn() });
    expect(container.textContent).toContain('plays now');
    expect(container.querySelector('.dial')).not.toBeNull();
    expect(container.querySelector('.alarm')).not.toBeNull();
    cleanup();
    const outcome = { code: 'lost', text: 'Lost.', winners: [], scores: [] };
    const ended = render(PlayBoard, { view: table({ words, outcome }), send: vi.fn() });
    expect(ended.container.querySelectorAll('.kind-hand .card')).toHaveLength(2);
    expect(ended.container.textContent).not.toContain('plays now');
    expect(ended.container.querySelector('.dial, .alarm, .active')).toBeNull();
  });

  describe('a mission', () => {
    const words = { clone: 'clone', foo: "Dr Foo's era", dawn: 'Dawn' };
    const about = { kind: 'token', name: 'Reunite!', icons: ['clone', 'foo'], slots: 4 };
    const shown = (more: Parameters<typeof piece>[1]): SeatView => {
      const found = table({ words });
      const [era] = found.zones[0]?.zones ?? [];
      era?.pieces.push(piece('mission-reunite', { ...about, text: 'How.', ...more }));
      return found;
    };
    const drawn = (container: HTMLElement): (string | null | undefined)[] =>
      [...container.querySelectorAll('[data-spot="dawn"] .mission .signs svg')].map((svg) =>
        svg.querySelector('[stroke]')?.getAttribute('d'),
      );
    const lines = (...names: string[]): string[] => names.map((name) => drawingOf(name).line);

    test('says by icons what it counts, and by words to those who cannot see them', () => {
      const { container } = render(PlayBoard, { view: shown({ filled: 1 }), send: vi.fn() });
      expect(drawn(container)).toEqual(lines('clone', 'foo'));
      screen.getByRole('button', { name: "Reunite! 1/4: clone, Dr Foo's era" });
    });

    test.each([
      ['that is full has a tick', { filled: 4 }, 'completed'],
      ['that is hidden has a question mark', { icons: [], marks: ['hidden'] }, 'hidden'],
      ['without icons has a flag', { icons: [] }, 'mission'],
    ])('%s', (_, more, sign) => {
      const { container } = render(PlayBoard, { view: shown(more), send: vi.fn() });
      expect(drawn(container)).toEqual(lines(sign));
    });

    test('explains its icons under the pointer and where it is read, before its slots', async () => {
      const { container } = render(PlayBoard, { view: shown({ marks: ['dawn'] }), send: vi.fn() });
      const button = screen.getByRole('button', { name: /^Reunite! .*: clone/ });
      await fireEvent.mouseEnter(button);
      const said = (within: string): (string | null)[] =>
        [...container.querySelectorAll(`${within} .word`)].map((word) => word.textContent);
      expect(said('.magnifier')).toEqual(['clone', "Dr Foo's era"]);
      await fireEvent.click(button);
      expect(said('[role="dialog"]')).toEqual(['clone', "Dr Foo's era", 'Dawn']);
    });
  });

  test('an exhausted card lies down', () => {
    const { container } = render(PlayBoard, { view: table(), send: vi.fn() });
    expect(container.querySelectorAll('.kind-hand .card')).toHaveLength(2);
    expect(container.querySelector('.card.down')?.textContent).toContain('Meteorite');
  });
});
