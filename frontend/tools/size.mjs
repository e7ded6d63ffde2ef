// The compressed weight of the built client: the first page, and a table of each game that has a board, with
// everything that the browser has loaded by then. Fails beyond the budget.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const FIRST = 60_000;
const GAME = 150_000;
const folder = join(import.meta.dirname, '../../src/looptable/web');
const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf-8'));

/** The files that an entry of the manifest loads, with all that it imports. */
function files(entry, found = new Set()) {
    const { file, css = [], imports = [] } = manifest[entry];
    for (const name of [file, ...css]) found.add(name);
    for (const one of imports) if (!found.has(manifest[one].file)) files(one, found);
    return found;
}

function weight(names) {
    const sizes = [...names].map((name) => gzipSync(readFileSync(join(folder, name))).length);
    return sizes.reduce((sum, size) => sum + size, 0);
}

function report(what, bytes, budget) {
    console.log(`${bytes.toString().padStart(7)} of ${budget} bytes: ${what}`);
    return bytes > 0 && bytes <= budget;
}

const first = files('index.html');
const boards = Object.keys(manifest).filter((name) => name.endsWith('/board/Board.svelte'));
const fine = [report('the first page', weight(first), FIRST)];
for (const board of boards) {
    const game = board.slice(0, -'Board.svelte'.length);
    const parts = Object.keys(manifest).filter((name) => name.startsWith(game));
    const loaded = new Set(first);
    for (const entry of ['src/pages/Table.svelte', ...parts]) files(entry, loaded);
    fine.push(
        report(
            `${game.split('/').at(-3)}, from the first page to the finale`,
            weight(loaded),
            GAME,
        ),
    );
}
process.exit(boards.length > 0 && fine.every(Boolean) ? 0 : 1);
