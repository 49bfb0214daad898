import type { Page } from '@playwright/test';
import { openBarePage } from './barePage.ts';
import { breakFiles, ONE_RETRY } from './faults.ts';
import { expect, test } from './fixtures.ts';
import { pollInSteps } from './pauseClock.ts';

const STYLES = /\/remote\/Header\.[^/]*\.css$/;
const SCRIPT = /\/remote\/Header\.[^/]*\.js/;

/** The style sheet sets its size. */
const logo = (page: Page) => page.locator('[data-part="logo"] svg');

// HK-100, HK-103
test('a header whose style sheet was cut requests it again, but not its script', async ({
  page,
  pageErrors,
  reportedErrors,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (SCRIPT.test(request.url())) scripts.push(request.url());
  });
  const styles = await breakFiles(page, STYLES, 'cut', 'once');
  await openBarePage(page);
  await expect(logo(page)).toHaveCSS('width', '36px');
  expect(styles.requests).toEqual(ONE_RETRY);
  expect(scripts).toHaveLength(1);
  expect([pageErrors, reportedErrors]).toEqual([[], []]);
});

// HK-102
test('a style sheet that hangs fails after 15 s and is requested again later', async ({
  page,
  reportedErrors,
}) => {
  const styles = await breakFiles(page, STYLES, 'hangs', 'for good');
  await page.clock.install();
  const requested = page.waitForRequest(STYLES);
  await openBarePage(page);
  await requested;
  await page.clock.runFor(14_000);
  expect(reportedErrors).toEqual([]);
  await page.clock.runFor(1_500);
  await expect
    .poll(() => reportedErrors)
    .toEqual([expect.objectContaining({ module: 'mount', operation: 'Header' })]);
  expect(styles.requests).toHaveLength(1);
  styles.repair();
  const width = () => logo(page).evaluateAll(([svg]) => svg && getComputedStyle(svg).width);
  await pollInSteps(page, width, 1_000).toBe('36px');
  expect(styles.requests).toEqual(ONE_RETRY);
});
