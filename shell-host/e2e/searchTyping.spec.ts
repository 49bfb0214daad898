import type { Page } from '@playwright/test';
import { expect, test } from './host.ts';

const KEYSTROKES = 200;
const INTERVAL_MS = 50;
/** What a machine does beside may hold up one run, but not every one. */
const RUNS = 3;

interface Watched {
  /** Longer than 50 ms each, in ms. */
  longTasks: number[];
  /** What changed in the header outside of the search. */
  outside: string[];
}

/** Watches the page from now on. */
function watch(): void {
  const watched: Watched = { longTasks: [], outside: [] };
  Reflect.set(window, 'watched', watched);
  new PerformanceObserver((list) => {
    watched.longTasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask' });
  const search = document.querySelector('[data-part="search"]')?.parentElement;
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      if (!search?.contains(target)) watched.outside.push(target.nodeName);
    }
  }).observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
}

async function typeFast(page: Page): Promise<Watched> {
  const field = page.locator('[data-part="search-input"]');
  await field.fill('');
  await page.evaluate(watch);
  await field.pressSequentially('kaffee tas'.repeat(KEYSTROKES / 10), { delay: INTERVAL_MS });
  await expect(field).toHaveValue('kaffee tas'.repeat(KEYSTROKES / 10));
  return page.evaluate(() => Reflect.get(window, 'watched'));
}

test('200 keystrokes at 50 ms hold nothing up and change nothing else, on a CPU four times slower', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.goto('/');
  await expect(page.locator('[data-part="search-input"]')).toBeVisible();
  await page.locator('[data-part="search-input"]').focus();
  await page.waitForLoadState('networkidle');
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const runs: number[][] = [];
  while (runs.length < RUNS && !runs.some((longTasks) => longTasks.length === 0)) {
    const { longTasks, outside } = await typeFast(page);
    expect(outside).toEqual([]);
    runs.push(longTasks);
  }
  expect(runs.at(-1)).toEqual([]);
});
