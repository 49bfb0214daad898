import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const flyout = (page: Page) => page.locator('[data-flyout="coffee"]');
const toggle = (page: Page) => page.locator('[data-item="coffee"] + button');

/** The longest of the page's running transitions and animations, in ms. */
const longestMotion = (page: Page) =>
  page.evaluate(() =>
    Math.max(
      0,
      ...document
        .getAnimations()
        .map(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0)),
    ),
  );

async function openFlyout(page: Page) {
  await page.goto('/');
  await expect(page.locator('[data-part="icon-cart"]')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await toggle(page).focus();
  await page.keyboard.press('Enter');
  await expect(flyout(page)).toBeVisible();
}

/** Presses Escape and says what is so before the browser draws again. */
const close = (page: Page) =>
  page.evaluate(async () => {
    const closed = new Promise((resolve) => {
      window.addEventListener('fascia:flyout-close', resolve, { once: true });
    });
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
    );
    await closed;
    const panel = document.querySelector<HTMLElement>('[data-flyout="coffee"]');
    return {
      isMarked: document.body.classList.contains('header2020-flyout-open'),
      isInert: panel?.inert,
      takesPress: panel && getComputedStyle(panel).pointerEvents !== 'none',
      display: panel && getComputedStyle(panel).display,
      focused: document.activeElement?.getAttribute('aria-label'),
    };
  });

// UI-30, UI-31
test('A closing flyout is seen for a moment, in which it takes neither a press nor the focus; where less motion is preferred it is there and gone at once', async ({
  page,
}) => {
  await openFlyout(page);
  expect(await longestMotion(page)).toBeLessThanOrEqual(160);
  const first = page.locator('[data-flyout="coffee"] a').first();
  await first.focus();
  expect(await close(page)).toEqual({
    isMarked: false,
    isInert: true,
    takesPress: false,
    display: 'block',
    focused: 'Kaffee: Untermenü',
  });
  expect(await longestMotion(page)).toBeLessThanOrEqual(160);
  await expect(flyout(page)).toHaveCSS('display', 'none');
  await test.step('less motion is preferred', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openFlyout(page);
    expect(await longestMotion(page)).toBe(0);
    expect((await close(page)).display).toBe('none');
  });
});

// UI-31
test('A closing drawer takes no press: the page under it does', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await page.goto('/');
  await expect(page.locator('[data-part="icon-cart"]')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.locator('form:has(+ dialog) > button').click();
  const drawer = page.locator('dialog[open]');
  await expect(drawer).toBeVisible();
  const isCovered = await page.evaluate(async () => {
    const dialog = document.querySelector('dialog[open]');
    dialog?.querySelector<HTMLElement>('[data-part="flyout-close"]')?.click();
    while (dialog?.hasAttribute('open')) await new Promise((resolve) => setTimeout(resolve));
    return document.elementFromPoint(200, 400)?.closest('dialog') !== null;
  });
  expect(isCovered).toBe(false);
  await expect(page.locator('[data-fascia="header"] dialog')).toHaveCSS('display', 'none');
});
