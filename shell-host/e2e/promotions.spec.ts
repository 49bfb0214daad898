import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './host.ts';

const part = (page: Page, name: string) => page.locator(`[data-part="${name}"]`);

/** Keeps what the browser counts as layout shift, from the page's begin. */
function watchShifts(): void {
  const shifts: string[] = [];
  Reflect.set(window, 'shifts', shifts);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const sources = Reflect.get(entry, 'sources') as { node?: Node }[];
      const what = sources.map(({ node }) =>
        node instanceof Element ? node.outerHTML.slice(0, 120) : node?.nodeName,
      );
      shifts.push(`${Reflect.get(entry, 'value')}: ${what.join(', ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

const faults = {
  'come 2 s late': { kind: 'delay', ms: 2_000 },
  'do not exist': { kind: 'status', status: 404 },
  'cannot be asked for': { kind: 'cut' },
} as const;

for (const [width, path] of [
  [1500, '/'],
  [1200, '/category/coffee?site=HU'],
  [800, '/?site=CH_FR'],
  [375, '/category/sale?site=PL'],
  [320, '/?site=HU'],
] as const) {
  for (const [what, fault] of Object.entries(faults)) {
    test(`Nothing moves at ${path}, ${width} px wide, when promotions ${what}`, async ({
      page,
      shop,
    }) => {
      shop.faults.set('promotion', fault);
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript(watchShifts);
      await page.goto(path);
      await expect(part(page, 'promotion-area')).toBeVisible();
      if (fault.kind === 'delay') await expect(part(page, 'benefits')).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([]);
    });
  }
}

test('A long code leaves the banner its headline, and the page its width', async ({ page }) => {
  const contentJSON = JSON.stringify({
    headline: 'Der Herbst ist da',
    legalText: 'Nur online',
    legalTextHint: 'Es gelten die Teilnahmebedingungen',
    voucherCode: { code: 'HERBSTGENUSS'.repeat(8), instruction: 'an der Kasse eingeben' },
  });
  await page.route('**/promotion/~header_top*', (route) =>
    route.fulfill({ json: { type: 'ApiTopBannerPromotion', contentJSON } }),
  );
  for (const width of [375, 1000, 1200, 1500]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const headline = await page.getByText('Der Herbst ist da').first().boundingBox();
    expect(headline?.width, `${width}`).toBeGreaterThan(110);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('A shopper copies the code and finds it on the clipboard', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  const copy = part(page, 'copy-code');
  await copy.click();
  await expect(copy).toHaveAttribute('data-state', 'copied');
  const code = await part(page, 'promo-code').textContent();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  await expect(copy).not.toHaveAttribute('data-state');
});

test('Small print opens over the page without moving it, and closes on scrolling down', async ({
  page,
  uncaught,
}) => {
  await page.addInitScript(watchShifts);
  await page.goto('/');
  const text = part(page, 'legal-text');
  await part(page, 'legal-toggle').click();
  await expect(text).toBeInViewport({ ratio: 1 });
  await expect(text.getByRole('link')).toBeVisible();
  await page.mouse.move(600, 600);
  await page.mouse.wheel(0, 200);
  await expect(text).toBeHidden();
  expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([]);
  expect(uncaught).toEqual([]);
});

test('Small print closes when a flyout or the navigation opens', async ({ page }) => {
  await page.goto('/');
  const toggle = part(page, 'legal-toggle');
  const text = part(page, 'legal-text');
  const read = async () => {
    await toggle.click();
    await expect(text).toBeVisible();
  };
  await expect(page.locator('[data-item="coffee"] + button')).toBeVisible();
  await read();
  await page.locator('[data-item="coffee"]').hover();
  await expect(page.locator('[data-flyout="coffee"]')).toBeVisible();
  await expect(text).toBeHidden();
  await page.mouse.move(400, 880);
  await expect(page.locator('[data-flyout="coffee"]')).toBeHidden();

  await read();
  await part(page, 'icon-user').click();
  await expect(page.locator('[data-flyout="account"]')).toBeVisible();
  await expect(text).toBeHidden();
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 375, height: 700 });
  await read();
  await page.locator('button[aria-controls]:has(+ dialog)').press('Enter');
  await expect(page.locator('dialog[open]')).toBeVisible();
  await expect(text).toBeHidden();
});

test('The page stands where the banners’ code does not load', async ({ page, reported }) => {
  await page.route(/\/remote\/promotions\..*\.js/, (route) => route.abort());
  await page.goto('/');
  await expect(page.locator('[data-part="nav-item"]').first()).toBeVisible();
  await expect.poll(() => reported.map(({ operation }) => operation)).toContain('load');
  await expect(part(page, 'top-banner')).toHaveCount(0);
});

test('Checkout has no promotion, and asks for none', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/service/promotion/')) asked.push(request.url());
  });
  await page.goto('/checkout');
  await expect(part(page, 'secure-hint')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(part(page, 'promotion-area')).toHaveCount(0);
  expect(asked.filter((url) => url.includes('header'))).toEqual([]);
});

for (const width of [1500, 1200, 375, 320]) {
  test(`axe finds nothing on the promotions at ${width} px, small print open; no target is too small`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/category/fashion?site=HU');
    await part(page, 'legal-toggle').click();
    for (const name of ['category-banner', 'pi-banner', 'benefits', 'legal-text']) {
      await expect(part(page, name)).toBeVisible();
    }
    const { violations } = await new AxeBuilder({ page })
      .include('[data-part="promotion-area"]')
      .analyze();
    expect(violations).toEqual([]);

    const least = width < 980 ? 44 : 24;
    const targets = await part(page, 'promotion-area')
      .locator('a:not([data-part="legal-text"] a), button')
      .all();
    for (const target of targets) {
      const box = await target.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(least);
      expect(box?.width).toBeGreaterThanOrEqual(least);
    }
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
}
