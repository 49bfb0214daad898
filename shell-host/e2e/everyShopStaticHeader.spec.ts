import type { Page } from '@playwright/test';
import { defaultSite } from '../demo-shop/sites.ts';
import { addressOf } from '../demo-shop/urls.ts';
import { expect, test } from './fixtures.ts';
import { recordLayoutShifts } from './layoutShifts.ts';

/** The elements that the server's header and the remote's both have, by their selectors in each. */
const counterparts = {
  header: ['[data-shell="static-header"]', '[data-fascia="header"]'],
  logo: ['.shop-static-logo svg', '[data-part="logo"] svg'],
  search: ['.shop-static-search input', '[data-part="search"] [data-part="search-input"]'],
  icons: ['.shop-static-icons svg', '[data-part^="icon-"] svg'],
  navigation: ['.shop-static-navigation a', '[data-part="nav-item"]'],
} as const;

/** Left and upper edge, width and height of the visible elements, in whole pixels. */
async function places(page: Page, which: 0 | 1): Promise<Record<string, number[][]>> {
  const found: Record<string, number[][]> = {};
  for (const [name, selectors] of Object.entries(counterparts)) {
    const elements = await page.locator(selectors[which]).filter({ visible: true }).all();
    const boxes = await Promise.all(elements.map((element) => element.boundingBox()));
    found[name] = boxes.map((box) => (box ? Object.values(box).map(Math.round) : []));
  }
  return found;
}

for (const width of [375, 1000, 1500]) {
  // HOST-44, SHOP-40
  test(
    `At ${width} px the server’s header has the places of the remote’s, whatever the shop’s look`,
    { tag: '@every-shop' },
    async ({ browser, baseURL }) => {
      const options = { viewport: { width, height: 900 }, baseURL };
      const withoutScripts = await browser.newPage({ ...options, javaScriptEnabled: false });
      // On phones all other pages have a back button, for which the static header has no place.
      const pages = width < 980 ? ['/'] : ['/', addressOf(defaultSite, 'checkout')];
      for (const address of pages) {
        await withoutScripts.goto(address);
        const page = await browser.newPage(options);
        const layoutShifts = await recordLayoutShifts(page);
        await page.goto(address);
        await expect(page.locator('[data-fascia="header"]')).toBeVisible();
        await page.waitForLoadState('networkidle');
        expect(await places(page, 1), address).toEqual(await places(withoutScripts, 0));
        expect(await layoutShifts(), address).toEqual([]);
        await page.close();
      }
      await withoutScripts.close();
    },
  );
}
