import type { Page } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { recordLayoutShifts } from './layoutShifts.ts';

// The browser reads what these tests let the services answer.
test.use({ hasFragmentService: false });

const part = (page: Page, name: string) => page.locator(`[data-part="${name}"]`);

const PAGES = [
  [1500, '/'],
  [1200, '/category/coffee?site=HU'],
  [800, '/contact?site=CH_FR'],
  [375, '/category/sale?site=PL'],
  [320, '/contact?site=HU'],
] as const;

// HOST-44, PROMO-08
test('Nothing moves at any width when promotions cannot be loaded or arrive after 2 s', async ({
  page,
  shop,
}) => {
  test.slow();
  const layoutShifts = await recordLayoutShifts(page);
  for (const [width, path] of PAGES) {
    await page.setViewportSize({ width, height: 900 });
    for (const fault of [{ kind: 'cut' }, { kind: 'delay', ms: 2_000 }] as const) {
      await test.step(`${path} at ${width} px: ${fault.kind}`, async () => {
        shop.faults.set('promotion', fault);
        await page.goto(path);
        await expect(part(page, 'promotion-area')).toBeVisible();
        if (fault.kind === 'delay') await expect(part(page, 'benefits')).toBeVisible();
        await page.waitForLoadState('networkidle');
        expect(await layoutShifts()).toEqual([]);
      });
    }
    // The next page is the first one of its tab.
    await page.evaluate(() => sessionStorage.clear());
  }
});

test('A long voucher code leaves room for the banner’s headline and does not widen the page', async ({
  page,
}) => {
  const contentJSON = JSON.stringify({
    headline: 'Der Herbst ist da',
    legalText: 'Nur online',
    legalTextHint: 'Es gelten die Teilnahmebedingungen',
    voucherCode: { code: 'HERBSTGENUSS'.repeat(8), instruction: 'an der Kasse eingeben' },
  });
  await page.route('**/promotion/~header_top*', (route) =>
    route.fulfill({ json: { type: 'ApiTopBannerPromotion', contentJSON } }),
  );
  await page.goto('/contact');
  for (const width of [375, 1000, 1200, 1500]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.getByText('Der Herbst ist da').first()).toBeInViewport();
    const headline = await page.getByText('Der Herbst ist da').first().boundingBox();
    expect(headline?.width, `${width}`).toBeGreaterThan(110);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

// PROMO-22, PROMO-24
test('The copy button puts the voucher code on the clipboard; the legal text opens over the page without moving it, and closes on scrolling down and when a flyout or the navigation opens', async ({
  page,
  context,
  pageErrors,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const layoutShifts = await recordLayoutShifts(page);
  await page.goto('/contact');
  const copy = part(page, 'copy-code');
  await copy.click();
  await expect(copy).toHaveAttribute('data-state', 'copied');
  const code = await part(page, 'promo-code').textContent();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  await expect(copy).not.toHaveAttribute('data-state');

  const text = part(page, 'legal-text');
  await part(page, 'legal-toggle').click();
  await expect(text).toBeInViewport({ ratio: 1 });
  await expect(text.getByRole('link')).toBeVisible();
  await page.mouse.move(600, 600);
  await page.mouse.wheel(0, 200);
  await expect(text).toBeHidden();
  expect(await layoutShifts()).toEqual([]);

  await page.mouse.wheel(0, -200);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  const openLegalText = async () => {
    await part(page, 'legal-toggle').click();
    await expect(text).toBeVisible();
  };
  await expect(page.locator('[data-item="coffee"] + button')).toBeVisible();
  await openLegalText();
  await page.locator('[data-item="coffee"]').hover();
  await expect(page.locator('[data-flyout="coffee"]')).toBeVisible();
  await expect(text).toBeHidden();
  await page.mouse.move(400, 880);
  await expect(page.locator('[data-flyout="coffee"]')).toBeHidden();

  await openLegalText();
  await part(page, 'icon-user').click();
  await expect(page.locator('[data-flyout="account"]')).toBeVisible();
  await expect(text).toBeHidden();
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 375, height: 700 });
  await openLegalText();
  await page.locator('form:has(+ dialog) > button').press('Enter');
  await expect(page.locator('dialog[open]')).toBeVisible();
  await expect(text).toBeHidden();
  expect(pageErrors).toEqual([]);
});

test('The page works if the banners’ code does not load', async ({ page, reportedErrors }) => {
  await page.route(/\/remote\/promotions\..*\.js/, (route) => route.abort());
  await page.goto('/contact');
  await expect(page.locator('[data-part="nav-item"]').first()).toBeVisible();
  await expect.poll(() => reportedErrors.map(({ operation }) => operation)).toContain('load');
  await expect(part(page, 'top-banner')).toHaveCount(0);
});

test('Promotions with an open legal text have no axe violations and no small targets at any width', async ({
  page,
}) => {
  await page.goto('/category/fashion?site=HU');
  for (const width of [1500, 1200, 375, 320]) {
    await page.setViewportSize({ width, height: 900 });
    if (!(await part(page, 'legal-text').isVisible())) await part(page, 'legal-toggle').click();
    for (const name of ['category-banner', 'pi-banner', 'benefits', 'legal-text']) {
      await expect(part(page, name)).toBeVisible();
    }
    await expectNoViolations(page, '[data-part="promotion-area"]');

    const minimum = width < 980 ? 44 : 24;
    const targets = await part(page, 'promotion-area')
      .locator('a:not([data-part="legal-text"] a), button')
      .filter({ visible: true })
      .all();
    for (const target of targets) {
      const box = await target.boundingBox();
      expect(box?.height, `${width} px`).toBeGreaterThanOrEqual(minimum);
      expect(box?.width, `${width} px`).toBeGreaterThanOrEqual(minimum);
    }
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `${width} px`).toBe(0);
  }
});
