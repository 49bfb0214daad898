import type { Page } from '@playwright/test';
import { EXAMPLES, serveExample } from './examplePages.ts';
import { breakFiles } from './faults.ts';
import { expect, test } from './fixtures.ts';
import { recordLayoutShifts, totalShift } from './layoutShifts.ts';
import { part } from './locators.ts';
import { pauseClock, pollInSteps } from './pauseClock.ts';

// Pages of the package's server examples while all files of the remote fail.

const REMOTE = /\/remote\//;
const MAX_SHIFT = 0.005;
const FIRST_PAINT_MS = 3_500;
const OUTAGE_MS = 5_000;
const RECOVERY_MS = 30_000;
const STEP_MS = 100;

const FAULTS = ['late', 'hangs', 'refused', 'HTML'] as const;

/** In the page. */
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Breaks all files of the remote. Returns a function that ends the fault, except for late files, which stay late. */
async function breakRemote(page: Page, fault: (typeof FAULTS)[number]): Promise<() => void> {
  if (fault !== 'late') return (await breakFiles(page, REMOTE, fault, 'always')).repair;
  // Each response is late by the page's own, paused clock.
  await page.route(REMOTE, async (route) => {
    await page.evaluate(wait, OUTAGE_MS).catch(() => {});
    await route.continue();
  });
  return () => {};
}

/** Records whether the page that loads next has been painted. The paused clock hides the browser's own entries. */
async function recordPaint(page: Page): Promise<() => Promise<boolean>> {
  await page.addInitScript(() => {
    const observer = new PerformanceObserver(() => Reflect.set(window, 'isPainted', true));
    observer.observe({ type: 'paint', buffered: true });
  });
  return () => page.evaluate(() => Reflect.has(window, 'isPainted'));
}

/** Pauses the page's timers, but not its frames: a layout shift is what moves between two of them. */
async function pauseTimers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.set(window, 'nativeFrame', window.requestAnimationFrame.bind(window));
  });
  await pauseClock(page);
  await page.addInitScript(() => {
    window.requestAnimationFrame = Reflect.get(window, 'nativeFrame');
  });
}

/** Delays the events of failed style sheets until a frame without these style sheets has been painted. */
async function delayErrors(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const nextFrame = window.requestAnimationFrame.bind(window);
    const delay = (event: Event) => {
      if (!event.isTrusted || !(event.target instanceof HTMLLinkElement)) return;
      event.stopImmediatePropagation();
      const send = () => event.target?.dispatchEvent(new Event('error'));
      nextFrame(() => nextFrame(send));
    };
    window.addEventListener('error', delay, true);
  });
}

const now = (page: Page) => page.evaluate(() => Date.now());

test.use({ waitsForHydration: false });

for (const [name, example] of Object.entries(EXAMPLES)) {
  for (const fault of FAULTS) {
    for (const width of [375, 1500]) {
      // HK-202, HK-218, HK-223
      test(`the page of ${name} works at ${width} px and does not move while the remote fails (${fault})`, async ({
        page,
        host,
        pageErrors,
        reportedErrors,
      }) => {
        await page.setViewportSize({ width, height: 900 });
        const shifts = await recordLayoutShifts(page);
        const isPainted = await recordPaint(page);
        await delayErrors(page);
        const repair = await breakRemote(page, fault);
        await serveExample(page, host.origin, example);
        await pauseTimers(page);
        await page.goto('/example', { waitUntil: 'commit' });
        const start = await now(page);
        await pollInSteps(page, isPainted, STEP_MS).toBe(true);
        expect((await now(page)) - start).toBeLessThanOrEqual(FIRST_PAINT_MS);
        await pollInSteps(
          page,
          () => page.locator('html[data-fascia-unstyled~="Header"]').count(),
          STEP_MS,
        ).toBe(1);
        await expect(part(page, 'promotion-area')).toBeHidden();
        await expect(part(page, 'logo')).toBeInViewport();
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        const top = (await page.locator('main').boundingBox())?.y;

        await page.clock.runFor(Math.max(0, start + OUTAGE_MS - (await now(page))));
        repair();
        await pollInSteps(
          page,
          () =>
            page.evaluate(() => {
              const { documentElement } = document;
              const isStyled = !documentElement.matches(
                '[data-fascia-unstyled], [data-fascia-restyled]',
              );
              const slots = document.querySelectorAll('[data-fascia-slot-state="filled"]').length;
              return isStyled && slots === 2;
            }),
          STEP_MS,
        ).toBe(true);
        expect((await now(page)) - start).toBeLessThanOrEqual(OUTAGE_MS + RECOVERY_MS);
        await expect(part(page, 'promotion-area')).toBeVisible();
        expect((await page.locator('main').boundingBox())?.y).toBe(top);
        const all = await shifts();
        expect(totalShift(all), all.join('\n')).toBeLessThan(MAX_SHIFT);
        expect([pageErrors, reportedErrors]).toEqual([[], []]);
      });
    }
  }
}
