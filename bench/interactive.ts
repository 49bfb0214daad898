import { chromium, type Browser } from '@playwright/test';
import { findHeadlessBrowser } from '../config/playwright/browsers.ts';
import { findProgram } from '../config/playwright/programs.ts';
import { listen } from '../shell-host/host/server/demo/listen.ts';
import { buildPages } from './interactive/buildPages.ts';
import { measure, proveInteractive, type Conditions } from './interactive/measure.ts';
import { printTable } from './interactive/printTable.ts';
import type { Sample } from './interactive/recorder.ts';
import { renderHeader, servePages } from './interactive/servePages.ts';
import {
  createVariants,
  PLAIN_REFERENCE,
  REFERENCE,
  type Variant,
} from './interactive/variants.ts';

/**
 * Compares a header that is loaded by federation, in several variants, with the same header in the page's bundle: the
 * times until it is interactive and until it has its badge and promotions, the size of scripts, and blocking and layout
 * shifts. Each round loads every variant once in random order in one browser. Ratios are computed within a round.
 * bench/README.md explains the table and the limits.
 *
 * `npm run build`, then `node --import ./tools/shop/shopImports.ts bench/interactive.ts`. `ROUNDS=4`,
 * `ONLY=plain,hints` and `CONDITIONS=first,repeat` shorten the run.
 */
const ROUNDS = Number(process.env['ROUNDS'] ?? 16);
/** Pause before each load, in which the browser and the servers finish work of the previous load. */
const PAUSE_MS = 500;
const ONLY = process.env['ONLY']?.split(',');
const CONDITIONS = process.env['CONDITIONS']?.split(',');

const CONDITIONS_OF_VISITS: (Conditions & { isLimited: boolean })[] = [
  { name: 'first', isThrottled: true, isRepeat: false, isLimited: true },
  { name: 'repeat', isThrottled: true, isRepeat: true, isLimited: false },
  { name: 'first-unthrottled', isThrottled: false, isRepeat: false, isLimited: true },
  { name: 'repeat-unthrottled', isThrottled: false, isRepeat: true, isLimited: false },
];

const loaded = new Map<string, string[]>();

/** Returns the page's own scripts that load later than the scripts in its HTML. */
function nextOf(variant: string): string[] {
  const first = variants.find(({ name }) => name === variant)?.page.files.scripts ?? [];
  const own = (loaded.get(variant) ?? []).filter((path) => path.startsWith('/pages/'));
  return own.filter((path) => !first.includes(path));
}

const files = await buildPages();
const variants = createVariants({ files, fragment: await renderHeader(), nextOf });
const app = servePages((name) => {
  const variant = variants.find((each) => each.name === name);
  if (!variant) throw new Error(`Unknown variant: ${name}`);
  return variant.page;
});
const server = await listen((request) => app.fetch(request), 0);
const urlOf = (variant: string) => `${server.origin}/?${new URLSearchParams({ variant })}`;

const ALWAYS = new Set([REFERENCE, `${REFERENCE}, again`]);
const isPlain = (variant: string) => variants.some((each) => each.name === variant && each.isPlain);
const seenReferenceOf = (variant: string) =>
  variants.find((each) => each.name === variant)?.seenReference ?? PLAIN_REFERENCE;
const isChosen = ({ name }: Variant) =>
  !ONLY || ALWAYS.has(name) || isPlain(name) || ONLY.includes(name);

/** Shuffles the variants, because a heavy page delays the next one. */
const shuffled = <Item>(items: readonly Item[]): Item[] =>
  items
    .map((item) => ({ item, at: Math.random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);

async function runRounds(browser: Browser, conditions: Conditions) {
  const chosen = variants.filter(isChosen);
  const samples = new Map(chosen.map(({ name }) => [name, [] as Sample[]]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { name } of shuffled(chosen)) {
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      const sample = await measure(
        browser,
        { url: urlOf(name), isPlain: isPlain(name) },
        conditions,
      );
      samples.get(name)?.push(sample);
    }
  }
  return samples;
}

const browser = await chromium.launch({
  executablePath: findProgram('chromium') ?? (await findHeadlessBrowser()),
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
});
// `hints` preloads the scripts that `plain` has loaded.
for (const { name } of variants.filter((each) => isChosen(each) || each.name === 'plain')) {
  if (isPlain(name)) continue;
  const urls = await proveInteractive(browser, urlOf(name));
  loaded.set(
    name,
    urls.map((url) => new URL(url).pathname),
  );
}
for (const conditions of CONDITIONS_OF_VISITS) {
  if (CONDITIONS && !CONDITIONS.includes(conditions.name)) continue;
  const samples = await runRounds(browser, conditions);
  const limitsOf = (name: string) =>
    conditions.isLimited ? variants.find((each) => each.name === name)?.limits : undefined;
  const isMissed = printTable(conditions.name, samples, { isPlain, limitsOf, seenReferenceOf });
  if (isMissed) process.exitCode = 1;
}
await browser.close();
await server.close();
