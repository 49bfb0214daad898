import { expect, test } from '@playwright/test';
import { distFolder } from '../../tools/build/distFolder.ts';
import { describeWith } from '../../config/playwright/describeWith.ts';
import { createShop } from '../../shell-host/demo-shop/shop.ts';
import { startNodeService, type RunningService } from '../testing/startNodeService.ts';
import { startNginx, type RunningNginx } from '../testing/startNginx.ts';
import { startStubService, type StubService } from '../testing/stubService.ts';

/** Services whose data the fragments contain. */
const RENDERED_WITH = /\/api\/promotion\/~|\/jsonflyoutnavigation|\/api\/themeworlds\//;

describeWith('nginx', 'Header and footer included by nginx', () => {
  let shop: StubService;
  let service: RunningService;
  let nginx: RunningNginx;

  test.beforeEach(async () => {
    const demoShop = createShop();
    shop = await startStubService((request) => demoShop.fetch(request));
    service = await startNodeService(shop.origin);
    // On a slow machine, the first responses may lack data because of the timeout.
    const header = () => fetch(`${service.origin}/fragments/header?site=DE`);
    await expect.poll(async () => (await header()).headers.get('Fascia-Incomplete')).toBeNull();
    nginx = await startNginx({ fragments: service.origin, shop: shop.origin, files: distFolder() });
  });
  test.afterEach(async () => {
    await nginx.close();
    await service.close();
    await shop.close();
  });

  // SSR-99
  test('are visible without scripts and link to the shop', async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(`${nginx.origin}/page.shtml`);
    await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.close();
  });

  // SSR-99
  test('are hydrated in place without requesting the services again', async ({ page }) => {
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    // Marks the header of the response before any script of the page runs.
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        const root = document.querySelector('[data-fascia="header"]');
        if (!root) return;
        root.setAttribute('data-from-nginx', '');
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto(`${nginx.origin}/page.shtml`);
    await page.getByRole('searchbox').or(page.getByRole('combobox')).first().fill('kaffee');
    await expect(page.getByRole('listbox')).toBeVisible();
    await expect(page.locator('[data-fascia="header"][data-from-nginx]')).toHaveCount(1);
    await expect(page.locator('[data-fascia="footer"]')).toHaveCount(1);
    expect(requested.filter((url) => RENDERED_WITH.test(url))).toEqual([]);
    expect(requested.some((url) => url.endsWith('/remote/remoteEntry.js'))).toBe(true);
    expect(problems).toEqual([]);
  });
});
