import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { Hono } from 'hono';
import { distFolder } from '../../tools/build/distFolder.ts';
import { createBuiltHostApp } from '../host/server/builtHostApp.ts';
import { listen, type RunningServer } from '../host/server/demo/listen.ts';
import { demoShopServices } from '../host/server/demo/shopServices.ts';
import { serveFolder } from '../host/server/serveFolder.ts';
import { createShop, type Shop } from '../demo-shop/shop.ts';
import { ignoreTimers } from './pauseClock.ts';
import { collectViolations } from './policy/policyViolations.ts';
import { withOnePicture, withoutPromotions, withPlainPictures } from './shopForTests.ts';

type ResponseMode = 'normal' | 'down' | 'slow' | 'html';

/** A server for the remote's files on another origin than the host's, like a CDN. */
interface RemoteServer {
  /** The address of `remoteEntry.js`. */
  entry: string;
  /** Sets how it responds from now on. */
  respond(mode: ResponseMode): void;
}

interface Fixtures {
  /** The demo shop that this test's host uses. */
  shop: Shop;
  /**
   * Ids of promotions that the shop does not have, from now on. `page.route` would do the same without the HTTP cache, so
   * that each later page costs as much as the first.
   */
  withheld: Set<string>;
  remote: RemoteServer;
  /** Whether the host loads the remote from `remote` instead of its own origin. */
  usesRemoteServer: boolean;
  /**
   * Whether `page.goto` and `page.reload` wait until the header of the server's HTML has been hydrated, as long as they
   * wait for the page to load at all. Default true; without scripts it is never.
   */
  waitsForHydration: boolean;
  /**
   * Whether the host has a fragment service. Without one its pages have the default header and footer, and the browser reads
   * promotions, navigation and theme worlds: for tests that decide how these answer. Default true.
   */
  hasFragmentService: boolean;
  /**
   * Whether the product stops waiting for code and texts after 2.5 s, which a busy machine may exceed. Default false.
   */
  limitsLateCode: boolean;
  /** What the test's pages may do against their security policy. Anything else that they do against it fails the test. */
  allowedViolations: RegExp | undefined;
  host: RunningServer;
  /** What the pages have done against their security policy. */
  violations: string[];
  /** Uncaught errors of the page. */
  pageErrors: string[];
  /** The details of the page's `fascia:error` events, in order. */
  reportedErrors: { module: string; operation: string; message: string }[];
}

const SLOW_MS = 10_000;
/** Long enough for a busy machine. The product's own limit of 1 s has unit tests. */
export const FRAGMENT_TIMEOUT_MS = 20_000;
/** Nothing listens there: connections are refused at once. */
const NO_SERVICE = 'http://localhost:9';
const REMOTE_FOLDER = join(distFolder(), 'remote');

function createRemoteApp(mode: () => ResponseMode): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    if (mode() === 'down') return c.text('Bad gateway', 502);
    if (mode() === 'html') return c.html('<!doctype html><title>Sorry</title><h1>Sorry</h1>');
    if (mode() === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    return next();
  });
  serveFolder(app, '/', REMOTE_FOLDER);
  return app;
}

/** Whether the header of the server's HTML can be used with its scripts, or has none to wait for. */
function isHydrated(): boolean {
  const slot = document.getElementById('header');
  const hasFailed = /absent|broken/.test(slot?.getAttribute('data-fascia-slot-state') ?? '');
  return hasFailed || !slot?.querySelector('[data-fascia-layout="auto"]');
}

/** In each frame, as by default, it would cost a page a fortieth of its CPU time. */
const POLLING = { polling: 100 };

/** The time after which a click follows its link instead of waiting for code, and texts are replaced. */
const LATE_CODE_MS = 2_500;

/** A visitor who clicks before follows a link; tests of what scripts do begin when they can. */
function waitForHydration(page: Page): void {
  const { goto, reload } = page;
  page.goto = async (url, options) => {
    const response = await goto.call(page, url, options);
    if (!options?.waitUntil) await page.waitForFunction(isHydrated, undefined, POLLING);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload.call(page, options);
    if (!options?.waitUntil) await page.waitForFunction(isHydrated, undefined, POLLING);
    return response;
  };
}

/** The renderer of this process has been loaded: a page waits for its fragments only a second. */
let isRendererReady: ReturnType<Hono['request']> | undefined;

/** Renders once in a shop of its own: this test's fragment service has to begin with empty caches. */
const loadRenderer = () =>
  createBuiltHostApp({ services: demoShopServices(createShop()) }).request('/fragments/header');

export const test = base.extend<Fixtures>({
  usesRemoteServer: [false, { option: true }],
  waitsForHydration: [true, { option: true }],
  hasFragmentService: [true, { option: true }],

  limitsLateCode: [false, { option: true }],

  allowedViolations: [undefined, { option: true }],

  violations: [
    async ({ context, allowedViolations }, use) => {
      const violations = await collectViolations(context);
      await use(violations);
      expect(violations.filter((text) => !allowedViolations?.test(text))).toEqual([]);
    },
    { auto: true },
  ],

  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern
  shop: async ({}, use) => {
    await use(createShop());
  },

  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern
  withheld: async ({}, use) => {
    await use(new Set());
  },

  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern
  remote: async ({}, use) => {
    let mode: ResponseMode = 'normal';
    const app = createRemoteApp(() => mode);
    const server = await listen((request) => app.fetch(request), 0);
    await use({
      entry: `${server.origin}/remoteEntry.js`,
      respond: (next) => {
        mode = next;
      },
    });
    await server.close();
  },

  host: async ({ shop, withheld, remote, usesRemoteServer, hasFragmentService }, use) => {
    const services = withPlainPictures(withOnePicture(demoShopServices(shop)));
    const site = createBuiltHostApp({
      services: withoutPromotions(services, withheld),
      remoteEntry: usesRemoteServer ? remote.entry : undefined,
      fragmentsOrigin: hasFragmentService ? undefined : NO_SERVICE,
      fragmentTimeoutMs: FRAGMENT_TIMEOUT_MS,
    });
    if (hasFragmentService) await (isRendererReady ??= loadRenderer());
    const server = await listen((request) => site.fetch(request), 0);
    await use(server);
    await server.close();
  },

  baseURL: async ({ host }, use) => {
    await use(host.origin);
  },

  page: async ({ page, waitsForHydration, limitsLateCode, javaScriptEnabled }, use) => {
    if (!limitsLateCode) await ignoreTimers(page, LATE_CODE_MS, LATE_CODE_MS);
    if (waitsForHydration && javaScriptEnabled !== false) waitForHydration(page);
    await use(page);
  },

  pageErrors: async ({ page }, use) => {
    const pageErrors: string[] = [];
    page.on('pageerror', (error) => pageErrors.push(String(error)));
    await use(pageErrors);
  },

  reportedErrors: async ({ page }, use) => {
    const reportedErrors: Fixtures['reportedErrors'] = [];
    await page.exposeFunction('recordError', (detail: Fixtures['reportedErrors'][number]) => {
      reportedErrors.push(detail);
    });
    await page.addInitScript(() => {
      window.addEventListener('fascia:error', (event) => {
        const record = Reflect.get(window, 'recordError') as (detail: unknown) => void;
        record((event as CustomEvent).detail);
      });
    });
    await use(reportedErrors);
  },
});

export { expect };
