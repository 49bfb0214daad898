import { launch, type LaunchOptions, type Page } from 'puppeteer-core';
import type { Browser, Driver, Key } from './driver.ts';

/** Starts Chromium or Firefox. */
export async function launchWithPuppeteer(options: LaunchOptions): Promise<Browser> {
  const browser = await launch({
    headless: true,
    // Puppeteer disables the back/forward cache by default.
    ignoreDefaultArgs: ['--disable-features=BackForwardCache'],
    protocolTimeout: 60_000,
    ...options,
  });
  return {
    version: await browser.version(),
    async openWindow(width, height) {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport({ width, height });
      return createDriver(page, () => context.close());
    },
    close: () => browser.close(),
  };
}

const createDriver = (page: Page, close: () => Promise<void>): Driver => ({
  open: async (address) => void (await page.goto(address)),
  back: async () => void (await page.goBack({ waitUntil: [] })),
  forward: async () => void (await page.goForward({ waitUntil: [] })),
  reload: async () => void (await page.reload()),
  evaluate: (run, ...args) => page.evaluate(run as never, ...args) as never,
  movePointer: (x, y) => page.mouse.move(x, y, { steps: 3 }),
  click: (x, y) => page.mouse.click(x, y),
  type: (text) => page.keyboard.type(text),
  // Firefox ignores the name `Space`.
  press: (key: Key) => page.keyboard.press(key === 'Space' ? ' ' : key),
  setCookie: async (name, value) =>
    page.browserContext().setCookie({ name, value, domain: 'localhost', path: '/' } as never),
  close,
});
