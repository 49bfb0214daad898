import { defaultSite } from '../demo-shop/sites.ts';
import { addressOf, categoryUrl } from '../demo-shop/urls.ts';
import { createBuiltHostApp } from '../host/server/builtHostApp.ts';
import { listen } from '../host/server/demo/listen.ts';
import { demoShopServices } from '../host/server/demo/shopServices.ts';
import { expect, test } from './fixtures.ts';
import { recordLayoutShifts } from './layoutShifts.ts';
import { expectHydrated } from './serverMarkup.ts';

test.describe('While the fragment service is down', () => {
  test.use({ hasFragmentService: false });

  // SSR-04, SSR-120, SSR-125
  test(
    'pages come with the default header and footer, and the browser reads the promotions',
    { tag: '@every-shop' },
    async ({ page, request, pageErrors, reportedErrors }) => {
      const html = await (await request.get('/')).text();
      expect(html).toContain('data-fascia="header"');
      expect(html).toContain('data-fascia="footer"');
      expect(html).toContain('data-part="legal-links"');
      expect(html).not.toContain('data-part="benefits"');

      const messages: string[] = [];
      page.on('console', (message) => {
        if (['warning', 'error'].includes(message.type())) messages.push(message.text());
      });
      const layoutShifts = await recordLayoutShifts(page);
      for (const address of [categoryUrl(defaultSite, 'coffee'), addressOf(defaultSite, 'cart')]) {
        await page.goto(address);
        await expectHydrated(page);
        await expect(page.locator('[data-part="benefits"]')).toBeVisible();
        await page.waitForLoadState('networkidle');
        expect(await layoutShifts(), address).toEqual([]);
      }
      await expect(page.locator('[data-fascia="header"]')).toHaveCount(1);
      expect(messages).toEqual([]);
      expect(pageErrors).toEqual([]);
      expect(reportedErrors).toEqual([]);
    },
  );
});

// SSR-04, SSR-73, SSR-125
test('A fragment service that hangs delays one page by a second, and no further one', async ({
  shop,
}) => {
  const service = await listen(() => new Promise<Response>(() => {}), 0);
  const services = demoShopServices(shop);
  const host = createBuiltHostApp({ services, fragmentsOrigin: service.origin });
  const started = performance.now();
  const first = await (await host.request('/')).text();
  const asked = performance.now();
  const second = await (await host.request('/')).text();
  for (const html of [first, second]) expect(html).toContain('data-part="icon-cart"');
  // Far more than a second only on a machine that is busy, and far less than any other time-out.
  expect(asked - started).toBeLessThan(2_500);
  expect(performance.now() - asked).toBeLessThan(900);
  await service.close();
});

// SSR-77, SSR-125
test('A fragment service that goes down leaves the header as it was last, with its promotions', async ({
  shop,
  host,
}) => {
  let isDown = false;
  const service = await listen(async (request) => {
    if (isDown) return new Response('Bad gateway', { status: 502 });
    const { pathname, search } = new URL(request.url);
    const answer = await fetch(host.origin + pathname + search, {
      headers: { Accept: 'application/json' },
    });
    const headers = new Headers({
      'Content-Type': answer.headers.get('Content-Type') ?? '',
      'Cache-Control': 'max-age=0, stale-if-error=86400',
    });
    return new Response(await answer.text(), { headers });
  }, 0);
  const services = demoShopServices(shop);
  const site = createBuiltHostApp({ services, fragmentsOrigin: service.origin });
  const isComplete = async () =>
    (await (await site.request('/')).text()).includes('data-part="benefits"');
  expect(await isComplete()).toBe(true);
  isDown = true;
  expect(await isComplete()).toBe(true);
  await service.close();
  expect(await isComplete()).toBe(true);
});
