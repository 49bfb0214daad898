import { findProgram } from '../config/playwright/programs.ts';
import { openInTab, type TabBrowser } from '../shell-host/e2e/tabBrowser.ts';
import { median, withProductionBuild } from './harness.ts';

/**
 * Compares a navigation by the header with and without the setting `speculation`: the time from the click on a link
 * until the browser has painted the next page. Documents take 300 ms, as on a distant server. Prints the ratio of the
 * medians. Limit: 1. Needs an installed Chromium.
 *
 * `npm run build`, then `node --import ./tools/shop/shopImports.ts bench/speculation.ts`.
 */
const ROUNDS = Number(process.env['ROUNDS'] ?? 7);
const DOCUMENT_MS = 300;
const MAX_RATIO = 1;
/** Times in ms between hover and click. The next page is still loading after the first, and complete after the second. */
const HOVERS_MS = [1_000, 3_000];

const LINK_CENTRE = `(() => {
  const link = document.querySelector('[data-part="nav-item"][data-item="coffee"]');
  const { x, y, width, height } = link.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
})()`;
const INTERACTIVE = 'performance.getEntriesByName("fascia:header:interactive").length > 0';
/** Runs in the next page. Time of its first paint, or of its activation if it was prerendered, in ms since 1970. */
const VISIBLE_AT = `(() => {
  const [navigation] = performance.getEntriesByType('navigation');
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return paint ? performance.timeOrigin + Math.max(paint.startTime, navigation.activationStart) : 0;
})()`;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function poll<T>(read: () => Promise<T | undefined> | undefined): Promise<T> {
  for (;;) {
    const value = await read();
    if (value) return value;
    await wait(20);
  }
}

/** Returns the time from the click until the next page is visible, in ms. */
async function measure({ findPage }: TabBrowser, hoverMs: number): Promise<number> {
  const start = '/playground';
  await poll(() => findPage(start)?.evaluate(INTERACTIVE));
  const point = (await findPage(start)?.evaluate(LINK_CENTRE)) as object;
  const mouse = (type: string, button: string) =>
    findPage(start)?.send('Input.dispatchMouseEvent', { type, button, clickCount: 1, ...point });
  await mouse('mouseMoved', 'none');
  await wait(hoverMs);
  const clickedAt = Date.now();
  void mouse('mousePressed', 'left');
  void mouse('mouseReleased', 'left');
  const visibleAt = await poll(async () => {
    const page = findPage('/category/coffee');
    if ((await page?.evaluate('document.prerendering')) !== false) return undefined;
    return (await page?.evaluate(VISIBLE_AT)) as number;
  });
  return visibleAt - clickedAt;
}

await withProductionBuild(
  async (_, origin) => {
    const chromium = findProgram('chromium');
    if (!chromium) throw new Error('Chromium is not installed');
    for (const ms of HOVERS_MS) {
      const times = { false: [] as number[], true: [] as number[] };
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const speculation of ['false', 'true'] as const) {
          const address = `${origin}/playground?header.speculation=${speculation}`;
          const browser = await openInTab(chromium, address);
          times[speculation].push(await measure(browser, ms));
          await browser.close();
        }
      }
      const [without, withRules] = [median(times.false), median(times.true)];
      const ratio = withRules / without;
      process.stdout.write(
        `Next page after a click, ${ms} ms after the pointer: ${Math.round(without)} ms without speculation, ` +
          `${Math.round(withRules)} ms with it, ratio ${ratio.toFixed(2)}\n`,
      );
      if (!(ratio <= MAX_RATIO)) process.exitCode = 1;
    }
  },
  async (request, site) => {
    if (request.headers.get('sec-fetch-dest') === 'document') await wait(DOCUMENT_MS);
    return site.fetch(request);
  },
);
