import { describe, expect, test } from 'vitest';

import { address, readRoute, type Route } from '@/app/routes';

const ROUTES: Route[] = [
  { page: 'home' },
  { page: 'new', game: null },
  { page: 'new', game: 'the-loop' },
  { page: 'tables' },
  { page: 'table', id: 'a b/c', invite: null },
  { page: 'table', id: 'x1', invite: 's&c=t' },
  { page: 'settings' },
  { page: 'rules', game: null, query: null, chapter: null },
  { page: 'rules', game: 'the-loop', query: 'how do I win?', chapter: null },
  { page: 'rules', game: 'the-loop', query: null, chapter: 'turn' },
  { page: 'ledger', game: 'the-loop', query: 'LOOP-FOO-7 & more' },
  { page: 'cards', game: 'the-loop' },
];

test.each(ROUTES)('the address of $page reads back', (route) => {
  const url = new URL(address(route), 'http://table.test');
  expect(readRoute(url.pathname, url.search)).toEqual(route);
});

describe('addresses of no page', () => {
  test.each(['/nowhere', '/table', '/tables/7', '/table/a/b', '/settings/x'])('%s', (path) => {
    expect(readRoute(path)).toEqual({ page: 'missing' });
  });

  test('a stray percent sign is read as it stands', () => {
    expect(readRoute('/cards/100%')).toEqual({ page: 'cards', game: '100%' });
  });
});
