import { cleanup } from '@testing-library/react';
import { MAJOR } from '../foundation/browser/page/perPage.ts';

const KEY = Symbol.for(`fascia.page/${MAJOR}`);
type Registry = { store?: { stop(): void } } | undefined;

/**
 * Discards the shared state of the page's modules, like navigating to another page in the tab. Does not clear storage.
 * Also unmounts everything that Testing Library has rendered.
 */
export function leavePage(): void {
  cleanup();
  window.dispatchEvent(new Event('pagehide')); // Closes channels to other tabs and pages.
  (Reflect.get(globalThis, KEY) as Registry)?.store?.stop();
  Reflect.deleteProperty(globalThis, KEY);
}

/** Leaves the page and removes everything that a later page could read. */
export function reloadPage(): void {
  leavePage();
  localStorage.clear();
  sessionStorage.clear();
  document.body.removeAttribute('class');
  document.body.removeAttribute('style');
}

// Every test of a file that imports this module starts with a fresh page.
afterEach(reloadPage);
