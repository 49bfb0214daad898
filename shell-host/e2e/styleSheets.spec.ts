import { expect, test } from './fixtures.ts';
import { pollInSteps } from './pauseClock.ts';
import { expectHydrated, expectSlotState, serverHeader } from './serverMarkup.ts';

const HTML = '<!doctype html><title>Log in</title><style>h1 { color: red }</style><h1>Log in</h1>';

const STYLES = /\/remote\/(?:Header|common)\..*\.css/;

// HOST-70
test('a header whose style sheets are replaced by an HTML page is hydrated once they load', async ({
  page,
  pageErrors,
}) => {
  await page.route(STYLES, (route) => route.fulfill({ contentType: 'text/css', body: HTML }));
  await page.clock.install();
  await page.goto('/contact');
  await expectSlotState(page, 'absent');
  await expect(page.locator('[data-fascia="header"]')).toHaveCount(1);
  await expect(serverHeader(page).getByRole('search')).toBeVisible();
  await page.unroute(STYLES);
  await pollInSteps(page, () => serverHeader(page).count(), 1_000).toBe(0);
  await expectHydrated(page);
  const logo = page.locator('[data-fascia="header"] [data-part="logo"] svg');
  await expect(logo).toHaveCSS('width', '36px');
  await expect(page.locator('[data-fascia="header"]')).toHaveCount(1);
  expect(pageErrors).toEqual([]);
});

// HEAD-30
test('logo and icons have their size without any style sheet', async ({ page }) => {
  await page.goto('/contact');
  // Inline style sheets of the page too.
  await page.evaluate(() => {
    for (const sheet of document.styleSheets) sheet.disabled = true;
  });
  const heights = await page
    .locator('[data-fascia="header"] svg')
    .evaluateAll((all) => all.map((svg) => svg.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(3);
  expect(Math.max(...heights)).toBeLessThan(50);
});
