import type { Page } from '@playwright/test';
import { defaultSite, sites } from '../demo-shop/sites.ts';
import { blockShopFiles, recordConsole } from './everyShop.ts';
import { expect, test } from './fixtures.ts';
import { part } from './locators.ts';
import { waitForPageData } from './pageData.ts';
import { expectHydrated, holdScripts, openHeld } from './serverMarkup.ts';

/** Stores the visible elements of the server's header and footer. Hydration may remove hidden elements. */
const rememberElements = (page: Page) =>
  page.evaluate(() => {
    const elements = [...document.querySelectorAll('#header *, #footer *')];
    const visible = elements.filter((element) => element.checkVisibility());
    Reflect.set(window, 'serverElements', visible);
    return visible.length;
  });

/** The stored elements that are no longer in the page. */
const lostElements = (page: Page) =>
  page.evaluate(() =>
    (Reflect.get(window, 'serverElements') as Element[])
      .filter((element) => !element.isConnected)
      // The newsletter form, which loads near the window, replaces the link to the sign-up page.
      .filter((element) => !element.matches('[class*="NewsletterBox"]'))
      .map(({ outerHTML }) => outerHTML.slice(0, 160)),
  );

for (const [kind, files, isVisible] of [
  ['script is', /\/remote\/announcements\..*js$/, true],
  // Promotions are hidden without their styles.
  ['files are', /\/remote\/announcements\./, false],
] as const) {
  // SSR-140
  test(`a header works and keeps the markup of its promotions if their ${kind} blocked`, async ({
    page,
    pageErrors,
  }) => {
    await page.route(files, (route) => route.abort());
    await page.goto('/');
    await expectHydrated(page);
    await part(page, 'icon-cart').click();
    await expect(page.locator('[data-flyout="cart"]')).toBeVisible();
    await expect(part(page, 'top-banner')).toBeVisible({ visible: isVisible });
    await expect(part(page, 'top-banner')).toContainText('Herbstzeit');
    expect(pageErrors).toEqual([]);
  });
}

for (const [index, [visitor, width]] of (
  [
    ['new', 1500],
    ['LOGGED_IN', 375],
    ['REMEMBERED', 1000],
  ] as const
).entries()) {
  // Each test uses another site.
  const site = sites[(2 * index) % sites.length] ?? defaultSite;

  // SSR-03
  test(
    `hydration keeps every visible element for a visitor (${visitor}) at ${width} px`,
    { tag: ['@every-shop', ...(index === 0 ? ['@journey'] : [])] },
    async ({ page, host, pageErrors, reportedErrors }) => {
      await blockShopFiles(page);
      const messages = recordConsole(page);
      await page.setViewportSize({ width, height: 900 });
      if (visitor !== 'new') {
        await page.request.put(`${host.origin}/demo/visitor`, { data: { kind: visitor } });
      }
      const release = await holdScripts(page);
      await openHeld(page, `/?site=${site}`);
      expect(await rememberElements(page)).toBeGreaterThan(50);
      release();
      await expectHydrated(page);
      await waitForPageData(page);
      const user = part(page, 'icon-user');
      if (visitor === 'LOGGED_IN') await expect(user).toHaveAttribute('data-known', 'true');
      expect(await lostElements(page)).toEqual([]);
      expect([messages, pageErrors, reportedErrors]).toEqual([[], [], []]);
    },
  );
}
