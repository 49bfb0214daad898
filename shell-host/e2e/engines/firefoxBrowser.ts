import { launch, type BrowserContext, type Page } from 'puppeteer-core';
import type { Browser, Driver } from './driver.ts';

/** Long enough for a busy machine, like the limit of the other browsers. */
const NAVIGATION_TIMEOUT_MS = 60_000;

/** Starts Firefox and controls it with WebDriver BiDi. */
export async function launchFirefox(executablePath: string): Promise<Browser> {
  const browser = await launch({ browser: 'firefox', executablePath, protocolTimeout: 60_000 });
  return {
    async openWindow(width, height) {
      const context = await browser.createBrowserContext();
      return openPage(context, width, height);
    },
    close: () => browser.close(),
  };
}

async function openPage(context: BrowserContext, width: number, height: number): Promise<Driver> {
  // A tab in the background would be throttled.
  const page = await context.newPage({ type: 'window' });
  await page.setViewport({ width, height });
  page.setDefaultNavigationTimeout(NAVIGATION_TIMEOUT_MS);
  return createDriver(page, () => openPage(context, width, height));
}

const createDriver = (page: Page, openSibling: () => Promise<Driver>): Driver => ({
  open: async (address) => void (await page.goto(address)),
  reload: async () => void (await page.reload()),
  evaluate: (run, ...args) => page.evaluate(run as never, ...args) as never,
  movePointer: (x, y) => page.mouse.move(x, y, { steps: 3 }),
  click: (x, y) => page.mouse.click(x, y),
  type: (text) => page.keyboard.type(text),
  // Puppeteer does not know the name `Space` in Firefox.
  press: (key) => page.keyboard.press(key === 'Space' ? ' ' : key),
  setCookie: (name, value) =>
    page.browserContext().setCookie({ name, value, domain: 'localhost', path: '/' } as never),
  openSibling,
  close: () => page.browserContext().close(),
});
