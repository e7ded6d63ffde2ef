import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// The Python package carries the built client, so that users need no Node.
const SERVER = process.env['LOOPTABLE_SERVER'] ?? 'http://127.0.0.1:8000';

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  // Components under test run as in a browser, not as on a server.
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  build: {
    outDir: '../src/looptable/web',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
  },
  server: {
    // The server compares a socket's Origin with its own address: keep the browser's Host.
    proxy: { '/api': { target: SERVER, ws: true, changeOrigin: false } },
  },
  test: {
    environment: 'jsdom',
    // A busy machine is slow, not wrong.
    testTimeout: 30_000,
    include: ['tests/**/*.test.ts'],
    setupFiles: ['tests/setup.ts'],
  },
}));
