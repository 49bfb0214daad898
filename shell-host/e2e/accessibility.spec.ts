import { sites } from '../demo-shop/sites.ts';
import { expectNoViolations, isSampleSite } from './axe.ts';
import { expect, test } from './fixtures.ts';

for (const site of sites) {
  // HOST-20
  test(`The header of ${site} has no axe violations`, async ({ page }) => {
    const variants = [
      [1500, '/help'],
      [375, '/help'],
      [1500, '/checkout'],
    ] as const;
    for (const [width, path] of isSampleSite(site) ? variants : variants.slice(0, 1)) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${path}?site=${site}`);
      await expect(page.locator('[data-part="logo"]')).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expectNoViolations(page, '[data-fascia="header"]', { colours: isSampleSite(site) });
    }
  });
}

// HEAD-01, HOST-20
test('Tab moves through the header in reading order', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('[data-part="logo"]')).toBeVisible();
  await page.locator('[data-part="logo"]').focus();
  const stops: string[] = [];
  for (let stop = 0; stop < 14; stop += 1) {
    const part = await page.evaluate(() => {
      const { dataset, ariaExpanded } = document.activeElement as HTMLElement;
      return dataset['part'] ?? (ariaExpanded === null ? '' : 'toggle');
    });
    stops.push(part);
    await page.keyboard.press('Tab');
  }
  const item = ['nav-item', 'toggle'];
  expect(stops).toEqual([
    'logo',
    'search-input',
    'search-submit',
    'icon-search',
    'icon-store-finder',
    'icon-user',
    'icon-cart',
    ...item,
    ...item,
    ...item,
    'nav-item',
  ]);
});

for (const site of ['HU', 'PL', 'CH_FR']) {
  // HOST-45
  test(`Nothing of the header of ${site}, whose texts are long, is cut off at any width`, async ({
    page,
  }) => {
    await page.goto(`/?site=${site}`);
    for (const width of [320, 375, 800, 1200, 1500, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      for (const part of ['logo', 'icon-search', 'icon-cart']) {
        const element = page.locator(`[data-part="${part}"]`);
        await expect(element, `${width} px`).toBeInViewport({ ratio: 1 });
      }
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${width} px`).toBe(0);
    }
  });
}
