import type { Page } from '@playwright/test';
import { defaultSite, sites } from '../demo-shop/sites.ts';
import { expect, test } from './fixtures.ts';
import { expectHydrated, holdScripts, openHeld } from './serverMarkup.ts';

/**
 * Remembers what a visitor sees of the server's header and footer. Texts and heads of panels that the style sheets hide
 * at this width are not drawn, and may go.
 */
const rememberElements = (page: Page) =>
  page.evaluate(() => {
    const elements = [...document.querySelectorAll('#header *, #footer *')];
    const seen = elements.filter((element) => element.checkVisibility());
    Reflect.set(window, 'serverElements', seen);
  });

/** The server's elements that are no longer in the page, and how many there were. */
const lostElements = (page: Page) =>
  page.evaluate(() => {
    const elements = Reflect.get(window, 'serverElements') as Element[];
    const lost = elements.filter((element) => !element.isConnected);
    // The link to the sign-up page gives way to the form, which loads near the window.
    const kept = lost.filter((element) => !element.matches('[class*="NewsletterBox"]'));
    return { served: elements.length, lost: kept.map(({ outerHTML }) => outerHTML.slice(0, 160)) };
  });

const visitors = ['new', 'LOGGED_IN', 'REMEMBERED'] as const;

for (const [column, width] of [375, 1000, 1500].entries()) {
  // SSR-03, SSR-121
  test(
    `Each kind of visitor at ${width} px keeps every element of the server’s header and footer`,
    { tag: '@every-shop' },
    async ({ page, host, pageErrors, reportedErrors }) => {
      const messages: string[] = [];
      page.on('console', (message) => {
        if (['warning', 'error'].includes(message.type())) messages.push(message.text());
      });
      await page.setViewportSize({ width, height: 900 });
      for (const [row, visitor] of visitors.entries()) {
        // Each site is at one width, of a shop with nine sites.
        const site = sites[(row * visitors.length + column) % sites.length] ?? defaultSite;
        await test.step(`${visitor} on ${site}`, async () => {
          if (visitor !== 'new') {
            await page.request.put(`${host.origin}/demo/visitor`, { data: { kind: visitor } });
          }
          const release = await holdScripts(page);
          await openHeld(page, `/?site=${site}`);
          await rememberElements(page);
          release();
          await expectHydrated(page);
          await page.waitForLoadState('networkidle');
          const { served, lost } = await lostElements(page);
          expect(served).toBeGreaterThan(150);
          const user = page.locator('[data-part="icon-user"]');
          if (visitor === 'LOGGED_IN') await expect(user).toHaveAttribute('data-known', 'true');
          expect(lost).toEqual([]);
        });
      }
      expect(messages).toEqual([]);
      expect(pageErrors).toEqual([]);
      expect(reportedErrors).toEqual([]);
    },
  );
}
