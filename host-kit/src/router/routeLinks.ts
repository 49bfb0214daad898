import { departure, hasArrived, isFocusFree, type Departure } from './arrival.ts';
import { enterPage, type EnterPageOptions } from './enterPage.ts';
import { routedLink } from './routedLink.ts';

export interface RouteLinksOptions extends EnterPageOptions {
  /** Handles only links within this target. Default: `document`, so that the page's own listeners run first. */
  root?: EventTarget;
}

/** Number of navigations so far. A new navigation cancels the pending arrival of the previous one. */
let navigations = 0;

function cancelArrival(): void {
  navigations += 1;
}

/**
 * Passes clicks on plain links in fascia's modules to a client router, with a single listener (HK-60). The browser
 * still handles links that open elsewhere (HK-60) and forms. For searches and suggestions, use the header's setting
 * `navigate`.
 *
 * When the router shows the new page, `enterPage` sets scroll position and focus (HK-63). The browser and the router
 * handle back and forward (HK-64).
 *
 * @param navigate Receives path, query and hash. If it returns `false` or throws, the browser follows the link. If it
 *   returns a promise that rejects, the browser loads the page (HK-60).
 * @returns A function that removes the listener. A pending arrival is still completed.
 */
export function routeLinks(
  navigate: (address: string) => unknown,
  { root = document, scroll = true, main }: RouteLinksOptions = {},
): () => void {
  const selector = main === false ? undefined : main;

  async function finish(href: string, result: unknown, before: Departure): Promise<void> {
    const navigation = navigations;
    const isCurrent = () => navigation === navigations;
    try {
      await result;
    } catch {
      if (isCurrent()) location.assign(href);
      return;
    }
    if (!(await hasArrived(href, before, selector, isCurrent))) return;
    enterPage({ scroll, main: isFocusFree(before) ? main : false });
  }

  /**
   * Waits for the new page, then sets scroll position and focus. Continues after the click listener is removed, because
   * the component that calls `routeLinks` may remount on each navigation.
   */
  async function finishUnlessLeft(href: string, result: unknown, before: Departure): Promise<void> {
    // Each navigation has its own listener object, because two may overlap.
    const leave = { handleEvent: cancelArrival };
    window.addEventListener('popstate', leave);
    try {
      await finish(href, result, before);
    } finally {
      window.removeEventListener('popstate', leave);
    }
  }

  function handleClick(event: Event): void {
    const link = routedLink(event as MouseEvent);
    if (!link) return;
    const { href, pathname, search, hash } = link;
    const before = departure(selector);
    try {
      const result = navigate(pathname + search + hash);
      if (result === false) return;
      event.preventDefault();
      cancelArrival();
      void finishUnlessLeft(href, result, before);
    } catch (error) {
      reportError(error); // The browser follows the link.
    }
  }

  root.addEventListener('click', handleClick);
  return () => root.removeEventListener('click', handleClick);
}
