import { sleep } from '../async/sleep.ts';
import { mainElement } from './enterPage.ts';

/** Maximum time for the router to change the address. Routers load the page's data first. */
const ADDRESS_LIMIT_MS = 10_000;
/**
 * Maximum time to wait for the new page's content after the address has changed. It may look the same as the old
 * content.
 */
const RENDER_LIMIT_MS = 300;
const INTERVAL_MS = 25;

/** The state of a page when the visitor clicked a link. */
export interface Departure {
  href: string;
  focused: Element | null;
  element: Element | null;
  text: string | null | undefined;
  title: string;
}

/** @param main The selector of the element that represents the page. */
export function departure(main: string | undefined): Departure {
  const element = mainElement(main);
  return {
    href: location.href,
    focused: document.activeElement,
    element,
    text: element?.textContent,
    title: document.title,
  };
}

/** Waits for a condition. Resolves with `false` at the limit, or if another navigation has started. */
async function until(
  condition: () => boolean,
  limitMs: number,
  isCurrent: () => boolean,
): Promise<boolean> {
  const end = Date.now() + limitMs;
  while (!condition()) {
    if (Date.now() >= end || !isCurrent()) return false;
    await sleep(INTERVAL_MS);
  }
  return true;
}

/**
 * Waits until a client router shows the page of an address, or the page to which it redirects. Routers have no common
 * event for this, so it waits for a change of the address, then of the page's title or main heading.
 *
 * @returns `false` if the address does not change in time, or if the visitor has left for another page.
 */
export async function hasArrived(
  href: string,
  before: Departure,
  main: string | undefined,
  isCurrent: () => boolean,
): Promise<boolean> {
  const hasNewAddress = () => location.href === href || location.href !== before.href;
  if (!(await until(hasNewAddress, ADDRESS_LIMIT_MS, isCurrent))) return false;
  const isRendered = () => {
    const { element, text, title } = departure(main);
    return element !== before.element || text !== before.text || title !== before.title;
  };
  await until(isRendered, RENDER_LIMIT_MS, isCurrent);
  return isCurrent();
}

/** Whether the focus has not moved since the click. A closing flyout may have moved it to an element of its module. */
export function isFocusFree({ focused }: Departure): boolean {
  const active = document.activeElement;
  if (!active || active === document.body || active === focused) return true;
  return active.closest('[data-fascia]') !== null && !active.matches('input, textarea, select');
}
