import type { Page } from '@playwright/test';
import { CARTS, removeButton } from './cartHelpers.ts';
import { expect, test } from './fixtures.ts';
import {
  drawer,
  flyout,
  menuButton,
  moduleRoot,
  navToggle,
  part,
  searchField,
} from './locators.ts';

const header = (page: Page) => moduleRoot(page, 'header').first();

/** Opens a page with the scroll padding that docs/hosts/layout.md recommends, and scrolls it down. */
async function openWithScrollPadding(page: Page): Promise<void> {
  await page.goto('/playground?header.sticky=true');
  await page.evaluate(() => {
    const { style } = document.documentElement;
    style.setProperty('scroll-padding-top', 'var(--fascia-header-height, 0px)');
    style.setProperty('scroll-behavior', 'smooth');
  });
  await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }));
  await expect(header(page)).toHaveAttribute('data-scrolled', 'true');
}

/** The scroll position two frames later, when a smooth scroll has started. */
const settledScrollY = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(window.scrollY)));
      }),
  );

/** Presses keys one after the other. Expects the same scroll position after each key. */
async function pressWithoutScrolling(page: Page, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key);
    expect(await settledScrollY(page), key).toBe(700);
  }
}

for (const width of [1500, 375]) {
  // HEAD-154
  test(`at ${width} px focus and typing in a sticky header do not scroll the page`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openWithScrollPadding(page);
    await part(page, 'icon-search').press('Enter');
    const field = part(flyout(page, 'search'), 'search-input');
    await expect(field).toBeFocused();
    expect(await settledScrollY(page)).toBe(700);
    await pressWithoutScrolling(page, ['k', 'a', 'Backspace', 'Tab', 'Escape', 'Tab', 'Tab']);
    await part(page, 'icon-user').press('Enter');
    await expect(flyout(page, 'account')).toBeVisible();
    await flyout(page, 'account').getByRole('link').first().focus();
    await page.keyboard.press('Escape');
    await expect(flyout(page, 'account')).toBeHidden();
    expect(await settledScrollY(page)).toBe(700);
  });

  // HEAD-154
  test(`at ${width} px typing a place and restoring an article do not scroll the page`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.request.put('/demo/cart', { data: CARTS.twoArticles });
    await openWithScrollPadding(page);
    await part(page, 'icon-store-finder').press('Enter');
    const field = part(page, 'store-input');
    await expect(field).toBeVisible();
    await field.focus();
    await pressWithoutScrolling(page, ['W', 'i', 'Backspace', 'Backspace', 'Enter']);
    await expect(field).toBeFocused();
    await pressWithoutScrolling(page, ['Escape']);
    await part(page, 'icon-cart').press('Enter');
    await expect(part(page, 'cart-entry')).toHaveCount(2);
    await removeButton(page, 'Aurora').focus();
    await pressWithoutScrolling(page, ['Enter']);
    await expect(part(page, 'undo')).toBeFocused();
    await pressWithoutScrolling(page, ['Enter']);
    await expect(removeButton(page, 'Aurora')).toBeFocused();
    await pressWithoutScrolling(page, ['Escape']);
  });
}

// HEAD-154
test('the arrow keys in the navigation and in suggestions do not scroll the page', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    const searches = [
      ['kaffee', Date.now() - 1],
      ['tee', Date.now() - 2],
    ];
    localStorage.setItem('fascia.recentSearches.DE', JSON.stringify(searches));
  });
  await openWithScrollPadding(page);
  await navToggle(page, 'coffee').press('Enter');
  await expect(flyout(page, 'coffee')).toBeVisible();
  const arrows = ['ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowLeft', 'ArrowUp', 'End', 'Home'];
  await pressWithoutScrolling(page, [...arrows, 'Escape', 'ArrowRight', 'ArrowLeft']);
  await searchField(page).evaluate((field: HTMLElement) => field.focus());
  await expect(part(page, 'recent-searches')).toBeVisible();
  await pressWithoutScrolling(page, ['ArrowDown', 'ArrowDown', 'ArrowUp', 'Escape', 'k', 'a']);
  await expect(part(page, 'suggestion').first()).toBeVisible();
  await pressWithoutScrolling(page, ['ArrowDown', 'ArrowDown', 'ArrowUp', 'Escape']);
});

// HEAD-154
test('opening, using and closing the drawer do not scroll the page', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openWithScrollPadding(page);
  await menuButton(page).press('Enter');
  await expect(part(drawer(page), 'drill-down')).toHaveCount(4);
  await part(drawer(page), 'drill-down').first().focus();
  await pressWithoutScrolling(page, ['Enter', 'Tab', 'Tab', 'Shift+Tab', 'Escape']);
  await expect(drawer(page)).toBeHidden();
  expect(await settledScrollY(page)).toBe(700);
  await expect(menuButton(page)).toBeFocused();
});

// HEAD-88, HEAD-154
test('Shift+Tab into a header that has slid away does not scroll the page', async ({ page }) => {
  await openWithScrollPadding(page);
  await page.mouse.move(700, 600);
  await page.mouse.wheel(0, 300);
  await expect(header(page)).toHaveAttribute('data-away');
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let last = -1;
        const compare = () => {
          if (window.scrollY === last) return resolve();
          last = window.scrollY;
          return requestAnimationFrame(compare);
        };
        compare();
      }),
  );
  const before = await settledScrollY(page);
  await page
    .locator('main :is(a, button, input, select)')
    .first()
    .evaluate((control) => {
      (control as HTMLElement).focus({ preventScroll: true });
    });
  await page.keyboard.press('Shift+Tab');
  await expect(header(page).locator(':focus')).toBeVisible();
  await expect(header(page)).not.toHaveAttribute('data-away');
  expect(await settledScrollY(page)).toBe(before);
});
