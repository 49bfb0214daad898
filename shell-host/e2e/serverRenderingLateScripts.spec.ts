import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { recordLayoutShifts } from './layoutShifts.ts';
import { expectHydrated, holdScripts, openHeld } from './serverMarkup.ts';

/** The distance of an element from the window's upper edge, in whole pixels: a visitor sees it there. */
const top = async (element: Locator) => Math.round((await element.boundingBox())?.y ?? NaN);

/**
 * Opens a page whose scripts come only after a visitor has used it.
 *
 * @param layoutShifts Reads the page's layout shifts.
 * @param use What the visitor does; returns what has to stay where it is.
 */
async function useBeforeScripts(
  page: Page,
  layoutShifts: () => Promise<string[]>,
  use: () => Promise<Locator>,
) {
  // The clear button comes with the scripts, while the search field may still be growing: 0.00001 counts as 0.000.
  const visibleShifts = async () =>
    (await layoutShifts()).filter((shift) => Number.parseFloat(shift) >= 0.0005);
  await page.unrouteAll();
  const release = await holdScripts(page);
  await openHeld(page, '/contact');
  const used = await use();
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
  );
  const before = { top: await top(used), shifts: await visibleShifts() };
  release();
  await expectHydrated(page);
  await page.waitForLoadState('networkidle');
  expect({ top: await top(used), shifts: await visibleShifts() }).toEqual(before);
}

for (const width of [375, 1500]) {
  // SSR-03, SSR-16, SSR-21, SSR-22, SSR-124
  test(`At ${width} px what was used before the scripts goes on after them, and nothing moves`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const layoutShifts = await recordLayoutShifts(page);
    await test.step('a search that was typed', async () => {
      const field = page.locator('[data-part="search-input"]');
      await useBeforeScripts(page, layoutShifts, async () => {
        await field.focus();
        await page.keyboard.type('tase');
        await page.keyboard.press('ArrowLeft');
        return field;
      });
      await expect(field).toBeFocused();
      await page.keyboard.type('s');
      await expect(field).toHaveValue('tasse');
      const suggestion = page.locator('[data-part="suggestion"]').first();
      await expect(suggestion).toBeVisible();
    });
    await test.step('a country switcher that was opened stays open where it is, and closes by them', async () => {
      const switcher = page.locator('[data-part="country-switcher"]');
      const country = switcher.locator('[data-code="PL"]');
      await useBeforeScripts(page, layoutShifts, async () => {
        await switcher.getByRole('button').click();
        await expect(country).toBeVisible();
        return switcher;
      });
      await expect(country).toBeVisible();
      await expect(switcher.getByRole('button')).toBeFocused();
      await expect(switcher.getByRole('button')).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press('Escape');
      await expect(country).toBeHidden();
    });
    if (width > 375) return;
    await test.step('a panel of the footer that was opened stays open where it is, and closes by them', async () => {
      const panel = page.locator('[data-part="teaser-group"]').first();
      const link = panel.getByRole('link', { name: 'Zahlungsarten' });
      await useBeforeScripts(page, layoutShifts, async () => {
        await panel.getByRole('button').click();
        await expect(link).toBeVisible();
        return panel;
      });
      await expect(link).toBeVisible();
      const head = panel.getByRole('button');
      await expect(head).toHaveAttribute('aria-expanded', 'true');
      await head.click();
      await expect(link).toBeHidden();
    });
  });
}
