import { departure, hasArrived, isFocusFree, type Departure } from './arrival.ts';
import { enterPage, type EnterPageOptions } from './enterPage.ts';
import { routedLink } from './routedLink.ts';

export interface RouteLinksOptions extends EnterPageOptions {
  /** Links elsewhere are left alone. Default the document, so that the page's own listeners hear of a click before. */
  root?: EventTarget;
}

/**
 * Hands plain links inside of fascia's modules to a client router, by one listener (HK-60). What opens elsewhere is left to
 * the browser (HK-61), and so are forms: searches and suggestions have the header's setting `navigate`.
 *
 * After each such navigation, once the router shows the new page, scroll position and focus go to its beginning, as by
 * `enterPage` (HK-63). Back and forward are the browser's and the router's (HK-64).
 *
 * @param navigate Gets path, query and hash. If it returns `false` or throws, the link is not the router's, and the browser
 *   follows it; if it returns a promise that is rejected, the page is loaded (HK-62).
 * @returns Ends it.
 */
export function routeLinks(
  navigate: (address: string) => unknown,
  { root = document, scroll = true, main }: RouteLinksOptions = {},
): () => void {
  let navigations = 0;
  const selector = main === false ? undefined : main;
  const cancel = () => {
    navigations += 1;
  };

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

  function handleClick(event: Event): void {
    const link = routedLink(event as MouseEvent);
    if (!link) return;
    const { href, pathname, search, hash } = link;
    const before = departure(selector);
    try {
      const result = navigate(pathname + search + hash);
      if (result === false) return;
      event.preventDefault();
      cancel();
      void finish(href, result, before);
    } catch (error) {
      // An uncaught error for the page's log; the browser follows the link.
      queueMicrotask(() => {
        throw error;
      });
    }
  }

  root.addEventListener('click', handleClick);
  window.addEventListener('popstate', cancel);
  return () => {
    cancel();
    root.removeEventListener('click', handleClick);
    window.removeEventListener('popstate', cancel);
  };
}
