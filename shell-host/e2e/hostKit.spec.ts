import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { Hono } from 'hono';
import { createBuiltHostApp } from '../host/server/builtHostApp.ts';
import { listen } from '../host/server/demo/listen.ts';
import { demoShopServices } from '../host/server/demo/shopServices.ts';
import { FRAGMENT_TIMEOUT_MS, expect, test as base } from './fixtures.ts';
import { NONCE, strictPolicy } from './policy/strictPolicy.ts';
import { expectSlotState } from './serverMarkup.ts';

const KIT = readFileSync(join(import.meta.dirname, '../../host-kit/dist/fascia-host.js'), 'utf8');
const FALLBACK = '<a href="/">Shop</a><form action="/search"><input name="query"></form>';

/** A host with the kit's classic script. */
const pageOf = (entry: string) => `<!doctype html><html lang="de"><title>Host</title>
  <body><div id="header" data-fascia-slot="Header" data-site="AT">${FALLBACK}</div><main>Page</main>
  <div data-fascia-slot="Footer" data-site="AT"></div>
  <script nonce="${NONCE}" src="/fascia-host.js" data-entry="${entry}"></script>`;

const test = base.extend({
  waitsForHydration: false,
  host: async ({ shop, remote }, use) => {
    const services = demoShopServices(shop);
    const site = createBuiltHostApp({ services, fragmentTimeoutMs: FRAGMENT_TIMEOUT_MS });
    const app = new Hono();
    app.get('/fascia-host.js', (c) => c.body(KIT, 200, { 'Content-Type': 'text/javascript' }));
    app.get('/kit/:entry', async (c) => {
      // The shop's pages start the visitor's session. Its services refuse personal data without one.
      for (const cookie of (await services.startSession?.(c.req.raw)) ?? []) {
        c.header('Set-Cookie', cookie, { append: true });
      }
      const address = remote.entry.replace('remoteEntry.js', c.req.param('entry'));
      return c.html(pageOf(address), 200, { 'Content-Security-Policy': strictPolicy(address) });
    });
    app.all('*', (c) => site.fetch(c.req.raw));
    const server = await listen((request) => app.fetch(request), 0);
    await use(server);
    await server.close();
  },
});

const fallback = (page: Page) =>
  page.locator('#header').getByRole('link', { name: 'Shop', exact: true });

// HK-26
test(
  'one script tag fills the slots under a strict policy',
  { tag: '@journey' },
  async ({ page, pageErrors, reportedErrors }) => {
    await page.goto('/kit/container.js');
    await expectSlotState(page, 'filled');
    await expect(page.locator('[data-fascia="header"][data-site="AT"]')).toBeVisible();
    await expect(page.locator('[data-fascia="footer"]')).toBeVisible();
    await expect(fallback(page)).toHaveCount(0);
    expect([pageErrors, reportedErrors]).toEqual([[], []]);
  },
);

// HK-02, HK-04, HK-21
test(
  'the fallback stays while the entry is an HTML page and is replaced afterwards',
  { tag: '@journey' },
  async ({ page, remote, pageErrors }) => {
    remote.respond('html');
    await page.goto('/kit/remoteEntry.js', { waitUntil: 'domcontentloaded' });
    await expectSlotState(page, 'absent');
    await expect(fallback(page)).toBeVisible();

    await page.goto('/kit/remoteEntry.js', { waitUntil: 'domcontentloaded' });
    // The circuit breaker is open, so the second page uses its fallback at once.
    const slot = page.locator('#header');
    expect(await slot.getAttribute('data-fascia-slot-state')).toBe('absent');
    remote.respond('normal');
    await page.goto('/kit/remoteEntry.js', { waitUntil: 'domcontentloaded' });
    await expectSlotState(page, 'filled');
    await expect(fallback(page)).toHaveCount(0);
    expect(pageErrors).toEqual([]);
  },
);
