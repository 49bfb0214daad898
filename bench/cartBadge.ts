import { chromium, type Browser } from '@playwright/test';
import { findBrowser } from '../config/browser.ts';
import { createBuiltHostApp } from '../shell-host/server/builtHostApp.ts';
import { listen } from '../shell-host/server/listen.ts';
import { demoShopServices } from '../shell-host/server/shopServices.ts';
import { createShop } from '../shell-host/shop/shop.ts';

/**
 * One badge update in a cart of 1 000 lines beside one in a cart of one, turn by turn in one run, against
 * the production build: from the change of an article to the new figure in the page. Prints the ratio.
 * Limit: 1.5.
 *
 * `npm run build`, then `node bench/cartBadge.ts`.
 */
const ROUNDS = Number(process.env['ROUNDS'] ?? 7);
const UPDATES = 300;
const SIZES = [1, 1000] as const;
const LIMIT = 1.5;

const article = (place: number) => ({
  productId: `P${place}`,
  tcm: `T${place}`,
  title: `Article ${place}`,
  quantity: 1,
  availability: 'AVAILABLE',
  imageProductThumb: `/image-delivery/${place}.svg`,
});

const cartOf = (lines: number) => ({
  numberOfArticles: lines,
  articles: Array.from({ length: lines }, (_, place) => article(place)),
});

/** Inside the page: changes the last article again and again, each time until the header shows it. Answers ms. */
async function update({ lines, updates }: { lines: number; updates: number }): Promise<number> {
  const page = Reflect.get(globalThis, Symbol.for('fascia.page/1')) as {
    store: { dispatch(action: object): unknown };
  };
  const icon = document.querySelector('[data-fascia="header"] [data-part="icon-cart"]');
  if (!icon) throw new Error('There is no cart icon');
  // The badge ends at 99+; the icon's name has the figure beyond it too, and changes with it.
  const shown = () =>
    new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        observer.disconnect();
        resolve();
      });
      observer.observe(icon, { attributeFilter: ['aria-label'] });
    });
  const names = { productId: `P${lines - 1}`, tcm: `T${lines - 1}` };
  let time = 0;
  for (let round = 0; round < updates; round += 1) {
    const setArticle = { ...names, quantity: 2 + (round % 2) };
    const done = shown();
    const start = performance.now();
    page.store.dispatch({ type: 'cart/changeRequested', payload: { setArticle } });
    await done;
    time += performance.now() - start;
    await new Promise((resolve) => setTimeout(resolve)); // A visitor is not faster than the browser.
  }
  return time / updates;
}

async function measure(browser: Browser, origin: string, lines: number): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1500, height: 900 } });
  const body = JSON.stringify({ cart: cartOf(lines) });
  await page.route(/service\/cart\/api\/cart/, (route) =>
    // A change is never answered: what is measured is what the visitor sees at once.
    route.request().method() === 'GET'
      ? route.fulfill({ body, contentType: 'application/json' })
      : undefined,
  );
  await page.goto(origin, { waitUntil: 'load' });
  const figure = lines > 99 ? '99+' : String(lines);
  await page
    .locator('[data-fascia="header"] [data-part="cart-badge"]', { hasText: figure })
    .waitFor();
  await page.evaluate(update, { lines, updates: UPDATES }); // Warms up.
  const time = await page.evaluate(update, { lines, updates: UPDATES });
  await page.close();
  return time;
}

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

const site = createBuiltHostApp({ services: demoShopServices(createShop()) });
const server = await listen((request) => site.fetch(request), 0);
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
});
const runs = SIZES.map((lines) => ({ lines, all: [] as number[] }));
for (let round = 0; round < ROUNDS; round += 1) {
  for (const { lines, all } of runs) all.push(await measure(browser, server.origin, lines));
}
await browser.close();
await server.close();

const [one, many] = runs.map(({ all }) => median(all));
if (!one || !many) throw new Error('Nothing was measured');
const ratio = many / one;
process.stdout.write(
  `badge update, ${SIZES[1]} lines to 1: ${ratio.toFixed(2)} (at most ${LIMIT})\n`,
);
if (ratio > LIMIT) process.exitCode = 1;
