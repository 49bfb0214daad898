import type { Browser } from '@playwright/test';
import { median, withProductionBuild } from './harness.ts';
import { navigationTree } from './navigationTree.ts';

/**
 * Compares a header with 10 000 navigation nodes with one with 10. Runs against the production build, alternating
 * between both, and prints the ratio of the times until the header is mounted and until it shows the service's
 * response, and the number of DOM nodes of the closed header. Limits: mounted 1.5, DOM nodes 400.
 *
 * `npm run build`, then `node bench/navigation.ts`.
 */
const ROUNDS = Number(process.env['ROUNDS'] ?? 9);
const NODE_COUNTS = [10, 10_000] as const;
const LIMITS = { mountedRatio: 1.5, domNodes: 400 };

interface Measurement {
  /** In ms from the start of the page's navigation, like `updated`. */
  mounted: number;
  /** When the header shows the service's response. */
  updated: number;
  domNodes: number;
}

/** Runs in the page: records when the remote's header is mounted and when it shows the response. */
function recordTimes(): void {
  const times: Record<string, number> = {};
  Reflect.set(window, 'times', times);
  new MutationObserver(() => {
    const item = document.querySelector('[data-fascia="header"] [data-item="sale"]');
    if (item) times['mounted'] ??= performance.now();
    if (item?.textContent.startsWith('Loaded')) times['updated'] ??= performance.now();
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

async function measure(browser: Browser, origin: string, body: string): Promise<Measurement> {
  const page = await browser.newPage({ viewport: { width: 1500, height: 900 } });
  await page.addInitScript(recordTimes);
  await page.route(/jsonflyoutnavigation/, (route) =>
    route.fulfill({ body, contentType: 'application/json' }),
  );
  await page.goto(origin, { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'Loaded 2' }).waitFor();
  const measurement = await page.evaluate(() => ({
    ...(Reflect.get(window, 'times') as { mounted: number; updated: number }),
    domNodes: document.querySelectorAll('[data-fascia="header"] *').length,
  }));
  await page.close();
  return measurement;
}

const runs = NODE_COUNTS.map((nodeCount) => ({
  body: JSON.stringify(navigationTree(nodeCount)),
  measurements: [] as Measurement[],
}));
await withProductionBuild(async (browser, origin) => {
  await measure(browser, origin, JSON.stringify(navigationTree(10))); // Warm-up.
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { body, measurements } of runs) {
      measurements.push(await measure(browser, origin, body));
    }
  }
});

const [few, many] = runs.map(({ measurements }) => ({
  mounted: median(measurements.map(({ mounted }) => mounted)),
  updated: median(measurements.map(({ updated }) => updated)),
  domNodes: Math.max(...measurements.map(({ domNodes }) => domNodes)),
}));
if (!few || !many) throw new Error('Nothing was measured');
const ratio = many.mounted / few.mounted;
process.stdout.write(
  [
    `mounted:  ${ratio.toFixed(2)} (at most ${LIMITS.mountedRatio})`,
    `updated:  ${(many.updated / few.updated).toFixed(2)}`,
    `DOM nodes of the closed header: ${many.domNodes} (below ${LIMITS.domNodes})`,
    '',
  ].join('\n'),
);
if (ratio > LIMITS.mountedRatio || many.domNodes >= LIMITS.domNodes) process.exitCode = 1;
