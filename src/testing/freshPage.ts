import { cleanup } from '@testing-library/react';
import { MAJOR } from '../foundation/browser/page/perPage.ts';

const KEY = Symbol.for(`fascia.page/${MAJOR}`);
type Registry = { store?: { stop(): void } } | undefined;

/**
 * Discards what the modules of the page share, as going to another page of the tab does: storages stay. Unmounts what
 * Testing Library has rendered.
 */
export function leavePage(): void {
  cleanup();
  window.dispatchEvent(new Event('pagehide')); // Closes channels to other tabs and pages.
  (Reflect.get(globalThis, KEY) as Registry)?.store?.stop();
  Reflect.deleteProperty(globalThis, KEY);
}

/** Leaves the page, and discards everything that a later page could find. */
export function reloadPage(): void {
  leavePage();
  localStorage.clear();
  sessionStorage.clear();
  document.body.removeAttribute('class');
  document.body.removeAttribute('style');
}

// Every test of a file that imports this starts on a page of its own.
afterEach(reloadPage);
