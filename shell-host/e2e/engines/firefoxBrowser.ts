import { launch, type Page } from 'puppeteer-core';
import type { Browser, Driver } from './driver.ts';

/** Starts Firefox and controls it with WebDriver BiDi. */
export async function launchFirefox(executablePath: string): Promise<Browser> {
  const browser = await launch({ browser: 'firefox', executablePath, protocolTimeout: 60_000 });
  return {
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
  reload: async () => void (await page.reload()),
  evaluate: (run, ...args) => page.evaluate(run as never, ...args) as never,
  movePointer: (x, y) => page.mouse.move(x, y, { steps: 3 }),
  click: (x, y) => page.mouse.click(x, y),
  type: (text) => page.keyboard.type(text),
  // Puppeteer does not know the name `Space` in Firefox.
  press: (key) => page.keyboard.press(key === 'Space' ? ' ' : key),
  setCookie: (name, value) =>
    page.browserContext().setCookie({ name, value, domain: 'localhost', path: '/' } as never),
  close,
});
