import { join, resolve } from 'node:path';

import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

// The Python package carries the built client, so that users need no Node.
const SERVER = process.env['LOOPTABLE_SERVER'] ?? 'http://127.0.0.1:8000';
const HERE = import.meta.dirname;
const GAMES = resolve(HERE, '../src/looptable/games');

/** Neither a path nor one of the aliases below. */
const PACKAGE = /^(?![./\0]|@\/|@tests\/|@games\/)/;

/** Boards lie in the folders of their games; the packages that they import are those of the client. */
function packagesOfTheClient(): Plugin {
  const main = join(HERE, 'src/main.ts');
  return {
    name: 'packages-of-the-client',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const isFromBoard = importer?.startsWith(GAMES) ?? false;
      if (!isFromBoard || !PACKAGE.test(source)) return null;
      return await this.resolve(source, main, { ...options, skipSelf: true });
    },
  };
}

export default defineConfig(({ mode }) => ({
  plugins: [packagesOfTheClient(), svelte()],
  resolve: {
    alias: {
      '@tests': join(HERE, 'tests'),
      '@games': GAMES,
      '@/': `${join(HERE, 'src')}/`,
    },
    // Components under test run as in a browser, not as on a server.
    ...(mode === 'test' ? { conditions: ['browser'] } : {}),
  },
  build: {
    outDir: '../src/looptable/web',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    manifest: true,
  },
  server: {
    fs: { allow: [HERE, GAMES] },
    // The server compares a socket's Origin with its own address: keep the browser's Host.
    proxy: { '/api': { target: SERVER, ws: true, changeOrigin: false } },
  },
  test: {
    environment: 'jsdom',
    // A busy machine is slow, not wrong.
    testTimeout: 30_000,
    dir: resolve(HERE, '..'),
    include: ['frontend/tests/**/*.test.ts', 'src/looptable/games/*/board/tests/**/*.test.ts'],
    setupFiles: ['tests/setup.ts'],
  },
}));
