import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { CHROMIUM_ARGUMENTS } from '../../../config/playwright/browsers.ts';
import type { Browser, Driver } from './driver.ts';

/** Starts Chromium with its back/forward cache, which Playwright disables by default. */
export async function launchChromium(executablePath: string): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath,
    args: CHROMIUM_ARGUMENTS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  return {
    async openWindow(width, height) {
      const context = await browser.newContext({ viewport: { width, height } });
      return createDriver(context, await context.newPage());
    },
    close: () => browser.close(),
  };
}

const createDriver = (context: BrowserContext, page: Page): Driver => ({
  open: async (address) => void (await page.goto(address)),
  reload: async () => void (await page.reload()),
  evaluate: (run, ...args) => page.evaluate(`(${run.toString()})(...${JSON.stringify(args)})`),
  movePointer: (x, y) => page.mouse.move(x, y, { steps: 3 }),
  click: (x, y) => page.mouse.click(x, y),
  type: (text) => page.keyboard.type(text),
  press: (key) => page.keyboard.press(key),
  setCookie: (name, value) => context.addCookies([{ name, value, domain: 'localhost', path: '/' }]),
  openSibling: async () => createDriver(context, await context.newPage()),
  close: () => context.close(),
});
