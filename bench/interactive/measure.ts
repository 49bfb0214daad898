import type { Browser, BrowserContext, Page } from '@playwright/test';
import { slowDown } from '../harness.ts';
import { record, type Recorder, type Sample } from './recorder.ts';

/** Conditions of a visit. */
export interface Conditions {
  name: string;
  /** Whether the browser is limited to a phone's CPU, 1.6 Mbit/s and 150 ms latency. */
  isThrottled: boolean;
  /** Whether the visitor has loaded the page before, so that its files are in the browser's cache. */
  isRepeat: boolean;
}

const VIEWPORT = { width: 1500, height: 900 };
/** Time in which layout shifts are still measured after the last part of the header has been rendered. */
const SETTLING_MS = 300;
const CART = { articles: [{ productId: '10101', tcm: '710101', quantity: 3 }] };

async function openPage(context: BrowserContext, isThrottled: boolean): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(record);
  if (!isThrottled) return page;
  await slowDown(page);
  return page;
}

/** Creates a visitor with three articles in the cart. */
async function newVisitor(browser: Browser, origin: string): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: VIEWPORT });
  await context.request.put(`${origin}/demo/cart`, { data: CART });
  return context;
}

/** The page to load. */
export interface Target {
  url: string;
  /** The header has no scripts, so the measurement ends after the header has been painted. */
  isPlain: boolean;
}

async function load(page: Page, { url, isPlain }: Target): Promise<Sample> {
  await page.goto(url, { waitUntil: 'commit' });
  await page.evaluate((untilPaint) => {
    const recorder = Reflect.get(window, 'bench') as Recorder;
    return untilPaint ? recorder.isSeen : recorder.isComplete;
  }, isPlain);
  await page.waitForTimeout(SETTLING_MS);
  return page.evaluate(() => (Reflect.get(window, 'bench') as Recorder).read());
}

/** Loads a page once as a new visitor. */
export async function measure(
  browser: Browser,
  target: Target,
  { isThrottled, isRepeat }: Conditions,
): Promise<Sample> {
  const context = await newVisitor(browser, new URL(target.url).origin);
  try {
    if (isRepeat) {
      const before = await openPage(context, false);
      await load(before, target);
      await before.close();
    }
    return await load(await openPage(context, isThrottled), target);
  } finally {
    await context.close();
  }
}

/**
 * Loads a page and clicks on the cart icon in the first task after the header counts as interactive. Throws if the
 * flyout does not open, because `interactive` is then measured too early.
 *
 * @returns The URLs of the scripts that the page has loaded.
 */
export async function proveInteractive(browser: Browser, url: string): Promise<string[]> {
  const context = await newVisitor(browser, new URL(url).origin);
  const page = await openPage(context, true);
  await page.addInitScript(clickWhenInteractive);
  await load(page, { url, isPlain: false });
  await page.locator('[data-flyout="cart"] [data-part="checkout"]').waitFor({ timeout: 15_000 });
  const scripts = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  await context.close();
  return scripts.filter((name) => name.endsWith('.js'));
}

/** Runs in the page after the recorder. */
function clickWhenInteractive(): void {
  const { onCommitFiberRoot, ...hook } = Reflect.get(window, '__REACT_DEVTOOLS_GLOBAL_HOOK__');
  let isClicked = false;
  Reflect.set(window, '__REACT_DEVTOOLS_GLOBAL_HOOK__', {
    ...hook,
    onCommitFiberRoot: (...commit: unknown[]) => {
      onCommitFiberRoot(...commit);
      const { interactive } = (Reflect.get(window, 'bench') as Recorder).read();
      if (isClicked || Number.isNaN(interactive)) return;
      isClicked = true;
      setTimeout(() => {
        document.querySelector<HTMLElement>('[data-part="icon-cart"]')?.click();
      });
    },
  });
}
