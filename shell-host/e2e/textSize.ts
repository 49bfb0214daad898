import type { Locator, Page } from '@playwright/test';

/** Sets the visitor's text size in px, as the browser's settings do. The default is 16. */
export async function setTextSize(page: Page, standard: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', {
    fontSizes: { standard, fixed: Math.round(standard * 0.8125) },
  });
}

/** Doubles the visitor's text size. */
export const doubleTextSize = (page: Page): Promise<void> => setTextSize(page, 32);

/** Sets the text size of the host's root element. Shops use 62.5 % so that 1 rem is 10 px. */
export const setRootSize = (page: Page, size: string): Promise<void> =>
  page.evaluate((value) => {
    document.documentElement.style.fontSize = value;
  }, size);

/**
 * Lists elements that are cut off horizontally or make the page scroll sideways. Skips the content of areas that scroll
 * horizontally, and content for assistive technology only.
 */
export const findHorizontalOverflow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const { scrollWidth } = document.scrollingElement ?? document.body;
    if (scrollWidth > window.innerWidth) found.push(`the page is ${scrollWidth} wide`);
    const isInScrollArea = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) ||
        // For assistive technology only.
        element.clientWidth === 1 ||
        isInScrollArea(element.parentElement));
    for (const element of document.querySelectorAll('body *')) {
      const { left, right, width } = element.getBoundingClientRect();
      if (element.closest('[aria-hidden="true"]')) continue;
      const isOutside = width > 0 && (left < -1 || right > window.innerWidth + 1);
      if (!isOutside || getComputedStyle(element).visibility === 'hidden') continue;
      if (!isInScrollArea(element.parentElement)) {
        found.push(`${element.tagName} ${element.className}: ${element.textContent?.slice(0, 30)}`);
      }
    }
    return found;
  });

/** Lists the words of elements that are broken without a hyphen. */
export const findBrokenWords = (elements: Locator): Promise<string[]> =>
  elements.evaluateAll((all) => {
    const broken: string[] = [];
    for (const element of all) {
      const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (nodes.nextNode()) {
        for (const { 0: word, index } of nodes.currentNode.textContent?.matchAll(/[^\s-]+/g) ??
          []) {
          const range = document.createRange();
          range.setStart(nodes.currentNode, index);
          range.setEnd(nodes.currentNode, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) broken.push(word);
        }
      }
    }
    return broken;
  });
