/** Addresses of the pages, read and written. */

export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string | null }
  | { page: 'tables' }
  | { page: 'table'; id: string; invite: string | null }
  | { page: 'settings' }
  | { page: 'rules'; game: string | null; query: string }
  | { page: 'cards'; game: string | null }
  | { page: 'kit' }
  | { page: 'missing' };

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // a stray % is no reason to show no page at all
  }
}

/** The page that an address names. */
export function readRoute(path: string, search = ''): Route {
  const [page, name = null, ...rest] = path.split('/').filter(Boolean).map(decoded);
  const query = new URLSearchParams(search);
  if (page === undefined) return { page: 'home' };
  if (rest.length > 0) return { page: 'missing' };
  if (page === 'new') return { page: 'new', game: name };
  if (page === 'rules') return { page: 'rules', game: name, query: query.get('q') ?? '' };
  if (page === 'cards') return { page: 'cards', game: name };
  if (page === 'table' && name !== null) {
    return { page: 'table', id: name, invite: query.get('invite') };
  }
  if (page === 'tables' && name === null) return { page: 'tables' };
  if (page === 'settings' && name === null) return { page: 'settings' };
  if (page === 'kit' && name === null) return { page: 'kit' };
  return { page: 'missing' };
}

/** The address of a page; the opposite of `readRoute`. */
export function address(route: Route): string {
  switch (route.page) {
    case 'home':
    case 'missing':
      return '/';
    case 'tables':
    case 'settings':
    case 'kit':
      return `/${route.page}`;
    case 'table':
      return `/table/${encodeURIComponent(route.id)}${search({ invite: route.invite })}`;
    case 'rules':
      return `/rules${tail(route.game)}${search({ q: route.query })}`;
    case 'new':
    case 'cards':
      return `/${route.page}${tail(route.game)}`;
  }
}

function tail(name: string | null): string {
  return name === null ? '' : `/${encodeURIComponent(name)}`;
}

function search(values: Record<string, string | null>): string {
  const given = Object.entries(values).filter((pair): pair is [string, string] => !!pair[1]);
  return given.length === 0 ? '' : `?${new URLSearchParams(given).toString()}`;
}
