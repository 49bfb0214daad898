import { departure, hasArrived, isFocusFree, type Departure } from './arrival.ts';
import { enterPage, type EnterPageOptions } from './enterPage.ts';
import { routedLink } from './routedLink.ts';

export interface RouteLinksOptions extends EnterPageOptions {
  /** Links elsewhere are left alone. Default the document, so that the page's own listeners hear of a click before. */
  root?: EventTarget;
}

/** Number of navigations that the page has begun. A pending arrival ends when a newer one begins. */
let navigations = 0;

function cancelArrival(): void {
  navigations += 1;
}

/**
 * Hands plain links inside of fascia's modules to a client router, by one listener (HK-60). What opens elsewhere is left to
 * the browser (HK-60), and so are forms: searches and suggestions have the header's setting `navigate`.
 *
 * After each such navigation, once the router shows the new page, scroll position and focus go to its beginning, as by
 * `enterPage` (HK-63). Back and forward are the browser's and the router's (HK-64).
 *
 * @param navigate Gets path, query and hash. If it returns `false` or throws, the link is not the router's, and the browser
 *   follows it; if it returns a promise that is rejected, the page is loaded (HK-60).
 * @returns A function that ends it. An arrival that is in progress is still completed.
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

  /** Completes an arrival even if the links are no longer handled: a component may stop handling them at each change of address. */
  async function finishUnlessLeft(href: string, result: unknown, before: Departure): Promise<void> {
    // A new object for each arrival, because two may overlap.
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
      // An uncaught error for the page's log; the browser follows the link.
      setTimeout(() => {
        throw error;
      });
    }
  }

  root.addEventListener('click', handleClick);
  return () => root.removeEventListener('click', handleClick);
}
