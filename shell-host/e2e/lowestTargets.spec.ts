import type { Page } from '@playwright/test';
import { fallbacks } from '../../tools/lint/targets/fallbacks.ts';
import { withoutStyleFeatures } from '../../tools/lint/targets/styleFeatures.ts';
import { addButton } from './cartHelpers.ts';
import { expect, test } from './fixtures.ts';
import {
  drawer,
  findCutOff,
  flyout,
  menuButton,
  navItem,
  navToggle,
  part,
  sidewaysScroll,
} from './locators.ts';
import { field, formPart, openNewsletter, submitButton } from './newsletterForm.ts';
import { waitForPageData } from './pageData.ts';

const missing = Object.keys(fallbacks);
const missingInStyles = missing.filter((id) => id.startsWith('css.'));
/** The owners and names of interfaces. Those with `_static` exist in all browsers and differ only in their errors. */
const missingInScripts = missing
  .filter((id) => id.startsWith('api.') && !id.endsWith('_static'))
  .map((id) => id.split('.').slice(1));

/** In the page: removes interfaces that some browsers lack. */
function removeInterfaces(paths: readonly (readonly string[])[]): void {
  for (const [owner = '', member] of paths) {
    if (member === undefined || owner === 'Window') Reflect.deleteProperty(window, member ?? owner);
    else Reflect.deleteProperty(Reflect.get(window, owner).prototype, member);
  }
}

/** In the page: the interfaces that still exist. */
const findInterfaces = (paths: readonly (readonly string[])[]) =>
  paths.filter(([owner = '', member]) =>
    member === undefined || owner === 'Window'
      ? (member ?? owner) in window
      : member in Reflect.get(window, owner).prototype,
  );

// Browsers without Trusted Types ignore the policy that requires them.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

/** Makes the browser one that lacks all features that some supported browser lacks. */
test.beforeEach(async ({ page }) => {
  await page.addInitScript(removeInterfaces, missingInScripts);
  // The style sheets differ from those of the build.
  await page.addInitScript(() =>
    Object.defineProperty(HTMLLinkElement.prototype, 'integrity', { set() {} }),
  );
  await page.route(
    (url) => url.pathname.endsWith('.css'),
    async (route) => {
      const response = await route.fetch();
      const body = withoutStyleFeatures(await response.text(), missingInStyles);
      await route.fulfill({ response, body });
    },
  );
  await page.route('**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replaceAll(/<link[^>]*\.css"[^>]*>/g, (link) =>
      link.replace(/ integrity="[^"]*"/, ''),
    );
    return route.fulfill({ response, body });
  });
});

/** Expects the parts of the header in view, and nothing beside the page. */
async function expectComplete(page: Page): Promise<void> {
  const parts = ['logo', 'icon-search', 'icon-cart'].map((name) => `[data-part="${name}"]`);
  await expect(page.locator(parts.join())).toHaveCount(3);
  await expect.poll(() => findCutOff(page, parts.join())).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
}

/** Opens the flyout of an icon, expects it in the window, and closes it. */
async function expectIconFlyout(page: Page, name: string): Promise<void> {
  await part(page, `icon-${name}`).click();
  await expect(page.locator('[data-flyout]:visible a:visible').first()).toBeInViewport();
  await expectComplete(page);
  await page.keyboard.press('Escape');
}

for (const width of [800, 1500]) {
  // HOST-45, HOST-148
  test(`header and flyouts work in the lowest browsers at ${width} px`, async ({
    page,
    pageErrors,
    reportedErrors,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/help');
    expect(await page.evaluate(findInterfaces, missingInScripts)).toEqual([]);
    await waitForPageData(page);
    await expectComplete(page);
    for (const name of width < 1000 ? [] : ['theme-worlds', 'categories', 'coffee', 'sale']) {
      await navToggle(page, name).click();
      await expect(flyout(page, name).locator('a:visible').first()).toBeInViewport();
      await expectComplete(page);
      await page.keyboard.press('Escape');
      await expect(flyout(page, name)).toBeHidden();
    }
    for (const name of ['user', 'cart']) await expectIconFlyout(page, name);
    expect(pageErrors).toEqual([]);
    expect(reportedErrors).toEqual([]);
  });
}

// HOST-45, HOST-148
test('skip link, drawer and cart work in the lowest browsers on a phone', async ({
  page,
  pageErrors,
  reportedErrors,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/product/10107');
  await waitForPageData(page);
  await expectComplete(page);
  await part(page, 'skip-link').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await addButton(page).click();
  await expect(part(page, 'cart-badge')).toHaveText('1');
  await menuButton(page).click();
  await expect(drawer(page)).toBeVisible();
  // Until the drill-down has loaded, the entries are plain links.
  await expect(part(page, 'drill-down')).toHaveCount(4);
  await navItem(page, 'categories').click();
  await expect(part(page, 'drill-back')).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toHaveCount(0);
  await part(page, 'icon-cart').click();
  await expect(flyout(page, 'cart')).toBeVisible();
  expect(pageErrors).toEqual([]);
  expect(reportedErrors).toEqual([]);
});

// HOST-45, HOST-148
test('the newsletter form works in the lowest browsers', async ({ page, pageErrors }) => {
  await openNewsletter(page, 'DE');
  await submitButton(page).click();
  await expect(field(page, 'email')).toBeFocused();
  await field(page, 'email').fill('ada@example.org');
  await submitButton(page).click();
  await expect(formPart(page, 'success')).toContainText('ada@example.org');
  expect(pageErrors).toEqual([]);
});

test.describe('in a transformed element of the host', () => {
  test.use({ locale: 'hu-HU' });

  // UI-73
  test('the offer of a country is hidden in browsers without popovers', async ({ page }) => {
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () => {
        document.getElementById('header')?.style.setProperty('transform', 'translateX(0)');
      }),
    );
    await page.goto('/help?site=DE');
    await expect(part(page, 'country-offer')).toBeAttached();
    await expect(part(page, 'country-offer')).toBeHidden();
  });
});
