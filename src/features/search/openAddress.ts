import { callHost } from '../../foundation/browser/page/callHost.ts';
import { hostDocument } from '../../foundation/browser/page/hostGlobals.ts';
import { report } from '../../foundation/browser/page/report.ts';

let latest = {};

/**
 * Opens an address by the host's client router, else by a page load. A router that throws, or whose promise is
 * rejected, is reported, and the page is loaded (SEARCH-01), unless the visitor is somewhere else by then.
 */
export function openAddress(address: string, navigate: ((url: string) => void) | undefined): void {
  const load = () => window.location.assign(address);
  // A router would mistake the first part of a path such as `//shop.example` for another origin (SEARCH-01).
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
