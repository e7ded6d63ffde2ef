import { afterEach, expect, test, vi } from 'vitest';

import { session } from '@/app/session.svelte';

afterEach(() => vi.unstubAllGlobals());

test('a new guest asks who they are once at a time, however many parts of the page want to know', async () => {
  let asking = 0;
  let most = 0;
  vi.stubGlobal('fetch', async (url: URL) => {
    const isMe = url.pathname === '/api/me';
    if (isMe) most = Math.max(most, (asking += 1));
    await Promise.resolve();
    await new Promise((done) => setTimeout(done, 1));
    if (isMe) asking -= 1;
    return new Response(isMe ? '{"id":"1","name":"","login":null}' : '[]');
  });
  await Promise.all([session.load(), session.load(), session.load()]);
  expect(most).toBe(1);
  expect(session.me?.id).toBe('1');
});
