import { defaultSite } from '../demo-shop/sites.ts';
import { createBuiltHostApp } from '../host/server/builtHostApp.ts';
import { listen } from '../host/server/demo/listen.ts';
import { demoShopServices } from '../host/server/demo/shopServices.ts';
import {
  blockShopFiles,
  demoPage,
  lastCategory,
  recordConsole,
  waitForContent,
} from './everyShop.ts';
import { expect, FRAGMENT_TIMEOUT_MS, test } from './fixtures.ts';
import { recordLayoutShifts, totalShift } from './layoutShifts.ts';
import { part } from './locators.ts';
import { expectHydrated } from './serverMarkup.ts';

test.describe('while the fragment service is down', { tag: '@every-shop' }, () => {
  test.use({ hasFragmentService: false });

  // SSR-04, SSR-120, SSR-77
  test('pages have the default header and footer', async ({ request }) => {
    const html = await (await request.get('/')).text();
    expect(html).toContain('data-fascia="header"');
    expect(html).toContain('data-fascia="footer"');
    expect(html).toContain('data-part="legal-links"');
    expect(html).not.toContain('data-part="benefits"');
  });

  for (const [name, address] of [
    ['category', lastCategory(defaultSite)],
    ['cart', demoPage(defaultSite, 'cart')],
  ] as const) {
    // SSR-04, SSR-77
    test(`the browser adds the promotions to the ${name} page without a shift`, async ({
      page,
      pageErrors,
      reportedErrors,
    }) => {
      await blockShopFiles(page);
      const messages = recordConsole(page);
      const layoutShifts = await recordLayoutShifts(page);
      await page.goto(address);
      await expectHydrated(page);
      await expect(part(page, 'benefits')).toBeVisible();
      await waitForContent(page, defaultSite);
      const shifts = await layoutShifts();
      expect(totalShift(shifts), shifts.join('\n')).toBeLessThan(0.0005);
      await expect(page.locator('[data-fascia="header"]')).toHaveCount(1);
      expect([messages, pageErrors, reportedErrors]).toEqual([[], [], []]);
    });
  }
});

// SSR-77
test('pages keep the last header with its promotions if the fragment service goes down', async ({
  shop,
  host,
}) => {
  let isDown = false;
  const service = await listen(async (request) => {
    if (isDown) return new Response('Bad gateway', { status: 502 });
    const { pathname, search } = new URL(request.url);
    const response = await fetch(host.origin + pathname + search, {
      headers: { Accept: 'application/json' },
    });
    const headers = new Headers({
      'Content-Type': response.headers.get('Content-Type') ?? '',
      'Cache-Control': 'max-age=0, stale-if-error=86400',
    });
    return new Response(await response.text(), { headers });
  }, 0);
  const services = demoShopServices(shop);
  const site = createBuiltHostApp({
    services,
    fragmentsOrigin: service.origin,
    fragmentTimeoutMs: FRAGMENT_TIMEOUT_MS,
  });
  const isComplete = async () =>
    (await (await site.request('/')).text()).includes('data-part="benefits"');
  expect(await isComplete()).toBe(true);
  isDown = true;
  expect(await isComplete()).toBe(true);
  await service.close();
  expect(await isComplete()).toBe(true);
});
