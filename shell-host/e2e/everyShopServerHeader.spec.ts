import type { Page } from '@playwright/test';
import { defaultSite } from '../demo-shop/sites.ts';
import { blockShopFiles, demoPage, lastCategory, waitForModules } from './everyShop.ts';
import { expect, test } from './fixtures.ts';
import { recordLayoutShifts } from './layoutShifts.ts';
import { waitForPageData } from './pageData.ts';
import { expectHydrated, holdScripts, openHeld } from './serverMarkup.ts';

const elements = {
  header: '[data-fascia="header"]',
  logo: '[data-part="logo"]',
  search: '[data-part="search-input"]',
  icons: '[data-part^="icon-"] svg',
  navigation: '[data-part="nav-item"]',
  promotions: '[data-part="promotion-area"] > *',
} as const;

/** The left and top edges, widths and heights of the visible elements, in whole pixels. */
async function places(page: Page): Promise<Record<string, number[][]>> {
  const found: Record<string, number[][]> = {};
  for (const [name, selector] of Object.entries(elements)) {
    const visible = await page.locator(selector).filter({ visible: true }).all();
    const boxes = await Promise.all(visible.map((element) => element.boundingBox()));
    found[name] = boxes.map((box) => (box ? Object.values(box).map(Math.round) : []));
  }
  return found;
}

/** The last line of the demo's checkout moves when the page's own cart has loaded. */
const OWN_SHIFT = /^[\d.e-]+: <p class="shop-CheckoutPage-small">(?!.*, <)/;

const pages = {
  'start page': { address: '/', widths: [375, 1000, 1500], isReduced: false },
  'category page': { address: lastCategory(defaultSite), widths: [375, 1500], isReduced: false },
  checkout: { address: demoPage(defaultSite, 'checkout'), widths: [375], isReduced: true },
};

test.describe('The server’s header', { tag: '@every-shop' }, () => {
  for (const [name, { address, widths, isReduced }] of Object.entries(pages)) {
    for (const width of widths) {
      // HOST-44, SHOP-40, SSR-10, SSR-12
      test(`does not move on the ${name} at ${width} px when its scripts run`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await blockShopFiles(page);
        const layoutShifts = await recordLayoutShifts(page);
        const release = await holdScripts(page);
        await openHeld(page, address);
        const served = await places(page);
        expect(served['header']).toHaveLength(1);
        expect(served['logo']).toHaveLength(1);
        release();
        await expectHydrated(page);
        await waitForModules(page);
        // A reduced header does not read the cart.
        if (!isReduced) await waitForPageData(page);
        expect(await places(page)).toEqual(served);
        expect((await layoutShifts()).filter((shift) => !OWN_SHIFT.test(shift))).toEqual([]);
      });
    }
  }
});
