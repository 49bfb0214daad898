import { test as base, expect } from '@playwright/test';
import { ENGINE_PROGRAMS, type EngineOptions } from '../../../config/playwright/engines.ts';
import type { Hono } from 'hono';
import { findProgram } from '../../../config/playwright/programs.ts';
import { createShop, type Shop } from '../../demo-shop/shop.ts';
import { createBuiltHostApp } from '../../host/server/builtHostApp.ts';
import { listen } from '../../host/server/demo/listen.ts';
import { demoShopServices } from '../../host/server/demo/shopServices.ts';
import { FRAGMENT_TIMEOUT_MS, LATE_CODE_MS } from '../fixtures.ts';
import type { Browser } from './driver.ts';
import { launchEngine } from './engines.ts';
import { Tab } from './tab.ts';

interface Fixtures {
  shop: Shop;
  /** Width and height of the window (px). MiniBrowser's window is at least 447 px wide. */
  window: { width: number; height: number };
  /** Matches reports of failures that the test expects. Default: no report is expected. */
  allowedReports: RegExp | undefined;
  tab: Tab;
}

interface WorkerFixtures extends EngineOptions {
  browserOfEngine: Browser;
}

/**
 * Runs first in each page. Records uncaught errors, and the reported failures of all pages and windows. Removes the
 * timeout for late code, which a busy machine may exceed.
 */
const RECORDER = `
const record = (text) => localStorage.setItem('test.reports', (localStorage.getItem('test.reports') ?? '') + text + '\\n');
addEventListener('error', ({ message }) => record('error: ' + message));
addEventListener('unhandledrejection', ({ reason }) => {
  // WebKit rejects a promise of its own if it skips the transition between two pages.
  if (!String(reason).includes('view transition')) record('rejection: ' + reason);
});
addEventListener('fascia:error', ({ detail }) => record('fascia:error: ' + JSON.stringify(detail)));
const { setTimeout: native } = window;
window.setTimeout = (run, ms, ...args) => (ms === ${LATE_CODE_MS} ? 0 : native(run, ms, ...args));`;

/** Requests an uncompressed response, and adds the recorder to a page of the host. */
async function fetchWithRecorder(app: Hono, request: Request): Promise<Response> {
  const plain = new Request(request);
  plain.headers.delete('accept-encoding');
  const response = await app.fetch(plain);
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  const html = await response.text();
  const nonce = /<style nonce="([^"]+)"/.exec(html)?.[1] ?? '';
  const script = `<script nonce="${nonce}">(() => {${RECORDER}})();</script>`;
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  return new Response(html.replace('<head>', `<head>${script}`), {
    status: response.status,
    headers,
  });
}

/** A journey in one of the engines. It fails if the page reports an error that it does not allow. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: ['chromium', { option: true, scope: 'worker' }],

  browserOfEngine: [
    async ({ engine }, use) => {
      const browser = await launchEngine(engine);
      await use(browser);
      await browser.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern
  shop: async ({}, use) => {
    await use(createShop());
  },

  window: [{ width: 1280, height: 800 }, { option: true }],

  allowedReports: [undefined, { option: true }],

  tab: async ({ shop, window, allowedReports, browserOfEngine }, use) => {
    const site = createBuiltHostApp({
      services: demoShopServices(shop),
      fragmentTimeoutMs: FRAGMENT_TIMEOUT_MS,
    });
    const server = await listen((request) => fetchWithRecorder(site, request), 0);
    const driver = await browserOfEngine.openWindow(window.width, window.height);
    const tab = new Tab(driver, server.origin);
    await use(tab);
    const reports = await tab.evaluate(() => localStorage.getItem('test.reports') ?? '');
    await driver.close();
    await server.close();
    const unexpected = reports.split('\n').filter((line) => line && !allowedReports?.test(line));
    expect(unexpected).toEqual([]);
  },
});

test.beforeEach(({ engine }) => {
  const program = ENGINE_PROGRAMS[engine];
  test.skip(!findProgram(program), `${program} is not installed`);
});
