import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { moduleRoot, part as partOf } from './locators.ts';
import { waitForRendering } from './pageData.ts';

const footer = (page: Page) => moduleRoot(page, 'footer');
const part = (page: Page, name: string) => partOf(footer(page), name);

test.describe('the footer', () => {
  // UI-34
  test('aligns the names of countries with the name in their button', async ({ page }) => {
    await page.goto('/contact');
    const switcher = part(page, 'country-switcher');
    await switcher.locator('button').click();
    await expect(part(page, 'country')).toHaveCount(9);
    const gaps = await switcher.locator('button, [data-part="country"]').evaluateAll((rows) =>
      rows.map((row) => {
        const flag = row.querySelector('svg, img')?.getBoundingClientRect();
        const range = document.createRange();
        range.selectNode(row.querySelector('span') ?? row);
        return Math.round(range.getBoundingClientRect().left - (flag?.right ?? 0));
      }),
    );
    expect(new Set(gaps)).toEqual(new Set([8]));
  });

  // FOOT-09
  test('reserves the space of images that are loading or have failed', async ({ page }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/service/footer-images/logos/**', async (route) => {
      await released;
      if (route.request().url().endsWith('/bevh')) await route.abort();
      else await route.continue();
    });
    await page.goto('/contact');
    await part(page, 'legal-links').scrollIntoViewIfNeeded();
    const images = footer(page).locator(
      '[data-part="quality-logos"] img, [data-part="teaser-group"] img',
    );
    await expect(images).toHaveCount(8);
    const sizes = () =>
      images.evaluateAll((all) =>
        all.map((image) => {
          const { width, height } = getComputedStyle(image);
          const isLogo = image.closest('[data-part="quality-logos"]') !== null;
          const sides = [width, height].map((px) => Number.parseFloat(px).toFixed(1));
          return [isLogo ? 'logo' : 'image', ...sides].join(' ');
        }),
      );
    const expected = [
      ...Array.from({ length: 5 }, () => 'image 105.6 70.4'),
      ...Array.from({ length: 3 }, () => 'logo 80.0 80.0'),
    ];
    expect((await sizes()).toSorted()).toEqual(expected);
    release();
    for (const image of await images.all()) {
      await image.scrollIntoViewIfNeeded();
      await expect(image).toHaveJSProperty('complete', true);
    }
    await waitForRendering(page);
    expect((await sizes()).toSorted()).toEqual(expected);
  });

  test(
    'loads the newsletter form when its box is near the viewport',
    { tag: '@journey' },
    async ({ page }) => {
      const chunks: string[] = [];
      page.on('request', (request) => {
        if (/\/NewsletterForm\.\w+\.js$/.test(request.url())) chunks.push(request.url());
      });
      await page.setViewportSize({ width: 1500, height: 400 });
      await page.goto('/category/all');
      await expect(part(page, 'newsletter-box')).toBeAttached();
      await waitForRendering(page);
      expect(chunks).toEqual([]);
      await part(page, 'newsletter-box').scrollIntoViewIfNeeded();
      await expect(part(page, 'newsletter-box').locator('[name="email"]')).toBeVisible();
      expect(chunks).toHaveLength(1);
    },
  );
});
