import { routeOf } from './routes.ts';

/** Returns the link that a click opens in the same window, or `null` if the browser must handle the click. */
function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  const { button, metaKey, ctrlKey, shiftKey, altKey, target } = event;
  if (event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey)
    return null;
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.hasAttribute('download')) return null;
  return link.target === '' || link.target === '_self' ? link : null;
}

/**
 * Returns the address of the host's page that a click leads to, or `null` if the browser must follow the link: after a
 * click with a modifier key, and for links to another window, another origin or an anchor on the same page. Links in
 * modules of the remote cause page loads, so the browser follows them too (HOST-17).
 */
export function clickedAddress(event: MouseEvent): string | null {
  const link = linkOf(event);
  if (!link || link.closest('[data-fascia]')) return null;
  const { origin, pathname, search, hash } = new URL(link.href);
  const current = window.location;
  if (origin !== current.origin || routeOf(pathname).name === 'notFound') return null;
  if (hash && pathname === current.pathname && search === current.search) return null;
  return pathname + search + hash;
}
