import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { recordLayoutShifts, totalShift } from './layoutShifts.ts';
import { finishAnimations, part } from './locators.ts';
import { waitForPageData } from './pageData.ts';
import { expectHydrated, holdScripts, openHeld } from './serverMarkup.ts';

const top = async (element: Locator) => Math.round((await element.boundingBox())?.y ?? NaN);

/**
 * Opens a page whose scripts load after the visitor has used it. Expects that nothing moves then.
 *
 * @param use Acts as the visitor. Returns the used element.
 */
async function useBeforeScripts(page: Page, width: number, use: () => Promise<Locator>) {
  await page.setViewportSize({ width, height: 900 });
  const layoutShifts = await recordLayoutShifts(page);
  const release = await holdScripts(page);
  await openHeld(page, '/contact');
  const used = await use();
  await finishAnimations(page);
  const before = { top: await top(used), shift: totalShift(await layoutShifts()) };
  release();
  await expectHydrated(page);
  await waitForPageData(page);
  expect(await top(used)).toBe(before.top);
  const shifts = await layoutShifts();
  expect(totalShift(shifts) - before.shift, shifts.join('\n')).toBeLessThan(0.0005);
}

// SSR-123
test('a search typed before the scripts load continues afterwards', async ({ page }) => {
  const field = part(page, 'search-input');
  await useBeforeScripts(page, 375, async () => {
    await field.focus();
    await page.keyboard.type('tase');
    await page.keyboard.press('ArrowLeft');
    return field;
  });
  await expect(field).toBeFocused();
  await page.keyboard.type('s');
  await expect(field).toHaveValue('tasse');
  await expect(part(page, 'suggestion').first()).toBeVisible();
});

// SSR-03, SSR-21, SSR-123
test('a country switcher opened before the scripts load stays open and can be closed', async ({
  page,
}) => {
  const switcher = part(page, 'country-switcher');
  const country = switcher.locator('[data-code="PL"]');
  await useBeforeScripts(page, 1500, async () => {
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

// SSR-03, SSR-21, SSR-123
test('a footer panel opened before the scripts load stays open and can be closed', async ({
  page,
}) => {
  const panel = part(page, 'teaser-group').first();
  const link = panel.getByRole('link', { name: 'Zahlungsarten' });
  await useBeforeScripts(page, 375, async () => {
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
