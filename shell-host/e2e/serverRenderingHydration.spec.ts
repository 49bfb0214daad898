import type { Page } from '@playwright/test';
import { sites } from '../demo-shop/sites.ts';
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
  for (const [row, visitor] of visitors.entries()) {
    // Each site at each width, and for each visitor, once.
    const chosen = sites.filter((_, index) => (index + column + row) % visitors.length === 0);
    // SSR-03, SSR-121
    test(
      `A visitor (${visitor}) at ${width} px keeps every element of the server’s header and footer on ${chosen.join(', ')}`,
      { tag: visitor === 'new' ? '@every-shop' : [] },
      async ({ page, host, pageErrors, reportedErrors }) => {
        const messages: string[] = [];
        page.on('console', (message) => {
          if (['warning', 'error'].includes(message.type())) messages.push(message.text());
        });
        await page.setViewportSize({ width, height: 900 });
        if (visitor !== 'new') {
          await page.request.put(`${host.origin}/demo/visitor`, { data: { kind: visitor } });
        }
        for (const site of chosen) {
          const release = await holdScripts(page);
          await openHeld(page, `/?site=${site}`);
          await rememberElements(page);
          release();
          await expectHydrated(page);
          await page.waitForLoadState('networkidle');
          const { served, lost } = await lostElements(page);
          expect(served, site).toBeGreaterThan(150);
          const user = page.locator('[data-part="icon-user"]');
          if (visitor === 'LOGGED_IN') await expect(user).toHaveAttribute('data-known', 'true');
          expect(lost, site).toEqual([]);
        }
        expect(messages).toEqual([]);
        expect(pageErrors).toEqual([]);
        expect(reportedErrors).toEqual([]);
      },
    );
  }
}
