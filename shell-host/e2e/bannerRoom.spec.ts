import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { boxOf, openState, part } from './locators.ts';
import { resize, waitForRendering } from './pageData.ts';
import { setTextSize } from './textSize.ts';

/** The bounding box of an element's text, which may be larger or smaller than the element. */
const wordsOf = (locator: Locator) =>
  locator.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { left, right } = range.getBoundingClientRect();
    return { left, right };
  });

// PROMO-42, PROMO-41, PROMO-37
test('with larger text the parts of a voucher banner do not overlap and no line is cut off', async ({
  page,
}) => {
  await page.goto('/help');
  for (const [width, size] of [
    [980, 20],
    [1200, 24],
    [1440, 22],
    [1440, 32],
    [1920, 32],
  ] as const) {
    await test.step(`${width} px with a text size of ${size} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await setTextSize(page, size);
      await waitForRendering(page);
      const code = await wordsOf(part(page, 'promo-code'));
      const copy = await boxOf(part(page, 'copy-code'));
      const label = await boxOf(part(page, 'legal-toggle'));
      expect(code.right).toBeLessThanOrEqual(copy.x + 0.5);
      expect(copy.right).toBeLessThanOrEqual(label.x + 0.5);
      expect(label.right).toBeLessThanOrEqual((await boxOf(part(page, 'pi-banner'))).right);
      const shown = part(page, 'top-banner').locator('[data-clamped]').filter({ visible: true });
      const shares = await shown.evaluateAll((texts) =>
        texts.map((text) => {
          const { webkitLineClamp, lineHeight, whiteSpace } = getComputedStyle(text);
          const lines = whiteSpace === 'nowrap' ? 1 : Number(webkitLineClamp);
          return text.clientHeight / parseFloat(lineHeight) / lines;
        }),
      );
      expect(shares.length).toBeGreaterThan(0);
      // The negation also finds NaN.
      expect(shares.filter((share) => !(share < 1.2))).toEqual([]);
    });
  }
});

// PROMO-42
test('on phones the button of a banner stays in its row', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await openState(page, 'top-banner-button');
  for (const width of [320, 375, 600]) {
    await resize(page, width, 800);
    const banner = await boxOf(part(page, 'top-banner'));
    const button = await boxOf(part(page, 'cta'));
    expect(button.y, `${width} px`).toBeGreaterThanOrEqual(banner.y);
    expect(button.bottom, `${width} px`).toBeLessThanOrEqual(banner.bottom);
    expect(button.right, `${width} px`).toBeLessThanOrEqual(width);
  }
});

// PROMO-53
test('a focused benefit is completely visible and its outline covers no text', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/help');
  const benefits = part(page, 'benefits').getByRole('link');
  const focused = page.locator('[data-part="benefits"] a:focus');
  await benefits.first().focus();
  for (const benefit of await benefits.all()) {
    await expect(benefit).toBeFocused();
    await expect.poll(async () => (await boxOf(focused)).right).toBeLessThanOrEqual(375.5);
    const link = await boxOf(focused);
    const words = await wordsOf(focused);
    expect(link.x).toBeGreaterThanOrEqual(-0.5);
    // The outline is 3 px wide and inside the link.
    expect(words.left - link.x).toBeGreaterThan(3);
    expect(link.right - words.right).toBeGreaterThan(3);
    await page.keyboard.press('Tab');
  }
});

// HEAD-137
test('the app banner’s text fits beside a long button that has the shop’s button shape', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await openState(page, 'app-banner', 'HU');
  const banner = part(page, 'app-banner');
  expect((await boxOf(banner.locator('p').first())).width).toBeGreaterThanOrEqual(160);
  await expect(banner.locator('a')).toHaveCSS('border-radius', '999px');
});
