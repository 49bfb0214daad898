import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { CARTS, open as openWithCart, part } from './cart.ts';
import { expect, test } from './host.ts';

const door = (page: Page, name: string) => page.locator(`[data-fascia="${name}"]`).first();

/** How light its background is, from 0 to 1. */
const lightness = (locator: Locator) =>
  locator.evaluate((element) => {
    const channels =
      getComputedStyle(element)
        .backgroundColor.match(/[\d.]+/g)
        ?.slice(0, 3) ?? [];
    const top = getComputedStyle(element).backgroundColor.startsWith('color(') ? 1 : 255;
    return Math.max(...channels.map(Number)) / top;
  });

const expectDark = (locator: Locator) => expect.poll(() => lightness(locator)).toBeLessThan(0.3);
const expectLight = (locator: Locator) =>
  expect.poll(() => lightness(locator)).toBeGreaterThan(0.8);

/** What is too little contrast in a part; the page's animations are over. */
async function tooFaint(page: Page, selector: string): Promise<string[]> {
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
  );
  const axe = new AxeBuilder({ page }).include(selector).withRules(['color-contrast']);
  const { violations, passes } = await axe.analyze();
  expect(passes).not.toEqual([]);
  return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html));
}

/** What a host says of its page's scheme. */
const say = (page: Page, selector: string, scheme: string) =>
  page.locator(selector).evaluate((element, value) => {
    (element as HTMLElement).style.setProperty('color-scheme', value);
  }, scheme);

test.describe('Where the visitor prefers dark', () => {
  test.use({ colorScheme: 'dark' });

  test('everything is read on the home page, its flyouts and its footer', async ({ page }) => {
    await openWithCart(page, CARTS.everything);
    await expectDark(page.locator('body'));
    await expectDark(door(page, 'header'));
    expect(await tooFaint(page, '[data-fascia="header"]')).toEqual([]);
    await page.locator('[data-item="coffee"] + button').click();
    await expectDark(page.locator('[data-flyout="coffee"]'));
    expect(await tooFaint(page, '[data-fascia="header"]')).toEqual([]);
    await door(page, 'footer').scrollIntoViewIfNeeded();
    await expect(part(page, 'form').first()).toBeVisible();
    await expectDark(door(page, 'footer'));
    expect(await tooFaint(page, '[data-fascia="footer"]')).toEqual([]);
    expect(await tooFaint(page, '#page')).toEqual([]);
  });

  test('everything is read on the newsletter page, with what is missing', async ({ page }) => {
    await page.goto('/subscribenewsletter');
    const form = door(page, 'newsletter-form');
    await expect(part(page, 'form').first()).toBeVisible();
    await form.locator('[name="email"]').focus();
    await form.locator('button[type="submit"]').click();
    await expect(form.locator('[aria-invalid="true"]').first()).toBeVisible();
    expect(await tooFaint(page, '[data-fascia="newsletter-form"]')).toEqual([]);
  });

  test('everything is read in the menu of a narrow page', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 900 });
    await page.goto('/');
    await page.locator('button[aria-controls]:has(+ dialog)').click();
    await expect(part(page, 'nav-item').first()).toBeVisible();
    await expectDark(page.getByRole('dialog'));
    expect(await tooFaint(page, 'dialog[open]')).toEqual([]);
  });

  test('what is drawn for a light ground keeps one: logos, an editor’s banner', async ({
    page,
  }) => {
    await page.goto('/category/coffee');
    const words = part(page, 'category-banner').getByText('Kaffee', { exact: true });
    await expectLight(words.locator('..'));
    await expect(words).toHaveCSS('color', 'rgb(43, 26, 16)');
    const logos = door(page, 'footer').locator('img[width="80"]');
    await door(page, 'footer').scrollIntoViewIfNeeded();
    await expectLight(logos.first());
  });

  test('a banner in its dark theme is dark to its words, on a picture too', async ({ page }) => {
    await page.route(/\/promotion\/category_coffee/, async (route) => {
      const response = await route.fetch();
      const { type, contentJSON } = (await response.json()) as Record<string, string>;
      const { promotionTextColor: _, img, ...content } = JSON.parse(contentJSON ?? '');
      const dark = { ...content, img: { ...img, useDarkTheme: true } };
      await route.fulfill({ json: { type, contentJSON: JSON.stringify(dark) } });
    });
    await page.goto('/category/coffee');
    const banner = part(page, 'category-banner');
    await expect(banner).toHaveAttribute('data-theme', 'dark');
    for (const scheme of ['dark', 'light']) {
      await say(page, 'html', scheme);
      await expectDark(banner);
      await expectDark(banner.getByText('Kaffee', { exact: true }).locator('..'));
    }
  });

  for (const scheme of ['normal', 'light']) {
    test(`the modules stay light on a page whose color-scheme is ${scheme}`, async ({ page }) => {
      await page.goto('/');
      await say(page, 'html', scheme);
      await expectLight(door(page, 'header'));
      await expectLight(door(page, 'footer'));
    });
  }
});

test('Where a host is dark in one place, only the module in it is', async ({ page }) => {
  await page.goto('/');
  await expectLight(door(page, 'header'));
  await say(page, '#footer', 'dark');
  await expectDark(door(page, 'footer'));
  await expectLight(door(page, 'header'));
});
