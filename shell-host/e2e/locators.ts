import { expect, type Locator, type Page } from '@playwright/test';

type Scope = Page | Locator;

/** The elements with a public part name. */
export const part = (scope: Scope, name: string): Locator => scope.locator(`[data-part="${name}"]`);

export const moduleRoot = (page: Page, name: string): Locator =>
  page.locator(`[data-fascia="${name}"]`);

export const flyout = (page: Page, name: string): Locator =>
  page.locator(`[data-flyout="${name}"]`);

/** The link of an item of the main navigation, in the header or in the drawer. */
export const navItem = (page: Page, name: string): Locator =>
  page.locator(`[data-part="nav-item"][data-item="${name}"]`);

/** The button beside the link. It opens the item's flyout. */
export const navToggle = (page: Page, name: string): Locator =>
  navItem(page, name).locator('+ button');

/** The button that opens the drawer. */
export const menuButton = (page: Page): Locator => page.locator('form:has(+ dialog) > button');

/** The open drawer. */
export const drawer = (page: Page): Locator => page.locator('dialog[open]');

/** The search field in the header's row, not the field in the search flyout. */
export const searchField = (page: Page): Locator => part(page, 'search-input').first();

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  right: number;
  bottom: number;
}

/** @throws {Error} If the element is not rendered. */
export async function boxOf(locator: Locator): Promise<Box> {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator} is not rendered`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

/** The elements that are not completely in view. */
export const findCutOff = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll(async (elements) => {
    const entries = await new Promise<IntersectionObserverEntry[]>((resolve) => {
      const observer = new IntersectionObserver(resolve);
      for (const element of elements) observer.observe(element);
    });
    return entries
      .filter(({ intersectionRatio }) => intersectionRatio < 1)
      .map(({ target }) => target.outerHTML.slice(0, 120));
  });

/** How far the page can be scrolled sideways (px). */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Number of lines in which the text of an element is laid out. */
export const countLines = (locator: Locator): Promise<number> =>
  locator.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
  });

/** Waits until the page's finite animations have ended. Removed elements reject theirs. */
export async function finishAnimations(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getTiming().iterations !== Infinity)
        .map(({ finished }) => finished),
    ),
  );
}

/** Opens a state of the playground. */
export async function openState(page: Page, id: string, site = 'DE'): Promise<void> {
  await page.goto(`/playground?state=${id}&site=${site}`);
  await expect(page.locator('[data-progress="done"]')).toBeVisible();
}
