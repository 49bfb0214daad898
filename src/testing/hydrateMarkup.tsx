import { act, render } from '@testing-library/react';
import { jest } from '@jest/globals';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';

/** A page with a server's markup, before its scripts run. */
export interface ServedPage {
  container: HTMLElement;
  /** The elements of the server's markup. */
  served: readonly Element[];
  /** Hydrates the markup. Returns the problems that React reports. */
  hydrate(): Promise<unknown[]>;
}

// Testing Library only removes containers that have been hydrated.
afterEach(() => document.body.replaceChildren());

/**
 * Puts server-rendered markup into the page, as it is before the scripts run.
 *
 * @param element Rendered on the server and hydrated in the browser. Its code must have been loaded.
 * @param width The width of the window.
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
      const problems: unknown[] = [];
      const collect = (...problem: unknown[]) => void problems.push(problem);
      const log = jest.spyOn(console, 'error').mockImplementation(collect);
      await act(async () => {
        render(element, { container, hydrate: true, onRecoverableError: collect });
      });
      log.mockRestore();
      return problems;
    },
  };
}
