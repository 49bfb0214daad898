import type { Page } from '@playwright/test';
import { sites } from '../demo-shop/sites.ts';
import { expect, test } from './fixtures.ts';
import { expectHydrated } from './serverMarkup.ts';

/** Remembers each element of the server's header and footer, before the first script of the page runs. */
function rememberElements(): void {
  document.addEventListener('readystatechange', () => {
    if (document.readyState !== 'interactive') return;
    const elements = [...document.querySelectorAll('#header *, #footer *')];
    Reflect.set(window, 'serverElements', elements);
  });
}

/** The server's elements that are no longer in the page, and how many there were. */
const lostElements = (page: Page) =>
  page.evaluate(() => {
    const elements = Reflect.get(window, 'serverElements') as Element[];
    const lost = elements.filter((element) => !element.isConnected);
    return { served: elements.length, lost: lost.map(({ outerHTML }) => outerHTML.slice(0, 160)) };
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
        await page.addInitScript(rememberElements);
        await page.setViewportSize({ width, height: 900 });
        if (visitor !== 'new') {
          await page.request.put(`${host.origin}/demo/visitor`, { data: { kind: visitor } });
        }
        for (const site of chosen) {
          await page.goto(`/?site=${site}`);
          await expectHydrated(page);
          const known = visitor === 'new' ? 'false' : 'true';
          const user = page.locator('[data-part="icon-user"]');
          if (visitor === 'LOGGED_IN') await expect(user).toHaveAttribute('data-known', known);
          await page.waitForLoadState('networkidle');
          const { served, lost } = await lostElements(page);
          expect(served, site).toBeGreaterThan(150);
          expect(lost, site).toEqual([]);
        }
        expect(messages).toEqual([]);
        expect(pageErrors).toEqual([]);
        expect(reportedErrors).toEqual([]);
      },
    );
  }
}
