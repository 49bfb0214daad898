import { navigate } from './page.ts';
import { routeOf } from './routes.ts';

/**
 * The `navigate` setting of the remote's modules. Displays a page of the host without a page load, and loads any other
 * address.
 */
export function openAddress(address: string): void {
  const { origin, pathname, search, hash, href } = new URL(address, document.baseURI);
  const isPage = origin === window.location.origin && routeOf(pathname).name !== 'notFound';
  if (isPage) navigate(pathname + search + hash);
  else window.location.assign(href);
}
