import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { Hono } from 'hono';
import { createBuiltHostApp } from '../server/builtHostApp.ts';
import { listen, type RunningServer } from '../server/listen.ts';
import { demoShopServices } from '../server/shopServices.ts';
import { serveFolder } from '../server/serveFolder.ts';
import { createShop, type Shop } from '../shop/shop.ts';

/** A remote on an origin of its own, as on a CDN, and what can go wrong with it. */
export interface RemoteServer {
  entry: string;
  /** How it answers from now on. */
  behave(how: 'well' | 'down' | 'slow' | 'html'): void;
}

interface Fixtures {
  /** The demo shop behind this test's host. */
  shop: Shop;
  remote: RemoteServer;
  /** Whether the host takes its remote from `remote`, on another origin than its own. */
  foreignRemote: boolean;
  host: RunningServer;
  /** What the page could not cope with: uncaught errors, and policies that were broken. */
  uncaught: string[];
  /** What `fascia:error` told, in order. */
  reported: { module: string; operation: string; message: string }[];
}

const SLOW_MS = 10_000;
const REMOTE_FOLDER = join(import.meta.dirname, '../../dist/remote');

function remoteApp(how: () => Parameters<RemoteServer['behave']>[0]): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    if (how() === 'down') return c.text('Bad gateway', 502);
    if (how() === 'html') return c.html('<!doctype html><title>Sorry</title><h1>Sorry</h1>');
    if (how() === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    return next();
  });
  serveFolder(app, '/', REMOTE_FOLDER);
  return app;
}

export const test = base.extend<Fixtures>({
  foreignRemote: [false, { option: true }],

  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern
  shop: async ({}, use) => {
    await use(createShop());
  },

  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern
  remote: async ({}, use) => {
    let manner: Parameters<RemoteServer['behave']>[0] = 'well';
    const app = remoteApp(() => manner);
    const server = await listen((request) => app.fetch(request), 0);
    await use({
      entry: `${server.origin}/remoteEntry.js`,
      behave: (how) => {
        manner = how;
      },
    });
    await server.close();
  },

  host: async ({ shop, remote, foreignRemote }, use) => {
    const remoteEntry = foreignRemote ? remote.entry : undefined;
    const site = createBuiltHostApp({ services: demoShopServices(shop), remoteEntry });
    const server = await listen((request) => site.fetch(request), 0);
    await use(server);
    await server.close();
  },

  baseURL: async ({ host }, use) => {
    await use(host.origin);
  },

  uncaught: async ({ page }, use) => {
    const uncaught: string[] = [];
    page.on('pageerror', (error) => uncaught.push(String(error)));
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) uncaught.push(message.text());
    });
    await use(uncaught);
  },

  reported: async ({ page }, use) => {
    const reported: Fixtures['reported'] = [];
    await page.exposeFunction('keepReport', (detail: Fixtures['reported'][number]) => {
      reported.push(detail);
    });
    await page.addInitScript(() => {
      window.addEventListener('fascia:error', (event) => {
        const keep = Reflect.get(window, 'keepReport') as (detail: unknown) => void;
        keep((event as CustomEvent).detail);
      });
    });
    await use(reported);
  },
});

export { expect };
