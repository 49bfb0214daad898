import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { drawer, flyout, menuButton, navToggle } from './locators.ts';

/** Duration of the longest running transition or animation in ms. */
const longestMotion = (page: Page) =>
  page.evaluate(() =>
    Math.max(
      0,
      ...document
        .getAnimations()
        .map(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0)),
    ),
  );

async function openFlyout(page: Page): Promise<void> {
  await page.goto('/');
  await navToggle(page, 'coffee').press('Enter');
  await expect(flyout(page, 'coffee')).toBeVisible();
}

/** Presses Escape and reads the state before the next frame. */
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

// UI-30
test('a closing flyout is visible for at most 160 ms and takes neither clicks nor focus', async ({
  page,
}) => {
  await openFlyout(page);
  expect(await longestMotion(page)).toBeLessThanOrEqual(160);
  await flyout(page, 'coffee').locator('a').first().focus();
  expect(await close(page)).toEqual({
    isMarked: false,
    isInert: true,
    takesPress: false,
    display: 'block',
    focused: 'Kaffee: Untermenü',
  });
  expect(await longestMotion(page)).toBeLessThanOrEqual(160);
  await expect(flyout(page, 'coffee')).toHaveCSS('display', 'none');
});

// UI-30
test(
  'with reduced motion a flyout opens and closes without animation',
  { tag: '@journey' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openFlyout(page);
    expect(await longestMotion(page)).toBe(0);
    expect((await close(page)).display).toBe('none');
  },
);

// UI-30
test('the page receives clicks while the drawer closes', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await page.goto('/');
  await menuButton(page).click();
  await expect(drawer(page)).toBeVisible();
  const isCovered = await page.evaluate(async () => {
    const dialog = document.querySelector('dialog[open]');
    dialog?.querySelector<HTMLElement>('[data-part="flyout-close"]')?.click();
    while (dialog?.hasAttribute('open')) await new Promise((resolve) => setTimeout(resolve));
    return document.elementFromPoint(200, 400)?.closest('dialog') !== null;
  });
  expect(isCovered).toBe(false);
  await expect(page.locator('[data-fascia="header"] dialog')).toHaveCSS('display', 'none');
});
