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

/** Serves the remote's files on another origin than the host's, like a CDN. */
interface RemoteServer {
  /** The address of `remoteEntry.js`. */
  entry: string;
  /** Sets the kind of all later responses. */
  respond(mode: ResponseMode): void;
}

interface Fixtures {
  /** The demo shop that this test's host uses. */
  shop: Shop;
  /**
   * Ids of promotions that the shop no longer has. `page.route` would have the same effect, but it disables the HTTP
   * cache, which makes later pages as slow as the first one.
   */
  withheld: Set<string>;
  remote: RemoteServer;
  /** Whether the host loads the remote from `remote` instead of its own origin. */
  usesRemoteServer: boolean;
  /**
   * Whether `page.goto` and `page.reload` wait until the server's header has been hydrated. They do not wait if the
   * test passes `waitUntil` or disables JavaScript. Default: true.
   */
  waitsForHydration: boolean;
  /**
   * Whether the host has a fragment service. Without one, its pages have the default header and footer, and the browser
   * requests promotions, navigation and theme worlds. Tests can then replace these responses. Default: true.
   */
  hasFragmentService: boolean;
  /**
   * Whether to keep the product's timeout of 2.5 s for code and texts, which a busy machine may exceed. Default: false.
   */
  limitsLateCode: boolean;
  /** Violations of the security policy that are allowed. All other violations fail the test. */
  allowedViolations: RegExp | undefined;
  host: RunningServer;
  /** The pages' violations of their security policy. */
  violations: string[];
  /** Uncaught errors of the page. */
  pageErrors: string[];
  /** The details of the page's `fascia:error` events, in order. */
  reportedErrors: { module: string; operation: string; message: string }[];
}

const SLOW_MS = 10_000;
/** Long enough for a busy machine. The product's own limit of 1 s has unit tests. */
export const FRAGMENT_TIMEOUT_MS = 20_000;
/** An unused port: connections are refused at once. */
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

/** In the page: whether the server's header has been hydrated, has failed or does not exist. */
function isHydrated(): boolean {
  const slot = document.getElementById('header');
  const hasFailed = /absent|broken/.test(slot?.getAttribute('data-fascia-slot-state') ?? '');
  return hasFailed || !slot?.querySelector('[data-fascia-layout="auto"]');
}

/** The default, polling in each frame, takes noticeable CPU time. */
const POLLING = { polling: 100 };

/** Timeout after which a click follows its link instead of waiting for code, and texts use their fallback. */
export const LATE_CODE_MS = 2_500;

/** Makes navigations wait for hydration. Before it, a click follows a link instead of running the header's code. */
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

/** Settles when this process has loaded the renderer. The first page would otherwise wait for it. */
let isRendererReady: ReturnType<Hono['request']> | undefined;

/** Loads the renderer in a separate shop, so that the test's fragment service starts with empty caches. */
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
