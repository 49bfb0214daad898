import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { Hono } from 'hono';
import { createBuiltHostApp } from '../host/server/builtHostApp.ts';
import { listen } from '../host/server/demo/listen.ts';
import { demoShopServices } from '../host/server/demo/shopServices.ts';
import { expect, test as base } from './fixtures.ts';
import { NONCE, strictPolicy } from './policy/strictPolicy.ts';

const KIT = readFileSync(join(import.meta.dirname, '../../host-kit/dist/fascia-host.js'), 'utf8');
const ENTRIES = ['container.js', 'remoteEntry.js'] as const;
/** The kit reads both entries alike: each failure once, the most frequent with both. */
const FAILURES = { 'container.js': ['down', 'slow'], 'remoteEntry.js': ['down', 'html'] } as const;
const FALLBACK = '<a href="/">Shop</a><form action="/search"><input name="query"></form>';

/** A host that has the classic script and nothing else; its header is a static one, or a server's. */
const pageOf = (
  entry: string,
  header: string,
) => `<!doctype html><html lang="de"><title>Host</title>
  <body><div id="header" data-fascia-slot="Header" data-site="AT">${header}</div><main>Page</main>
  <div data-fascia-slot="Footer" data-site="AT"></div>
  <script nonce="${NONCE}">window.firstRoot = document.querySelector('[data-fascia]')</script>
  <script nonce="${NONCE}" src="/fascia-host.js" data-entry="${entry}"></script>`;

const test = base.extend({
  waitsForHydration: false,
  host: async ({ shop, remote }, use) => {
    const services = demoShopServices(shop);
    const site = createBuiltHostApp({ services });
    const app = new Hono();
    app.get('/fascia-host.js', (c) => c.body(KIT, 200, { 'Content-Type': 'text/javascript' }));
    app.get('/kit/:header/:entry', async (c) => {
      // A shop's pages begin the visitor's session, without whose token its services refuse personal data.
      for (const cookie of (await services.startSession?.(c.req.raw)) ?? []) {
        c.header('Set-Cookie', cookie, { append: true });
      }
      const { header, entry } = c.req.param();
      const fragment = await site.request('/fragments/header?site=AT');
      const withNonce = (await fragment.text()).replaceAll('<link', `<link nonce="${NONCE}"`);
      const content = header === 'server' ? withNonce : FALLBACK;
      const address = remote.entry.replace('remoteEntry.js', entry);
      return c.html(pageOf(address, content), 200, {
        'Content-Security-Policy': strictPolicy(address),
      });
    });
    app.all('*', (c) => site.fetch(c.req.raw));
    const server = await listen((request) => app.fetch(request), 0);
    await use(server);
    await server.close();
  },
});

const slot = (page: Page) => page.locator('#header');
const state = (page: Page, expected: string) =>
  expect(slot(page)).toHaveAttribute('data-fascia-slot-state', expected);

// HK-200
test('without head tags the header’s texts come beside its code', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/(?:Header|common)\.\w+\.js/, async (route) => {
    await released;
    await route.continue();
  });
  const texts = page.waitForRequest(/\/locale-de-AT\.\w+\.js/);
  await page.goto('/kit/static/container.js', { waitUntil: 'commit' });
  await texts;
  release();
  await state(page, 'filled');
});

// HK-10, HK-12, HK-26, HK-27
test('one script tag fills a page’s slots under a strict policy, by either entry; a server’s header is hydrated as it is', async ({
  page,
  pageErrors,
  reportedErrors,
}) => {
  for (const entry of ENTRIES) {
    await test.step(entry, async () => {
      await page.goto(`/kit/static/${entry}`);
      await state(page, 'filled');
      await expect(page.locator('[data-fascia="header"][data-site="AT"]')).toBeVisible();
      await expect(page.locator('[data-fascia="footer"]')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Shop', exact: true })).toHaveCount(0);
      expect([pageErrors, reportedErrors]).toEqual([[], []]);
    });
    await test.step(`${entry}: a header that breaks gives way to what was there`, async () => {
      await page.evaluate(() => {
        document.querySelector('[data-fascia="header"]')?.remove();
        const detail = { module: 'header', operation: 'render', message: 'TypeError' };
        window.dispatchEvent(new CustomEvent('fascia:error', { detail }));
      });
      await state(page, 'broken');
      await expect(slot(page).getByRole('link', { name: 'Shop' })).toBeVisible();
      await page.evaluate(() => sessionStorage.clear());
      // React may still look for the element that the test has taken away.
      await page.goto('about:blank');
      pageErrors.length = 0;
      reportedErrors.length = 0;
    });
  }
  await test.step('a server’s header', async () => {
    await page.goto('/kit/server/container.js');
    await expect(page.locator('[data-fascia-layout="auto"]')).toHaveCount(0);
    await state(page, 'filled');
    const isSame = await page.evaluate(
      () => Reflect.get(window, 'firstRoot') === document.querySelector('#header > [data-fascia]'),
    );
    expect(isSame).toBe(true);
    expect(pageErrors).toEqual([]);
  });
});

for (const entry of ENTRIES) {
  for (const mode of FAILURES[entry]) {
    // HK-02, HK-04, HK-21
    test(`a page stays as it is while ${entry} is “${mode}”, the next does not wait, and recovers`, async ({
      page,
      remote,
      pageErrors,
    }) => {
      remote.respond(mode);
      await page.goto(`/kit/static/${entry}`, { waitUntil: 'domcontentloaded' });
      await expect(slot(page).getByRole('link', { name: 'Shop' })).toBeVisible();
      await state(page, 'absent');
      const waited = await page.evaluate(() => performance.now());
      expect(waited).toBeLessThan(4500);

      await page.goto(`/kit/static/${entry}`, { waitUntil: 'domcontentloaded' });
      expect(await slot(page).getAttribute('data-fascia-slot-state')).toBe('absent');
      remote.respond('normal');
      await page.goto(`/kit/static/${entry}`, { waitUntil: 'domcontentloaded' });
      await state(page, 'filled');
      await page.goto(`/kit/static/${entry}`, { waitUntil: 'commit' });
      await state(page, 'filled');
      expect(await page.evaluate(() => sessionStorage.length)).toBeGreaterThan(0);
      expect(pageErrors).toEqual([]);
    });
  }
}

// HK-11
test('what a visitor types into the host’s own field is not taken away by a late header', async ({
  page,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/Header\.[0-9a-f]{10}\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/kit/static/container.js', { waitUntil: 'domcontentloaded' });
  const field = slot(page).locator('[name="query"]').first();
  await field.fill('tasse');
  await state(page, 'absent');
  release();
  await page.waitForTimeout(1000);
  await expect(field).toHaveValue('tasse');
  await field.fill('');
  await state(page, 'absent');
  await page.getByText('Page').click();
  await state(page, 'filled');
});
