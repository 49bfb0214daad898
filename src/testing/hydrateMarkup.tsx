import { act, render } from '@testing-library/react';
import { jest } from '@jest/globals';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';

/** A page with a server's markup, before its scripts. */
export interface ServedPage {
  container: HTMLElement;
  /** The elements of the server's markup. */
  served: readonly Element[];
  /** Hydrates the markup. Returns all that React has complained about. */
  hydrate(): Promise<unknown[]>;
}

// Testing Library removes what has been hydrated only.
afterEach(() => document.body.replaceChildren());

/**
 * Puts the markup that a server renders into a window of this width, as a page has it before its scripts.
 *
 * @param element Rendered on the server and hydrated in the browser. What it needs must have been loaded.
 */
export function serve(element: ReactElement, width = window.innerWidth): ServedPage {
  window.innerWidth = width;
  const container = document.createElement('div');
  container.innerHTML = renderToString(element);
  document.body.append(container);
  const served = [...container.querySelectorAll('*')];
  return {
    container,
    served,
    async hydrate() {
      const complaints: unknown[] = [];
      const complain = (...problem: unknown[]) => void complaints.push(problem);
      const log = jest.spyOn(console, 'error').mockImplementation(complain);
      await act(async () => {
        render(element, { container, hydrate: true, onRecoverableError: complain });
      });
      log.mockRestore();
      return complaints;
    },
  };
}
