/** The page that is shown, kept in step with the browser's address. */

import { address, readRoute, type Route } from './routes';

class Router {
  route = $state.raw<Route>(readRoute(location.pathname, location.search));

  constructor() {
    addEventListener('popstate', () => this.#read());
    addEventListener('click', (event) => this.#follow(event));
  }

  go(route: Route, replace = false): void {
    this.#show(address(route), replace);
  }

  #show(url: string, replace: boolean): void {
    if (replace) history.replaceState(null, '', url);
    else history.pushState(null, '', url);
    this.#read();
    if (!replace) scrollTo(0, 0);
  }

  #read(): void {
    this.route = readRoute(location.pathname, location.search);
  }

  /** Plain links stay links; a plain click on one of ours needs no loading. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || link.target !== '' || link.hasAttribute('download')) return;
    if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return;
    if (link.getAttribute('href')?.startsWith('#')) return;
    event.preventDefault();
    this.#show(link.pathname + link.search, false);
  }
}

export const router = new Router();
