import { expect } from '@playwright/test';
import { test } from './engineTest.ts';
import { DRAWER, flyout, MENU_BUTTON, part } from './parts.ts';
import type { Tab } from './tab.ts';

const SCROLLED = 400;

/**
 * Opens a page with a sticky header and the scroll padding that docs/hosts/layout.md recommends. Scrolls it down and a
 * little up, which keeps the header visible.
 */
async function openSticky(tab: Tab): Promise<void> {
  await tab.open('/playground?header.sticky=true');
  await tab.evaluate((top) => {
    const { style } = document.documentElement;
    style.setProperty('scroll-padding-top', 'var(--fascia-header-height, 0px)');
    style.setProperty('scroll-behavior', 'smooth');
    window.scrollTo({ top: top + 200, behavior: 'instant' });
  }, SCROLLED);
  await tab.expectVisible('[data-fascia="header"][data-scrolled]');
  await tab.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), SCROLLED);
  await tab.expectVisible('[data-fascia="header"]:not([data-away])');
}

/** Focuses an element without scrolling, as a click does. */
async function focusInPlace(tab: Tab, selector: string): Promise<void> {
  await tab.evaluate((selected) => {
    document.querySelector<HTMLElement>(selected)?.focus({ preventScroll: true });
  }, selector);
  await tab.expectFocus(selector);
}

/** Expects that the page is not scrolling, two frames after the last action. */
async function expectNotScrolled(tab: Tab): Promise<void> {
  const top = await tab.evaluate(
    () =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(window.scrollY)));
      }),
  );
  expect(top).toBe(SCROLLED);
}

test.describe('a sticky header', () => {
  test('stays in view while the page scrolls', async ({ tab }) => {
    await tab.open('/playground?header.sticky=true');
    await tab.evaluate(() => window.scrollTo(0, 600));
    await tab.evaluate(() => window.scrollTo(0, 400));
    await expect
      .poll(async () => (await tab.read('[data-fascia="header"]'))[0]?.box.y)
      .toBeLessThanOrEqual(0);
    await tab.expectVisible(part('icon-cart'));
  });

  // HEAD-154
  test('does not scroll the page when a flyout opens and closes', async ({ tab }) => {
    await openSticky(tab);
    await focusInPlace(tab, part('icon-user'));
    await tab.press('Enter');
    await tab.expectVisible(flyout('account'));
    for (const key of ['Tab', 'Tab', 'Escape', 'Tab'] as const) {
      await tab.press(key);
      await expectNotScrolled(tab);
    }
  });
});

test.describe('a sticky header of a phone', () => {
  test.use({ window: { width: 375, height: 700 } });

  // HEAD-154
  test('does not scroll the page when its drawer opens and closes', async ({ tab }) => {
    await openSticky(tab);
    await focusInPlace(tab, MENU_BUTTON);
    await tab.press('Enter');
    await tab.expectCount(`${DRAWER} ${part('drill-down')}`, 4);
    await tab.press('Tab');
    await tab.press('Escape');
    await tab.expectHidden(DRAWER);
    await tab.expectFocus(MENU_BUTTON);
    await expectNotScrolled(tab);
  });
});
