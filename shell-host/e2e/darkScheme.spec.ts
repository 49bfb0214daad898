import type { Locator, Page } from '@playwright/test';
import { runAxe } from './axe.ts';
import { CARTS, openWithCart } from './cartHelpers.ts';
import { expect, test } from './fixtures.ts';
import {
  drawer,
  finishAnimations,
  flyout,
  menuButton,
  navItem,
  navToggle,
  part,
} from './locators.ts';

const moduleRoot = (page: Page, name: string) => page.locator(`[data-fascia="${name}"]`).first();

/** Lightness of an element's background from 0 to 1. */
const lightness = (locator: Locator) =>
  locator.evaluate((element) => {
    const { backgroundColor } = getComputedStyle(element);
    const channels = backgroundColor.match(/[\d.]+/g)?.slice(0, 3) ?? [];
    const maximum = backgroundColor.startsWith('color(') ? 1 : 255;
    return Math.max(...channels.map(Number)) / maximum;
  });

const expectDark = (locator: Locator) => expect.poll(() => lightness(locator)).toBeLessThan(0.3);
const expectLight = (locator: Locator) =>
  expect.poll(() => lightness(locator)).toBeGreaterThan(0.8);

/** Expects enough contrast in the selected element, after the page's animations have ended. */
async function expectContrast(page: Page, selector: string): Promise<void> {
  await finishAnimations(page);
  const { violations, passed } = await runAxe(page, selector, { runOnly: ['color-contrast'] });
  expect(passed).not.toEqual([]);
  expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([]);
}

/** Sets `color-scheme` on an element of the host. */
const setColorScheme = (page: Page, selector: string, scheme: string) =>
  page.locator(selector).evaluate((element, value) => {
    (element as HTMLElement).style.setProperty('color-scheme', value);
  }, scheme);

test.use({ colorScheme: 'dark' });

// HOST-45
test('the header is dark and has enough contrast', { tag: '@journey' }, async ({ page }) => {
  await page.goto('/help');
  await expectDark(page.locator('body'));
  await expectDark(moduleRoot(page, 'header'));
  await expectContrast(page, '[data-fascia="header"]');
});

// HOST-45
test('flyouts and the legal text are dark and have enough contrast', async ({ page }) => {
  await openWithCart(page, CARTS.allKinds);
  await expectDark(flyout(page, 'cart'));
  await expectContrast(page, '[data-flyout="cart"]');
  // The legal text's banner has light colours, which its editor has set.
  await part(page, 'legal-toggle').click();
  await expectDark(part(page, 'legal-text'));
  await expectContrast(page, '[data-part="legal-text"]');
  await navToggle(page, 'coffee').click();
  await expectDark(flyout(page, 'coffee'));
  await expectContrast(page, '[data-flyout="coffee"]');
});

// HOST-45
test('the footer and the demo shop’s home page are dark and have enough contrast', async ({
  page,
}) => {
  await page.goto('/');
  await moduleRoot(page, 'footer').scrollIntoViewIfNeeded();
  await expect(part(page, 'form').first()).toBeVisible();
  await expectDark(moduleRoot(page, 'footer'));
  await expectContrast(page, '[data-fascia="footer"]');
  await expectContrast(page, '#page');
});

// HOST-45
test('the drawer is dark and has enough contrast', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 900 });
  await page.goto('/help');
  await menuButton(page).click();
  await expect(navItem(page, 'sale')).toBeVisible();
  await expectDark(drawer(page));
  await expectContrast(page, 'dialog[open]');
});

const headline = (page: Page) => part(page, 'category-banner').getByText('Kaffee', { exact: true });

// HOST-45
test('logos and an editor’s banner keep the light background of their design', async ({ page }) => {
  await page.goto('/category/coffee');
  await expectLight(headline(page).locator('..'));
  await expect(headline(page)).toHaveCSS('color', 'rgb(43, 26, 16)');
  await moduleRoot(page, 'footer').scrollIntoViewIfNeeded();
  await expectLight(moduleRoot(page, 'footer').locator('img[width="80"]').first());
});

// HOST-45
test('header and footer follow the color-scheme of the host’s elements', async ({ page }) => {
  await page.goto('/help');
  for (const [scheme, expectation] of [
    ['light dark', expectDark],
    ['normal', expectLight],
    ['light', expectLight],
  ] as const) {
    await test.step(scheme, async () => {
      await setColorScheme(page, 'html', scheme);
      await expectation(moduleRoot(page, 'header'));
      await expectation(moduleRoot(page, 'footer'));
    });
  }
  await test.step('dark element of a light page', async () => {
    await setColorScheme(page, '#footer', 'dark');
    await expectDark(moduleRoot(page, 'footer'));
    await expectLight(moduleRoot(page, 'header'));
  });
});

test.describe('without a fragment service', () => {
  // The browser requests all data, so that the test can replace a response.
  test.use({ hasFragmentService: false });

  // HOST-45
  test('a banner with the dark theme is dark behind its text in both schemes', async ({ page }) => {
    await page.route(/\/promotion\/category_coffee/, async (route) => {
      const response = await route.fetch();
      const { type, contentJSON } = (await response.json()) as Record<string, string>;
      const { promotionTextColor: _, img, ...content } = JSON.parse(contentJSON ?? '');
      const dark = { ...content, img: { ...img, useDarkTheme: true } };
      await route.fulfill({ json: { type, contentJSON: JSON.stringify(dark) } });
    });
    await page.goto('/category/coffee');
    await expect(part(page, 'category-banner')).toHaveAttribute('data-theme', 'dark');
    for (const scheme of ['dark', 'light']) {
      await setColorScheme(page, 'html', scheme);
      await expectDark(part(page, 'category-banner'));
      await expectDark(headline(page).locator('..'));
    }
  });
});
