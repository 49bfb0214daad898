import type { Browser } from '@playwright/test';
import { median, withProductionBuild } from './harness.ts';

/**
 * Measures the time from the change of an article to the new count in the cart badge, in a cart of 1,000 entries and in
 * a cart of one entry. Runs against the production build, alternates between both carts, and prints the ratio of the
 * medians. Limit: 1.5.
 *
 * `npm run build`, then `node bench/cartBadge.ts`.
 */
const ROUNDS = Number(process.env['ROUNDS'] ?? 7);
const UPDATES = 300;
const ENTRY_COUNTS = [1, 1000] as const;
const MAX_RATIO = 1.5;

const article = (index: number) => ({
  productId: `P${index}`,
  tcm: `T${index}`,
  title: `Article ${index}`,
  quantity: 1,
  availability: 'AVAILABLE',
  imageProductThumb: `/image-delivery/${index}.svg`,
});

const cartOf = (entryCount: number) => ({
  numberOfArticles: entryCount,
  articles: Array.from({ length: entryCount }, (_, index) => article(index)),
});

/**
 * Runs in the page. Changes the quantity of the last article repeatedly and waits each time until the header shows it.
 * Returns the mean time in ms.
 */
async function measureUpdates({
  entryCount,
  updates,
}: {
  entryCount: number;
  updates: number;
}): Promise<number> {
  const registry = Reflect.get(globalThis, Symbol.for('fascia.page/1')) as {
    store: { dispatch(action: object): unknown };
  };
  const icon = document.querySelector('[data-fascia="header"] [data-part="icon-cart"]');
  if (!icon) throw new Error('The cart icon is missing');
  // The badge shows at most 99+, but the icon's accessible name always contains the exact count.
  const nextUpdate = () =>
    new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        observer.disconnect();
        resolve();
      });
      observer.observe(icon, { attributeFilter: ['aria-label'] });
    });
  const lastArticle = { productId: `P${entryCount - 1}`, tcm: `T${entryCount - 1}` };
  let total = 0;
  for (let round = 0; round < updates; round += 1) {
    const setArticle = { ...lastArticle, quantity: 2 + (round % 2) };
    const updated = nextUpdate();
    const start = performance.now();
    registry.store.dispatch({ type: 'cart/changeRequested', payload: { setArticle } });
    await updated;
    total += performance.now() - start;
    await new Promise((resolve) => setTimeout(resolve)); // Lets the browser finish other work between two updates.
  }
  return total / updates;
}

async function measure(browser: Browser, origin: string, entryCount: number): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1500, height: 900 } });
  const body = JSON.stringify({ cart: cartOf(entryCount) });
  await page.route(/service\/cart\/api\/cart/, (route) =>
    // Changes get no response, because the benchmark measures the optimistic update.
    route.request().method() === 'GET'
      ? route.fulfill({ body, contentType: 'application/json' })
      : undefined,
  );
  await page.goto(origin, { waitUntil: 'load' });
  const badgeText = entryCount > 99 ? '99+' : String(entryCount);
  await page
    .locator('[data-fascia="header"] [data-part="cart-badge"]', { hasText: badgeText })
    .waitFor();
  await page.evaluate(measureUpdates, { entryCount, updates: UPDATES }); // Warm-up.
  const time = await page.evaluate(measureUpdates, { entryCount, updates: UPDATES });
  await page.close();
  return time;
}

const runs = ENTRY_COUNTS.map((entryCount) => ({ entryCount, times: [] as number[] }));
await withProductionBuild(async (browser, origin) => {
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { entryCount, times } of runs) {
      times.push(await measure(browser, origin, entryCount));
    }
  }
});

const [one, many] = runs.map(({ times }) => median(times));
if (!one || !many) throw new Error('Nothing was measured');
const ratio = many / one;
process.stdout.write(
  `badge update, ${ENTRY_COUNTS[1]} entries compared with 1: ${ratio.toFixed(2)} (at most ${MAX_RATIO})\n`,
);
if (ratio > MAX_RATIO) process.exitCode = 1;
