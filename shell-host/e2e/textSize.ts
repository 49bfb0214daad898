import type { Page } from '@playwright/test';

/** Sets the visitor's own text size, as the browser's settings do: 16 px is the default. */
export async function setTextSize(page: Page, standard: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', {
    fontSizes: { standard, fixed: Math.round(standard * 0.8125) },
  });
}

/** Doubles the visitor's own text size. */
export const doubleTextSize = (page: Page): Promise<void> => setTextSize(page, 32);

/**
 * Lists what is cut off horizontally or makes the page scroll sideways. Content of an area with its own horizontal
 * scrolling is left out, and so is content for assistive technology only.
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
