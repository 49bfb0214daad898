import { chromium, type Browser } from '@playwright/test';
import { findBrowsers } from '../config/findBrowser.ts';
import { createBuiltHostApp } from '../shell-host/host/server/builtHostApp.ts';
import { listen } from '../shell-host/host/server/demo/listen.ts';
import { demoShopServices } from '../shell-host/host/server/demo/shopServices.ts';
import { createShop } from '../shell-host/demo-shop/shop.ts';

/** Serves the production build with a demo shop of its own, and starts a browser, while a benchmark runs. */
export async function withProductionBuild(
  run: (browser: Browser, origin: string) => Promise<void>,
): Promise<void> {
  const site = createBuiltHostApp({ services: demoShopServices(createShop()) });
  const server = await listen((request) => site.fetch(request), 0);
  const browser = await chromium.launch({
    executablePath: (await findBrowsers()).complete,
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  });
  await run(browser, server.origin);
  await browser.close();
  await server.close();
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}
