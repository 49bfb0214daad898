import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { part } from './locators.ts';
import { waitForRendering } from './pageData.ts';
import { ignoreTimers } from './pauseClock.ts';

const STATUS = '**/json/psdata';
/** Timeout of `useNewsletterStatus` in ms. */
const STATUS_TIMEOUT_MS = 3_000;

/** Records elements that move within the footer. Ignores moves of the whole footer, which the page above it causes. */
function recordFooterShifts(): void {
  const moved: string[] = [];
  Reflect.set(window, 'moved', moved);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      sources: { node?: Node }[];
    })[]) {
      for (const { node } of entry.sources) {
        const element = node instanceof Element ? node : node?.parentElement;
        if (element?.parentElement?.closest('[data-fascia="footer"]')) {
          moved.push(element.outerHTML.slice(0, 120));
        }
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Opens a page and holds back its newsletter status and logos. Returns a function that releases them. */
async function openHeldBack(page: Page, width: number, newsletter: string) {
  const data = { kind: 'LOGGED_IN', newsletter };
  await page.context().request.put('/demo/visitor', { data });
  const { promise: released, resolve } = Promise.withResolvers<void>();
  for (const path of [STATUS, '**/service/footer-images/logos/**']) {
    await page.route(path, async (route) => {
      await released;
      await route.continue();
    });
  }
  await page.addInitScript(recordFooterShifts);
  await page.setViewportSize({ width, height: 3_500 });
  // The page's load event waits for the logos.
  await page.goto('/contact?site=HU', { waitUntil: 'domcontentloaded' });
  await expect(part(page, 'legal-links')).toBeVisible();
  return async () => {
    const response = page.waitForResponse(STATUS);
    resolve();
    await (await response).finished();
    for (const logo of await page.locator('[data-part="quality-logos"] img').all()) {
      await expect(logo).toHaveJSProperty('complete', true);
    }
  };
}

async function expectNoShifts(page: Page): Promise<void> {
  await waitForRendering(page);
  expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toEqual([]);
}

// HOST-44
test.describe('nothing moves within the footer', () => {
  for (const width of [1500, 375]) {
    test(`at ${width} px when the newsletter box appears late`, async ({ page }) => {
      const release = await openHeldBack(page, width, 'NONE');
      await release();
      await expect(part(page, 'newsletter-box').locator('[name="email"]')).toBeVisible();
      await expectNoShifts(page);
    });
  }

  test('when the newsletter box is removed for a subscriber', async ({ page }) => {
    // The status may arrive after its deadline on a busy machine.
    await ignoreTimers(page, STATUS_TIMEOUT_MS, STATUS_TIMEOUT_MS);
    const release = await openHeldBack(page, 800, 'SUBSCRIBED');
    await release();
    await expect(part(page, 'newsletter-box')).toHaveCount(0);
    await expectNoShifts(page);
  });

  test('when the newsletter status arrives after its deadline', async ({ page }) => {
    const release = await openHeldBack(page, 1500, 'SUBSCRIBED');
    const email = part(page, 'newsletter-box').locator('[name="email"]');
    await expect(email).toBeVisible();
    await release();
    await expectNoShifts(page);
    await expect(email).toBeVisible();
  });
});
