import { navigate } from './page.ts';
import { routeOf } from './routes.ts';

/**
 * The host's client router, as the remote's modules are given it: goes to a page of the host softly, and
 * to any other address by a page load.
 */
export function openAddress(address: string): void {
  const { origin, pathname, search, hash, href } = new URL(address, document.baseURI);
  const isPage = origin === window.location.origin && routeOf(pathname).name !== 'notFound';
  if (isPage) navigate(pathname + search + hash);
  else window.location.assign(href);
}
