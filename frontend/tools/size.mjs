// The weight of the built client: all scripts and styles, compressed. Fails beyond the budget.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const BUDGET = 100_000;
const folder = join(import.meta.dirname, '../../src/looptable/web');
let total = 0;
for (const name of readdirSync(folder, { recursive: true, encoding: 'utf-8' })) {
    if (!/\.(js|css)$/.test(name)) continue;
    const size = gzipSync(readFileSync(join(folder, name))).length;
    total += size;
    console.log(`${size.toString().padStart(7)}  ${name}`);
}
console.log(`${total.toString().padStart(7)}  of ${BUDGET} bytes`);
process.exit(total > 0 && total <= BUDGET ? 0 : 1);
