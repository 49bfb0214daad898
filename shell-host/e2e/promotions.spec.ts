import { expectNoViolations } from './axe.ts';
import { holdRequests } from './faults.ts';
import { expect, test } from './fixtures.ts';
import { recordLayoutShifts } from './layoutShifts.ts';
import { boxOf, part, sidewaysScroll } from './locators.ts';
import { waitForAllPageData, waitForRendering } from './pageData.ts';
import { serveTopBanner } from './topBanner.ts';

// The browser requests all data, so that the tests can replace the responses.
test.use({ hasFragmentService: false });

// PROMO-22
test(
  'the copy button copies the voucher code to the clipboard',
  { tag: '@journey' },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/contact');
    await part(page, 'copy-code').click();
    await expect(part(page, 'copy-code')).toHaveAttribute('data-state', 'copied');
    const code = await part(page, 'promo-code').textContent();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  },
);

for (const [width, path] of [
  [1500, '/'],
  [375, '/category/sale?site=PL'],
] as const) {
  // HOST-44, PROMO-04
  test(`at ${width} px late promotions do not shift the layout on ${path}`, async ({ page }) => {
    const layoutShifts = await recordLayoutShifts(page);
    await page.setViewportSize({ width, height: 900 });
    const release = await holdRequests(page, '**/service/promotion/api/promotion/**');
    await page.goto(path);
    await waitForAllPageData(page);
    await expect(part(page, 'promotion-area')).toBeVisible();
    release();
    await expect(part(page, 'benefits')).toBeVisible();
    await expect(part(page, 'top-banner')).toBeVisible();
    await waitForRendering(page);
    expect(await layoutShifts()).toEqual([]);
  });
}

// HOST-44, PROMO-04
test('promotions that cannot be loaded do not shift the layout', async ({
  page,
  shop,
  reportedErrors,
}) => {
  shop.faults.set('promotion', { kind: 'cut' });
  const layoutShifts = await recordLayoutShifts(page);
  await page.setViewportSize({ width: 375, height: 900 });
  await page.goto('/help');
  await waitForAllPageData(page);
  await expect.poll(() => reportedErrors.length).toBe(3);
  await waitForRendering(page);
  expect(await layoutShifts()).toEqual([]);
});

test('a long voucher code leaves room for the headline and does not widen the page', async ({
  page,
}) => {
  await serveTopBanner(page, {
    headline: 'Der Herbst ist da',
    legalText: 'Nur online',
    legalTextHint: 'Es gelten die Teilnahmebedingungen',
    voucherCode: { code: 'HERBSTGENUSS'.repeat(8), instruction: 'an der Kasse eingeben' },
  });
  await page.goto('/contact');
  const headline = page.getByText('Der Herbst ist da').first();
  for (const width of [375, 1000, 1200, 1500]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(headline).toBeInViewport();
    await expect
      .poll(async () => (await boxOf(headline)).width, `${width} px`)
      .toBeGreaterThan(110);
    expect(await sidewaysScroll(page), `${width} px`).toBe(0);
  }
});

// PROMO-23
test(
  'the legal text opens above the page and closes when the visitor scrolls down',
  { tag: '@journey' },
  async ({ page }) => {
    const layoutShifts = await recordLayoutShifts(page);
    await page.goto('/contact');
    const text = part(page, 'legal-text');
    await part(page, 'legal-toggle').click();
    await expect(text).toBeInViewport({ ratio: 1 });
    await expect(text.getByRole('link')).toBeVisible();
    await page.mouse.move(600, 600);
    await page.mouse.wheel(0, 200);
    await expect(text).toBeHidden();
    expect(await layoutShifts()).toEqual([]);
  },
);

test('promotions with an open legal text have no axe violations and no small targets', async ({
  page,
}) => {
  await page.goto('/category/fashion?site=HU');
  for (const width of [1500, 1200, 320]) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      if (!(await part(page, 'legal-text').isVisible())) await part(page, 'legal-toggle').click();
      for (const name of ['category-banner', 'pi-banner', 'benefits', 'legal-text']) {
        await expect(part(page, name)).toBeVisible();
      }
      await expectNoViolations(page, '[data-part="promotion-area"]');
      const sizes = await part(page, 'promotion-area')
        .locator('a:not([data-part="legal-text"] a):visible, button:visible')
        .evaluateAll((targets) =>
          targets.map((target) => {
            const { width: wide, height } = target.getBoundingClientRect();
            return Math.min(wide, height);
          }),
        );
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(width < 980 ? 44 : 24);
      expect(await sidewaysScroll(page)).toBe(0);
    });
  }
});
