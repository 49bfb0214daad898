import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { setTextSize } from './textSize.ts';

const part = (page: Page, name: string) => page.locator(`[data-part="${name}"]`);

/** Where the words of an element are, which may be more or less than its box. */
const wordsOf = (locator: Locator) =>
  locator.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { left, right, top, bottom } = range.getBoundingClientRect();
    return { left, right, top, bottom };
  });

const boxOf = (locator: Locator) =>
  locator.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { left, right, top, bottom };
  });

async function openState(page: Page, id: string, width: number, site: string): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.goto(`/playground?state=${id}&site=${site}`);
  await expect(page.locator('[data-progress="done"]')).toBeVisible();
}

// PROMO-42, PROMO-46, PROMO-52
test('In larger text the parts of a voucher’s banner stand beside each other, and no line is cut in the middle of a text', async ({
  page,
}) => {
  for (const [width, size] of [
    [980, 20],
    [1200, 24],
    [1440, 22],
    [1440, 24],
    [1440, 32],
    [1920, 32],
  ] as const) {
    await test.step(`${width} px with a text size of ${size} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await setTextSize(page, size);
      await page.goto('/help');
      const [code, copy] = [part(page, 'promo-code'), part(page, 'copy-code')];
      await expect(copy).toBeVisible();
      const toggle = part(page, 'legal-toggle');
      const [words, button, label] = [await wordsOf(code), await boxOf(copy), await boxOf(toggle)];
      expect(words.right).toBeLessThanOrEqual(button.left + 0.5);
      expect(button.right).toBeLessThanOrEqual(label.left + 0.5);
      const { right: phaseEnd } = await boxOf(part(page, 'pi-banner'));
      expect(label.right).toBeLessThanOrEqual(phaseEnd);
      const heights = await part(page, 'top-banner')
        .locator('[data-clamped]')
        .evaluateAll((texts) =>
          texts.map((text) => {
            const { webkitLineClamp, lineHeight } = getComputedStyle(text);
            return text.clientHeight / parseFloat(lineHeight) / Number(webkitLineClamp);
          }),
        );
      for (const height of heights) if (height > 0) expect(height).toBeLessThan(1.2);
    });
  }
});

// PROMO-51
test('On phones a banner’s button is within its row', async ({ page }) => {
  await openState(page, 'top-banner-button', 320, 'DE');
  for (const width of [320, 375, 600]) {
    await page.setViewportSize({ width, height: 800 });
    const [banner, button] = [
      await boxOf(part(page, 'top-banner')),
      await boxOf(part(page, 'cta')),
    ];
    expect(button.top, `${width} px`).toBeGreaterThanOrEqual(banner.top);
    expect(button.bottom, `${width} px`).toBeLessThanOrEqual(banner.bottom);
    expect(button.right, `${width} px`).toBeLessThanOrEqual(width);
  }
});

// PROMO-53
test('A benefit that has the keyboard’s focus is shown whole, and its outline covers no word', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/help');
  await expect(part(page, 'copy-code')).toBeVisible();
  const focused = page.locator('[data-part="benefits"] a:focus');
  const seen = new Set<string>();
  for (let stop = 0; stop < 15; stop += 1) {
    await page.keyboard.press('Tab');
    if ((await focused.count()) === 0) continue;
    await expect.poll(async () => (await boxOf(focused)).right).toBeLessThanOrEqual(375.5);
    const [link, words] = [await boxOf(focused), await wordsOf(focused)];
    expect(link.left).toBeGreaterThanOrEqual(-0.5);
    // The outline is 3 px wide, inside.
    expect(words.left - link.left).toBeGreaterThan(3);
    expect(link.right - words.right).toBeGreaterThan(3);
    seen.add((await focused.textContent()) ?? '');
  }
  expect(seen.size).toBeGreaterThan(2);
});

// HEAD-137, HEAD-151
test('The text of the app banner is not squeezed beside a long button, which is as round as the shop’s other buttons', async ({
  page,
}) => {
  await openState(page, 'app-banner', 375, 'HU');
  const { left, right } = await boxOf(part(page, 'app-banner').locator('p').first());
  expect(right - left).toBeGreaterThanOrEqual(160);
  await expect(part(page, 'app-banner').locator('a')).toHaveCSS('border-radius', '999px');
});
