import type { Page } from '@playwright/test';
import { openBarePage } from './barePage.ts';
import { breakFiles, ONE_RETRY } from './faults.ts';
import { expect, test } from './fixtures.ts';

const STYLES = /\/remote\/Header\.[^/]*\.css$/;
const SCRIPT = /\/remote\/Header\.[^/]*\.js/;

/** Its size is the style sheet's. */
const logo = (page: Page) => page.locator('[data-part="logo"] svg');

// HK-100, HK-103
test('After one fault of the header’s style sheet a header is drawn with it, and its script is not asked for twice', async ({
  page,
  pageErrors,
  reportedErrors,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (SCRIPT.test(request.url())) scripts.push(request.url());
  });
  for (const fault of ['503', 'HTML', 'cut', 'throws', 'empty'] as const) {
    await test.step(fault, async () => {
      scripts.length = 0;
      const styles = await breakFiles(page, STYLES, fault, 'once');
      await openBarePage(page);
      await expect(logo(page)).toHaveCSS('width', '36px');
      expect(styles.requests).toEqual(ONE_RETRY);
      expect(scripts).toHaveLength(1);
      expect(reportedErrors).toEqual([]);
      expect(pageErrors).toEqual([]);
    });
  }
});

// HK-102
test('A style sheet that hangs holds the header up for 15 s, as a script does, and is not asked for again at once', async ({
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
  await page.clock.runFor(10_000);
  await expect(logo(page)).toHaveCSS('width', '36px');
  expect(styles.requests).toEqual(ONE_RETRY);
});
