import { chromium, type Browser } from '@playwright/test';
import { findBrowsers } from '../config/findBrowser.ts';
import { createBuiltHostApp } from '../shell-host/host/server/builtHostApp.ts';
import { listen } from '../shell-host/host/server/demo/listen.ts';
import { demoShopServices } from '../shell-host/host/server/demo/shopServices.ts';
import { createShop } from '../shell-host/demo-shop/shop.ts';

type Site = ReturnType<typeof createBuiltHostApp>;

/**
 * Serves the production build with a demo shop of its own, and starts a browser, while a benchmark runs.
 *
 * @param answer For pages that the build does not have.
 */
export async function withProductionBuild(
  run: (browser: Browser, origin: string) => Promise<void>,
  answer = async (request: Request, site: Site): Promise<Response> => site.fetch(request),
): Promise<void> {
  const site = createBuiltHostApp({ services: demoShopServices(createShop()) });
  const server = await listen((request) => answer(request, site), 0);
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
