import type { Page } from '@playwright/test';
import { menuItems } from '../demo-shop/retailer.ts';
import { defaultSite } from '../demo-shop/sites.ts';
import { addressOf, menuUrl } from '../demo-shop/urls.ts';
import { expect, test } from './fixtures.ts';
import { recordLayoutShifts } from './layoutShifts.ts';
import { expectHydrated, holdScripts, openHeld } from './serverMarkup.ts';

const elements = {
  header: '[data-fascia="header"]',
  logo: '[data-part="logo"]',
  search: '[data-part="search-input"]',
  icons: '[data-part^="icon-"] svg',
  navigation: '[data-part="nav-item"]',
  promotions: '[data-part="promotion-area"] > *',
} as const;

/** Left and upper edge, width and height of the visible elements, in whole pixels. */
async function places(page: Page): Promise<Record<string, number[][]>> {
  const found: Record<string, number[][]> = {};
  for (const [name, selector] of Object.entries(elements)) {
    const visible = await page.locator(selector).filter({ visible: true }).all();
    const boxes = await Promise.all(visible.map((element) => element.boundingBox()));
    found[name] = boxes.map((box) => (box ? Object.values(box).map(Math.round) : []));
  }
  return found;
}

const categories = menuItems.map((item) => menuUrl(defaultSite, item)).filter((url) => url);

for (const width of [375, 1000, 1500]) {
  // HOST-44, SHOP-40, SSR-10, SSR-14
  test(
    `At ${width} px the server’s header keeps its places when its scripts come, whatever the shop’s look`,
    { tag: '@every-shop' },
    async ({ browser, baseURL }) => {
      for (const address of ['/', categories.at(-1) ?? '/', addressOf(defaultSite, 'checkout')]) {
        const page = await browser.newPage({ viewport: { width, height: 900 }, baseURL });
        const layoutShifts = await recordLayoutShifts(page);
        const release = await holdScripts(page);
        await openHeld(page, address);
        const served = await places(page);
        expect(served['header'], address).toHaveLength(1);
        expect(served['logo'], address).toHaveLength(1);
        release();
        await expectHydrated(page);
        await page.waitForLoadState('networkidle');
        expect(await places(page), address).toEqual(served);
        expect(await layoutShifts(), address).toEqual([]);
        await page.close();
      }
    },
  );
}
