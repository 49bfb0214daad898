import type { Browser } from '@playwright/test';
import { gzipSync } from 'node:zlib';
import { median, plainHtml, slowDown, withProductionBuild } from './harness.ts';

/**
 * Compares the demo shop's start page, whose header comes from the fragment service, with the same page as plain HTML: the
 * same markup and style sheets, but no scripts, no hints to load them, and no state. Prints the median of the ratios of
 * the first contentful paint and of the first paint of the header's links; for a phone's CPU at 1.6 Mbit/s and 150 ms,
 * without a cache, alternating. Limit: 1.05.
 *
 * `npm run build`, then `node --import ./tools/shop/shopImports.ts bench/firstPaint.ts`.
 */
const ROUNDS = Number(process.env['ROUNDS'] ?? 16);
const MAX_RATIO = 1.05;

/** Makes the browser say when it has painted the header's first text link, as `PerformanceElementTiming`. */
const markHeader = (html: string) =>
  html.replace('data-part="nav-item"', 'elementtiming="header" data-part="nav-item"');

interface Paints {
  first: number;
  header: number;
}

/** Runs in the page: when the browser has painted for the first time what has this name, in ms. */
function readPaint({ type, name }: { type: string; name: string }): Promise<number> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const element = entry as PerformanceEntry & { identifier?: string; renderTime?: number };
        if ((element.identifier ?? entry.name) !== name) continue;
        resolve(element.renderTime ?? entry.startTime);
      }
    }).observe({ type, buffered: true });
  });
}

async function measure(browser: Browser, url: string): Promise<Paints> {
  const context = await browser.newContext({ viewport: { width: 1500, height: 900 } });
  const page = await context.newPage();
  await slowDown(page);
  await page.goto(url, { waitUntil: 'load' });
  const first = await page.evaluate(readPaint, { type: 'paint', name: 'first-contentful-paint' });
  const header = await page.evaluate(readPaint, { type: 'element', name: 'header' });
  await context.close();
  return { first, header };
}

const ratios: Paints[] = [];
const times: { plain: Paints; rendered: Paints }[] = [];
await withProductionBuild(
  async (browser, origin) => {
    await measure(browser, `${origin}/`); // Warm-up.
    for (let round = 0; round < ROUNDS; round += 1) {
      const plain = await measure(browser, `${origin}/?plain`);
      const rendered = await measure(browser, `${origin}/`);
      times.push({ plain, rendered });
      ratios.push({ first: rendered.first / plain.first, header: rendered.header / plain.header });
    }
  },
  async (request, site) => {
    const { pathname, search } = new URL(request.url);
    if (pathname !== '/') return site.fetch(request);
    const response = await site.fetch(new Request(new URL('/', request.url)));
    const html = markHeader(await response.text());
    const headers = new Headers(response.headers);
    headers.set('Content-Encoding', 'gzip');
    return new Response(gzipSync(search === '?plain' ? plainHtml(html) : html), { headers });
  },
);

const lines = (['first', 'header'] as const).map((name) => {
  const ratio = median(ratios.map((each) => each[name]));
  if (!(ratio <= MAX_RATIO)) process.exitCode = 1;
  const [plain, rendered] = (['plain', 'rendered'] as const).map((page) =>
    median(times.map((each) => each[page][name])).toFixed(0),
  );
  return `paint, ${name}: ${ratio.toFixed(3)} (at most ${MAX_RATIO}; ${rendered} ms, plain ${plain} ms)\n`;
});
process.stdout.write(lines.join(''));
