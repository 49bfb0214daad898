import type { Page } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { expandFooter } from './footerPanels.ts';
import { flyout, part } from './locators.ts';
import { resize } from './pageData.ts';

// Painting the frames of animations would slow the tests down.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const HEADER = '[data-fascia="header"]';
const FOOTER = '[data-fascia="footer"]';

/** Opens a page in a window of this width, and loads its newsletter form. */
async function open(page: Page, address: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(address);
  await part(page, 'legal-links').scrollIntoViewIfNeeded();
  if (!address.startsWith('/contact')) return;
  const box = part(page, 'newsletter-box');
  await box.scrollIntoViewIfNeeded();
  await expect(box.locator('[name="email"]')).toBeVisible();
}

// HEAD-01
test('Tab moves through the header in reading order', { tag: '@journey' }, async ({ page }) => {
  await page.goto('/contact');
  await part(page, 'logo').focus();
  const stops: string[] = [];
  for (let stop = 0; stop < 14; stop += 1) {
    const name = await page.evaluate(() => {
      const { dataset, ariaExpanded } = document.activeElement as HTMLElement;
      return dataset['part'] ?? (ariaExpanded === null ? '' : 'toggle');
    });
    stops.push(name);
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

// HOST-20, FOOT-31
test.describe('no axe violations', { tag: '@journey' }, () => {
  for (const width of [375, 1500]) {
    test(`in the header and the expanded footer at ${width} px`, async ({ page }) => {
      await open(page, '/contact', width);
      await expectNoViolations(page, HEADER);
      if (width === 375) await expectNoViolations(page, FOOTER);
      await expandFooter(page);
      await expectNoViolations(page, FOOTER);
    });
  }
});

// HEAD-19
test('on a phone the search flyout never covers the focus', async ({ page }) => {
  await resize(page, 375);
  await page.goto('/help');
  await part(page, 'icon-search').click();
  const search = flyout(page, 'search');
  await expect(part(search, 'search-input')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(part(page, 'icon-search')).toBeFocused();
  await expect(search).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(search).toBeHidden();
  const submit = part(page, 'search-submit').first();
  await expect(submit).toBeFocused();
  // Fails if another element covers the button.
  await submit.click({ trial: true });
});
