import type { Page } from '@playwright/test';

/** Letters twice as large, as the visitor's browser may have them. */
export const enlarge = (page: Page): Promise<void> =>
  page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%', 'important'));

/**
 * What cannot be seen without scrolling the page sideways, or not at all. What lies in a row that moves by
 * itself can, and what is for assistive technology alone is not meant to be.
 */
export const sideways = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const { scrollWidth } = document.scrollingElement ?? document.body;
    if (scrollWidth > window.innerWidth) found.push(`the page is ${scrollWidth} wide`);
    const movesItself = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) ||
        movesItself(element.parentElement));
    for (const element of document.querySelectorAll('body *')) {
      const { left, right, width } = element.getBoundingClientRect();
      if (element.closest('[aria-hidden="true"]')) continue;
      const isOut = width > 0 && (left < -1 || right > window.innerWidth + 1);
      if (!isOut || getComputedStyle(element).visibility === 'hidden') continue;
      if (!movesItself(element.parentElement)) {
        found.push(`${element.tagName} ${element.className}: ${element.textContent?.slice(0, 30)}`);
      }
    }
    return found;
  });
