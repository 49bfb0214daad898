import { chromium, type Browser } from '@playwright/test';
import { findBrowser } from '../config/browser.ts';
import { createBuiltHostApp } from '../shell-host/server/builtHostApp.ts';
import { listen } from '../shell-host/server/listen.ts';
import { demoShopServices } from '../shell-host/server/shopServices.ts';
import { createShop } from '../shell-host/shop/shop.ts';

/**
 * A header over 10 000 navigation nodes beside one over 10, turn by turn in one run, against the production
 * build. Prints the ratio of the times until it is mounted and until it shows what the service answered, and
 * the DOM nodes of the closed header. Limits: mounted 1.5, nodes 400.
 *
 * `npm run build`, then `node bench/navigation.ts`.
 */
const ROUNDS = Number(process.env['ROUNDS'] ?? 9);
const SIZES = [10, 10_000] as const;
const LIMITS = { mounted: 1.5, nodes: 400 };

interface Measured {
  /** ms from the begin of the page. */
  mounted: number;
  answered: number;
  nodes: number;
}

const leaf = (place: number) => ({ title: `Entry ${place}`, href: `/p-${place}`, children: [] });

/** Three roots with `size` nodes in all, on three levels. */
function tree(size: number) {
  const perRoot = Math.round(size / 3) - 1;
  const perBranch = Math.ceil(Math.sqrt(perRoot));
  return [0, 1, 2].map((root) => {
    const children = Array.from({ length: Math.ceil(perRoot / perBranch) }, (_, branch) => ({
      ...leaf(branch),
      children: Array.from({ length: perBranch - 1 }, (_, at) => leaf(branch * perBranch + at)),
    }));
    return { title: `Answered ${root}`, href: `/r-${root}`, children };
  });
}

/** Notes, inside the page, when the remote's header stands and when it shows the answer. */
function watch(): void {
  const times: Record<string, number> = {};
  Reflect.set(window, 'times', times);
  new MutationObserver(() => {
    const item = document.querySelector('[data-fascia="header"] [data-item="sale"]');
    if (item) times['mounted'] ??= performance.now();
    if (item?.textContent.startsWith('Answered')) times['answered'] ??= performance.now();
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

async function measure(browser: Browser, origin: string, body: string): Promise<Measured> {
  const page = await browser.newPage({ viewport: { width: 1500, height: 900 } });
  await page.addInitScript(watch);
  await page.route(/jsonflyoutnavigation/, (route) =>
    route.fulfill({ body, contentType: 'application/json' }),
  );
  await page.goto(origin, { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'Answered 2' }).waitFor();
  const measured = await page.evaluate(() => ({
    ...(Reflect.get(window, 'times') as { mounted: number; answered: number }),
    nodes: document.querySelectorAll('[data-fascia="header"] *').length,
  }));
  await page.close();
  return measured;
}

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

const site = createBuiltHostApp({ services: demoShopServices(createShop()) });
const server = await listen((request) => site.fetch(request), 0);
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
});
const runs = SIZES.map((size) => ({ body: JSON.stringify(tree(size)), all: [] as Measured[] }));
await measure(browser, server.origin, JSON.stringify(tree(10))); // Warms up server and browser.
for (let round = 0; round < ROUNDS; round += 1) {
  for (const { body, all } of runs) all.push(await measure(browser, server.origin, body));
}
await browser.close();
await server.close();

const [few, many] = runs.map(({ all }) => ({
  mounted: median(all.map(({ mounted }) => mounted)),
  answered: median(all.map(({ answered }) => answered)),
  nodes: Math.max(...all.map(({ nodes }) => nodes)),
}));
if (!few || !many) throw new Error('Nothing was measured');
const ratio = many.mounted / few.mounted;
process.stdout.write(
  [
    `mounted:  ${ratio.toFixed(2)} (at most ${LIMITS.mounted})`,
    `answered: ${(many.answered / few.answered).toFixed(2)}`,
    `DOM nodes of the closed header: ${many.nodes} (under ${LIMITS.nodes})`,
    '',
  ].join('\n'),
);
if (ratio > LIMITS.mounted || many.nodes >= LIMITS.nodes) process.exitCode = 1;
