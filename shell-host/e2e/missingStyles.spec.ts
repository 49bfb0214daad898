import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { isPainted } from './paints.ts';

// A server's header and footer without their style sheets (HK-202).

const STYLES = /\/remote\/.*\.css/;

test.use({ waitsForHydration: false });

const header = (page: Page) => page.locator('[data-fascia="header"]');
const missing = (page: Page) => page.locator('html[data-fascia-unstyled~="Header"]');

/** Header and footer are links in rows, which neither push the page away nor make it wider than the window. */
async function expectLinks(page: Page, width: number): Promise<void> {
  await expect(missing(page)).toBeAttached();
  await expect(page.locator('[data-part="promotion-area"]')).toBeHidden();
  await expect(page.locator('[data-part="logo"]')).toBeVisible();
  await expect(page.locator('[data-part="icon-cart"]')).toBeVisible();
  await expect(page.locator('[data-part="nav-item"]').last()).toBeVisible();
  expect((await header(page).boundingBox())?.height).toBeLessThan(width < 980 ? 260 : 80);
  const footer = page.locator('[data-fascia="footer"]');
  await expect(footer.locator('[data-part="legal-links"] a').first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
}

/** Everything has come, and looks as on any page. */
async function expectWhole(page: Page): Promise<void> {
  await expect(page.locator('html[data-fascia-unstyled]')).toHaveCount(0);
  await expect(page.locator('[data-fascia="header"][data-fascia-layout="auto"]')).toHaveCount(0);
  await expect(page.locator('[data-part="promotion-area"]')).toBeVisible();
}

for (const width of [375, 1500]) {
  test(`Where they fail, both are links in rows until they have come, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.route(STYLES, (route) => route.abort());
    await page.goto('/');
    await expectLinks(page, width);
    await page.unroute(STYLES);
    await expectWhole(page);
  });
}

test('Where they hang, the page is painted and its scripts run all the same', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(STYLES, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect.poll(() => isPainted(page)).toBe(true);
  await expectLinks(page, 1500);
  await expect.poll(() => page.evaluate(() => document.readyState)).not.toBe('loading');
  release();
  await expectWhole(page);
});

test('Without those of promotions alone, the header is as it is without promotions', async ({
  page,
}) => {
  await page.route(/\/remote\/promotions\..*css/, (route) => route.abort());
  await page.goto('/');
  await expect(page.locator('html[data-fascia-unstyled="promotions"]')).toBeAttached();
  await expect(page.locator('[data-part="promotion-area"]')).toBeHidden();
  await expect(header(page)).not.toHaveCSS('display', 'flex');
  await expect(page.locator('[data-part="nav-item"]').first()).toBeVisible();
});
