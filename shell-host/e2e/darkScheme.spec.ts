import type { Locator, Page } from '@playwright/test';
import { runAxe } from './axe.ts';
import { CARTS, openHomeWithCart, part } from './cartHelpers.ts';
import { expect, test } from './fixtures.ts';

// The browser reads what these tests let the services answer.
test.use({ hasFragmentService: false });

const moduleRoot = (page: Page, name: string) => page.locator(`[data-fascia="${name}"]`).first();

/** The lightness of an element's background, from 0 to 1. */
const lightness = (locator: Locator) =>
  locator.evaluate((element) => {
    const channels =
      getComputedStyle(element)
        .backgroundColor.match(/[\d.]+/g)
        ?.slice(0, 3) ?? [];
    const maximum = getComputedStyle(element).backgroundColor.startsWith('color(') ? 1 : 255;
    return Math.max(...channels.map(Number)) / maximum;
  });

const expectDark = (locator: Locator) => expect.poll(() => lightness(locator)).toBeLessThan(0.3);
const expectLight = (locator: Locator) =>
  expect.poll(() => lightness(locator)).toBeGreaterThan(0.8);

/** The HTML of elements with too little contrast, after the page's animations have ended. */
async function lowContrastElements(page: Page, selector: string): Promise<string[]> {
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
  );
  const rules = { runOnly: ['color-contrast'] };
  const { violations, kept } = await runAxe(page, selector, rules);
  expect(kept).not.toEqual([]);
  return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html));
}

/** Sets `color-scheme` on an element of the host. */
const setColorScheme = (page: Page, selector: string, scheme: string) =>
  page.locator(selector).evaluate((element, value) => {
    (element as HTMLElement).style.setProperty('color-scheme', value);
  }, scheme);

// HOST-46
test('With a preference for dark header, flyouts, footer, drawer and form are dark and have enough contrast', async ({
  page,
}) => {
  test.slow();
  await page.emulateMedia({ colorScheme: 'dark' });
  await test.step('a page with an open cart, an open flyout, and the footer', async () => {
    await openHomeWithCart(page, CARTS.allKinds);
    await expectDark(page.locator('body'));
    await expectDark(moduleRoot(page, 'header'));
    expect(await lowContrastElements(page, '[data-fascia="header"]')).toEqual([]);
    // Its banner has an editor's light colours.
    await part(page, 'legal-toggle').click();
    await expectDark(part(page, 'legal-text'));
    expect(await lowContrastElements(page, '[data-part="legal-text"]')).toEqual([]);
    await page.locator('[data-item="coffee"] + button').click();
    await expectDark(page.locator('[data-flyout="coffee"]'));
    expect(await lowContrastElements(page, '[data-flyout="coffee"]')).toEqual([]);
    await moduleRoot(page, 'footer').scrollIntoViewIfNeeded();
    await expect(part(page, 'form').first()).toBeVisible();
    await expectDark(moduleRoot(page, 'footer'));
    expect(await lowContrastElements(page, '[data-fascia="footer"]')).toEqual([]);
    expect(await lowContrastElements(page, '#page')).toEqual([]);
  });
  await test.step('the newsletter form and its errors', async () => {
    await page.goto('/subscribenewsletter');
    const form = moduleRoot(page, 'newsletter-form');
    await expect(part(page, 'form').first()).toBeVisible();
    await form.locator('[name="email"]').focus();
    await form.locator('button[type="submit"]').click();
    await expect(form.locator('[aria-invalid="true"]').first()).toBeVisible();
    expect(await lowContrastElements(page, '[data-fascia="newsletter-form"]')).toEqual([]);
  });
  await test.step('the navigation drawer', async () => {
    await page.setViewportSize({ width: 375, height: 900 });
    await page.locator('form:has(+ dialog) > button').click();
    await expect(part(page, 'nav-item').first()).toBeVisible();
    await expectDark(page.getByRole('dialog'));
    expect(await lowContrastElements(page, 'dialog[open]')).toEqual([]);
  });
});

// HOST-46
test('A module follows the colour scheme of the host’s page, or of its element of it; in the dark logos and an editor’s banner keep the light background that they are designed for, and a banner with the dark theme is dark behind its text', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/category/coffee');
  const banner = part(page, 'category-banner');
  await test.step('a banner without a theme, and logos', async () => {
    const headline = banner.getByText('Kaffee', { exact: true });
    await expectLight(headline.locator('..'));
    await expect(headline).toHaveCSS('color', 'rgb(43, 26, 16)');
    const logos = moduleRoot(page, 'footer').locator('img[width="80"]');
    await moduleRoot(page, 'footer').scrollIntoViewIfNeeded();
    await expectLight(logos.first());
  });
  await test.step('the colour scheme of the host', async () => {
    const expectAll = async (expectation: typeof expectDark) => {
      for (const name of ['header', 'footer']) await expectation(moduleRoot(page, name));
    };
    await setColorScheme(page, 'html', 'light dark');
    await expectAll(expectDark);
    for (const scheme of ['normal', 'light']) {
      await test.step(`a page whose color-scheme is ${scheme}`, async () => {
        await setColorScheme(page, 'html', scheme);
        await expectAll(expectLight);
      });
    }
    await test.step('a dark element of a light page', async () => {
      await page.emulateMedia({ colorScheme: 'light' });
      await setColorScheme(page, 'html', 'light dark');
      await expectAll(expectLight);
      await setColorScheme(page, '#footer', 'dark');
      await expectDark(moduleRoot(page, 'footer'));
      await expectLight(moduleRoot(page, 'header'));
    });
    await page.emulateMedia({ colorScheme: 'dark' });
  });
  await test.step('a banner with the dark theme, also on a picture', async () => {
    await page.route(/\/promotion\/category_coffee/, async (route) => {
      const response = await route.fetch();
      const { type, contentJSON } = (await response.json()) as Record<string, string>;
      const { promotionTextColor: _, img, ...content } = JSON.parse(contentJSON ?? '');
      const dark = { ...content, img: { ...img, useDarkTheme: true } };
      await route.fulfill({ json: { type, contentJSON: JSON.stringify(dark) } });
    });
    await page.goto('/category/coffee');
    await expect(banner).toHaveAttribute('data-theme', 'dark');
    for (const scheme of ['dark', 'light']) {
      await setColorScheme(page, 'html', scheme);
      await expectDark(banner);
      await expectDark(banner.getByText('Kaffee', { exact: true }).locator('..'));
    }
  });
});
