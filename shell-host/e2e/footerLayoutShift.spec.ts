import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const DELAY_MS = 1_500;

/** Records elements that move within the footer. A move of the whole footer is caused by the page above it. */
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

/** Nobody has been here before: what a page tells the next one is gone. */
async function forgetVisit(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}

// HOST-44
test('Nothing moves within the footer with slow services, whether a visitor has the newsletter or not', async ({
  page,
  context,
  shop,
}) => {
  shop.faults.set('footerPersonalData', { kind: 'delay', ms: DELAY_MS });
  shop.faults.set('logos', { kind: 'delay', ms: DELAY_MS });
  await page.addInitScript(recordFooterShifts);
  for (const [width, newsletter] of [
    [1500, 'NONE'],
    [800, 'SUBSCRIBED'],
    [375, 'NONE'],
  ] as const) {
    await test.step(`${newsletter} at ${width} px`, async () => {
      await context.request.put('/demo/visitor', { data: { kind: 'LOGGED_IN', newsletter } });
      await page.setViewportSize({ width, height: 3_500 });
      const response = page.waitForResponse('**/json/psdata');
      await page.goto('/contact?site=HU');
      await expect(page.locator('[data-part="legal-links"]')).toBeVisible();
      await response;
      await page.waitForLoadState('networkidle');
      const box = page.locator('[data-part="newsletter-box"]');
      await expect(box).toHaveCount(newsletter === 'NONE' ? 1 : 0);
      if (newsletter === 'NONE') await expect(box.locator('[name="email"]')).toBeVisible();
      expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toEqual([]);
      await forgetVisit(page);
    });
  }
});

test('Nothing moves within the footer when the newsletter status arrives after its deadline', async ({
  page,
  context,
  shop,
}) => {
  await context.request.put('/demo/visitor', {
    data: { kind: 'LOGGED_IN', newsletter: 'SUBSCRIBED' },
  });
  shop.faults.set('footerPersonalData', { kind: 'delay', ms: 5_000 });
  await page.setViewportSize({ width: 1500, height: 3_500 });
  await page.addInitScript(recordFooterShifts);
  const response = page.waitForResponse('**/json/psdata');
  await page.goto('/contact?site=HU');
  const email = page.locator('[data-part="newsletter-box"] [name="email"]');
  await expect(email).toBeVisible();
  await response;
  await page.waitForLoadState('networkidle');
  await expect(email).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toEqual([]);
});
