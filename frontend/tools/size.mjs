// The weight of the built client, compressed: what the first page needs, and all of it. Fails beyond the budget.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const FIRST = 60_000;
const ALL = 150_000;
const folder = join(import.meta.dirname, '../../src/looptable/web');
const page = readFileSync(join(folder, 'index.html'), 'utf-8');
let first = 0;
let all = 0;
for (const name of readdirSync(folder, { recursive: true, encoding: 'utf-8' })) {
    if (!/\.(js|css)$/.test(name)) continue;
    const size = gzipSync(readFileSync(join(folder, name))).length;
    const isFirst = page.includes(name.replaceAll('\\', '/'));
    all += size;
    if (isFirst) first += size;
    console.log(`${size.toString().padStart(7)} ${isFirst ? '*' : ' '} ${name}`);
}
console.log(`${first.toString().padStart(7)} of ${FIRST} bytes for the first page (*)`);
console.log(`${all.toString().padStart(7)} of ${ALL} bytes in all`);
process.exit(first > 0 && first <= FIRST && all <= ALL ? 0 : 1);
