import { callHost } from '../../foundation/browser/page/callHost.ts';
import { hostDocument } from '../../foundation/browser/page/hostGlobals.ts';
import { report } from '../../foundation/browser/page/report.ts';

let latest = {};

/**
 * Opens an address with the host's client router, or with a page load if the host has no router. If the router throws
 * or its promise is rejected, reports the error and loads the page (SEARCH-01), unless the visitor has navigated
 * elsewhere.
 */
export function openAddress(address: string, navigate: ((url: string) => void) | undefined): void {
  const load = () => window.location.assign(address);
  // A router would resolve a path such as `//shop.example` to another origin (SEARCH-01).
  const isForBrowser = new URL(address, hostDocument.baseURI).pathname.startsWith('//');
  if (!navigate || isForBrowser) return load();
  const step = {};
  latest = step;
  const { href } = window.location;
  const fail = () => {
    const isHere = [href, new URL(address, href).href].includes(window.location.href);
    if (step !== latest || !isHere) return;
    report({ module: 'search', operation: 'navigate', message: 'The host’s router failed' });
    load();
  };
  callHost(() => navigate(address), fail);
}
