import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

test.use({ usesRemoteServer: true, waitsForHydration: false });

const KIT = readFileSync(join(import.meta.dirname, '../../host-kit/dist/fascia-host.js'), 'utf8');
const ENTRIES = ['container.js', 'remoteEntry.js'] as const;
const FALLBACK = '<a href="/">Shop</a><form action="/search"><input name="query"></form>';
const POLICY = "script-src 'nonce-kit' 'strict-dynamic'; object-src 'none'; base-uri 'none'";

const settings = (entry: string) => `data-entry="${entry}"`;

/** Serves a page of a host with the classic script, on the origin of the shop. */
async function servePage(page: Page, attributes: string, script = ''): Promise<void> {
  const body = `<!doctype html><html lang="de"><title>Host</title><body>
    <div id="header" data-fascia-slot="Header" data-site="AT">${FALLBACK}</div><main>Page</main>
    <div data-fascia-slot="Footer" data-site="AT"></div>
    <script nonce="kit">${script}</script><script nonce="kit" src="/fascia-host.js" ${attributes}></script>`;
  await page.route('**/fascia-host.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: KIT }),
  );
  await page.route('**/kit-page', (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'Content-Security-Policy': POLICY },
      body,
    }),
  );
}

const slot = (page: Page) => page.locator('#header');
const state = (page: Page, expected: string) =>
  expect(slot(page)).toHaveAttribute('data-fascia-slot-state', expected);

for (const entry of ENTRIES) {
  // HK-10, HK-26, HK-27
  test(`one script tag fills a page’s slots by ${entry}, under a strict policy`, async ({
    page,
    remote,
    pageErrors,
    reportedErrors,
  }) => {
    await servePage(page, settings(remote.entry.replace('remoteEntry.js', entry)));
    await page.goto('/kit-page');
    await state(page, 'filled');
    await expect(page.locator('[data-fascia="header"][data-site="AT"]')).toBeVisible();
    await expect(page.locator('[data-fascia="footer"]')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Shop', exact: true })).toHaveCount(0);
    expect([pageErrors, reportedErrors]).toEqual([[], []]);
  });

  for (const mode of ['down', 'slow', 'html'] as const) {
    // HK-02, HK-04, HK-21
    test(`a page stays as it is while ${entry} is “${mode}”, the next does not wait, and recovers`, async ({
      page,
      remote,
      pageErrors,
    }) => {
      remote.respond(mode);
      await servePage(page, settings(remote.entry.replace('remoteEntry.js', entry)));
      await page.goto('/kit-page', { waitUntil: 'domcontentloaded' });
      await expect(slot(page).getByRole('link', { name: 'Shop' })).toBeVisible();
      await state(page, 'absent');
      const waited = await page.evaluate(() => performance.now());
      expect(waited).toBeLessThan(4500);

      await page.goto('/kit-page', { waitUntil: 'domcontentloaded' });
      expect(await slot(page).getAttribute('data-fascia-slot-state')).toBe('absent');
      remote.respond('normal');
      await page.goto('/kit-page', { waitUntil: 'domcontentloaded' });
      await state(page, 'filled');
      await page.goto('/kit-page', { waitUntil: 'commit' });
      await state(page, 'filled');
      expect(await page.evaluate(() => sessionStorage.length)).toBeGreaterThan(0);
      expect(pageErrors).toEqual([]);
    });
  }

  // HK-12
  test(`a header of ${entry} that breaks gives way to what was there`, async ({ page, remote }) => {
    await servePage(page, settings(remote.entry.replace('remoteEntry.js', entry)));
    await page.goto('/kit-page');
    await state(page, 'filled');
    await page.evaluate(() => {
      document.querySelector('[data-fascia="header"]')?.remove();
      const detail = { module: 'header', operation: 'render', message: 'TypeError' };
      window.dispatchEvent(new CustomEvent('fascia:error', { detail }));
    });
    await state(page, 'broken');
    await expect(slot(page).getByRole('link', { name: 'Shop' })).toBeVisible();
  });
}

// HK-11
test('what a visitor types into the host’s own field is not taken away by a late header', async ({
  page,
  remote,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/Header\.[0-9a-f]{10}\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await servePage(page, settings(remote.entry.replace('remoteEntry.js', 'container.js')));
  await page.goto('/kit-page', { waitUntil: 'domcontentloaded' });
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

// HK-10
test('a server’s header is hydrated as it is', async ({ page, remote, pageErrors }) => {
  const response = await page.request.get('/fragments/header?site=AT');
  const fragment = await response.text();
  await servePage(page, settings(remote.entry.replace('remoteEntry.js', 'container.js')));
  await page.route('**/kit-server-page', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="de"><title>Host</title><body>
        <div id="header" data-fascia-slot="Header" data-site="AT">${fragment}</div>
        <script>window.root = document.querySelector('[data-fascia]')</script>
        <script src="/fascia-host.js" ${settings(remote.entry.replace('remoteEntry.js', 'container.js'))}></script>`,
    }),
  );
  await page.goto('/kit-server-page');
  await state(page, 'filled');
  await expect(page.locator('[data-fascia-layout="auto"]')).toHaveCount(0);
  const isSame = await page.evaluate(
    () => Reflect.get(window, 'root') === document.querySelector('#header > [data-fascia]'),
  );
  expect(isSame).toBe(true);
  expect(pageErrors).toEqual([]);
});
