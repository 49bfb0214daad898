import { chromium, type Browser, type Page } from '@playwright/test';
import { findHeadlessBrowser } from '../config/playwright/browsers.ts';
import { findProgram } from '../config/playwright/programs.ts';
import { createBuiltHostApp } from '../shell-host/host/server/builtHostApp.ts';
import { listen } from '../shell-host/host/server/demo/listen.ts';
import { demoShopServices } from '../shell-host/host/server/demo/shopServices.ts';
import { createShop } from '../shell-host/demo-shop/shop.ts';

type Site = ReturnType<typeof createBuiltHostApp>;

/**
 * Runs a benchmark with a browser, and a server of the production build with its own demo shop.
 *
 * @param respond Responds to requests. Default: the production build.
 */
export async function withProductionBuild(
  run: (browser: Browser, origin: string) => Promise<void>,
  respond = async (request: Request, site: Site): Promise<Response> => site.fetch(request),
): Promise<void> {
  const site = createBuiltHostApp({ services: demoShopServices(createShop()) });
  const server = await listen((request) => respond(request, site), 0);
  const browser = await chromium.launch({
    executablePath: findProgram('chromium') ?? (await findHeadlessBrowser()),
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  });
  await run(browser, server.origin);
  await browser.close();
  await server.close();
}

const CPU_SLOWDOWN = 4;
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** Throttles a page to the CPU of a phone, 1.6 Mbit/s and 150 ms latency. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

const NOT_PLAIN = /<script[^>]*>.*?<\/script>|<link [^>]*as="script"[^>]*>/gs;

/** Removes scripts, preloads of scripts and the state from a page. */
export const plainHtml = (html: string): string => html.replace(NOT_PLAIN, '');

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}
