import type { Page } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { holdRequests } from './faults.ts';
import { expect, test } from './fixtures.ts';
import { logInAsStaff, openSettings, part } from './previewPanel.ts';
import { findBrokenWords, setTextSize } from './textSize.ts';

// Painting the frames of animations would slow the tests down.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const PANEL = '[data-fascia="preview-panel"]';

async function openAsStaff(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(part(page, 'open')).toBeVisible();
}

/** Presses Tab until a part of the panel has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  const focused = () =>
    page.evaluate(() => (document.activeElement as HTMLElement).dataset['part'] ?? '');
  for (let stop = 0; stop < 40 && (await focused()) !== name; stop += 1) {
    await page.keyboard.press('Tab');
  }
  await expect(part(page, name)).toBeFocused();
}

test.describe('the preview panel', () => {
  test.beforeEach(({ page, host }) => logInAsStaff(page, host.origin));

  // PREV-04, HOST-20
  test('can be used with the keyboard alone', async ({ page }) => {
    await openAsStaff(page, '/checkout?site=DE');
    await part(page, 'open').focus();
    await page.keyboard.press('Enter');
    await expect(part(page, 'settings')).toBeVisible();
    await expect(page.locator('body')).toHaveCSS('overflow-y', 'hidden');
    await tabTo(page, 'date');
    await page.keyboard.type('12062026');
    await expect(part(page, 'date')).toHaveValue('2026-12-06');
    await tabTo(page, 'ab-test');
    await expect(part(page, 'message')).toHaveText('Active tests found.');
    await page.keyboard.type('adv');
    await expect(part(page, 'ab-test')).toHaveValue('advent-banner');
    await tabTo(page, 'ab-group');
    await page.keyboard.type('dark');
    await tabTo(page, 'apply');
    await page.keyboard.press('Enter');
    await expect(part(page, 'message')).toHaveText('Settings applied successfully.');
    await expect(part(page, 'apply')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(part(page, 'settings')).toHaveCount(0);
    await expect(page.locator('body')).toHaveCSS('overflow-y', 'visible');
  });

  test('has no axe violations in any state', async ({ page }) => {
    await openAsStaff(page, '/?site=TR');
    await expectNoViolations(page, PANEL);
    await openSettings(page);
    await expectNoViolations(page, PANEL);
    await part(page, 'date').fill('2026-12-06');
    await part(page, 'ab-test').selectOption('top-banner-wording');
    await part(page, 'apply').click();
    await expect(part(page, 'message')).toHaveAttribute('data-state', 'error');
    await expectNoViolations(page, PANEL);
    await part(page, 'ab-group').selectOption('offer-first');
    const release = await holdRequests(page, '**/service/preview/api/token*');
    await part(page, 'apply').click();
    await expect(part(page, 'message')).toHaveAttribute('data-state', 'loading');
    await expectNoViolations(page, PANEL);
    release();
    await expect(part(page, 'message')).toHaveText('Settings applied successfully.');
    // HEAD-137
    for (const name of ['apply', 'open']) {
      const radius = await part(page, name).evaluate((element) =>
        Number.parseFloat(getComputedStyle(element).borderRadius),
      );
      expect(radius).toBeGreaterThan(22);
    }
    // HEAD-137
    const dates = page.getByRole('dialog').getByText('2026-12-06', { exact: true });
    await expect(dates.first()).toHaveCSS('white-space', 'nowrap');
    await page.keyboard.press('Escape');
    await expectNoViolations(page, PANEL);
  });

  // UI-45
  test('is not cut off at any width or text size', async ({ page }) => {
    await openAsStaff(page, '/?site=TR');
    for (const [textSize, widths] of [
      [16, [320, 1500]],
      [32, [320, 375, 800, 1200, 1500]],
    ] as const) {
      await setTextSize(page, textSize);
      for (const width of widths) {
        const where = `${width} px, text of ${textSize} px`;
        await page.setViewportSize({ width, height: 700 });
        await openSettings(page);
        expect(await findBrokenWords(page.getByRole('dialog').locator('h2')), where).toEqual([]);
        for (const name of ['date', 'apply', 'logout']) {
          await part(page, name).scrollIntoViewIfNeeded();
          await expect(part(page, name), where).toBeInViewport({ ratio: 1 });
        }
        await page.keyboard.press('Escape');
        await expect(part(page, 'open'), where).toBeInViewport({ ratio: 1 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth), where).toBe(width);
      }
    }
  });
});
