import { act, render } from '@testing-library/react';
import { jest } from '@jest/globals';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';

/** A page with a server's markup, before its scripts run. */
export interface ServedPage {
  html: string;
  container: HTMLElement;
  /** The elements of the server's markup. */
  served: readonly Element[];
  /** Hydrates the markup. Returns the problems that React reports. */
  hydrate(): Promise<unknown[]>;
}

// Testing Library only removes containers that have been hydrated.
afterEach(() => document.body.replaceChildren());

/**
 * Hydrates the markup in an element. Returns the problems that React reports until `settled` resolves. Testing Library
 * unmounts the element after the test.
 */
export async function hydrate(
  container: Element,
  element: ReactElement,
  settled?: () => Promise<unknown>,
): Promise<unknown[]> {
  const problems: unknown[] = [];
  const collect = (...problem: unknown[]) => void problems.push(problem);
  const log = jest.spyOn(console, 'error').mockImplementation(collect);
  await act(async () => {
    render(element, { container, hydrate: true, onRecoverableError: collect });
  });
  await settled?.();
  log.mockRestore();
  return problems;
}

/**
 * Puts server-rendered markup into the page, as it is before the scripts run.
 *
 * @param element Rendered on the server and hydrated in the browser. Its code must have been loaded.
 * @param width The width of the window.
 */
export function serve(element: ReactElement, width = window.innerWidth): ServedPage {
  window.innerWidth = width;
  const container = document.createElement('div');
  const html = renderToString(element);
  container.innerHTML = html;
  document.body.append(container);
  const served = [...container.querySelectorAll('*')];
  return { html, container, served, hydrate: () => hydrate(container, element) };
}
