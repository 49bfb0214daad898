import { mainElement } from './enterPage.ts';

/** So long a router may take to show another address: it loads the page's data first. */
const ADDRESS_LIMIT_MS = 10_000;
/** So long the new page may take to be drawn, once its address is there: it may look like the one before. */
const DRAWING_LIMIT_MS = 300;
const INTERVAL_MS = 25;

const wait = () => new Promise((resolve) => setTimeout(resolve, INTERVAL_MS));

/** A page as it was when a link was clicked. */
export interface Departure {
  href: string;
  focused: Element | null;
  element: Element | null;
  text: string | null | undefined;
  title: string;
}

/** @param main The selector of what stands for the page. */
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

/** Waits until a condition holds. @returns Whether it does, before the limit and while the navigation is the last one. */
async function until(
  condition: () => boolean,
  limitMs: number,
  isCurrent: () => boolean,
): Promise<boolean> {
  const end = Date.now() + limitMs;
  while (!condition()) {
    if (Date.now() >= end || !isCurrent()) return false;
    await wait();
  }
  return true;
}

/**
 * Resolves when a client router shows the page of an address, or one that it has been redirected to. A router tells nobody
 * when it has drawn a page: the address is another one first, then the main heading.
 *
 * @returns False if it does not come, or the visitor has gone on meanwhile.
 */
export async function hasArrived(
  href: string,
  before: Departure,
  main: string | undefined,
  isCurrent: () => boolean,
): Promise<boolean> {
  const isThere = () => location.href === href || location.href !== before.href;
  if (!(await until(isThere, ADDRESS_LIMIT_MS, isCurrent))) return false;
  const isDrawn = () => {
    const { element, text, title } = departure(main);
    return element !== before.element || text !== before.text || title !== before.title;
  };
  await until(isDrawn, DRAWING_LIMIT_MS, isCurrent);
  return isCurrent();
}

/** Whether nobody has put the focus somewhere since the click, other than the module whose flyout has closed. */
export function isFocusFree({ focused }: Departure): boolean {
  const active = document.activeElement;
  if (!active || active === document.body || active === focused) return true;
  return active.closest('[data-fascia]') !== null && !active.matches('input, textarea, select');
}
