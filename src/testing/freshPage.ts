import { cleanup } from '@testing-library/react';
import { MAJOR } from '../foundation/browser/perPage.ts';

/** Forgets what the doors of the page share, as a page load does. Unmounts what Testing Library rendered. */
export function reloadPage(): void {
  cleanup();
  window.dispatchEvent(new Event('pagehide')); // What listens across tabs and pages lets go.
  delete (globalThis as Record<symbol, unknown>)[Symbol.for(`fascia.page/${MAJOR}`)];
  localStorage.clear();
  sessionStorage.clear();
  document.body.removeAttribute('class');
  document.body.removeAttribute('style');
}

// Whoever renders with these helpers starts each test on a page of its own.
afterEach(reloadPage);
