import type { Page } from '@playwright/test';
import { sites, type Site } from '../demo-shop/sites.ts';
import { expectNoViolations, isSampleSite } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { flyout, part, sidewaysScroll } from './locators.ts';
import { waitForRendering } from './pageData.ts';

// Each frame of an animation is painted.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const HEADER = '[data-fascia="header"]';
const FOOTER = '[data-fascia="footer"]';
/** Widths at which sites with long texts are tested. */
const WIDTHS = new Map<Site, readonly number[]>([
  ['HU', [320, 800, 1500, 2560]],
  ['PL', [320, 375, 1200]],
  ['TR', [320, 1200]],
  ['CH_FR', [320, 1500]],
]);

async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await waitForRendering(page);
}

/** Loads a page with a window of this width, and its newsletter form. */
async function open(page: Page, address: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(address);
  await part(page, 'legal-links').scrollIntoViewIfNeeded();
  if (!address.startsWith('/contact')) return;
  const box = part(page, 'newsletter-box');
  await box.scrollIntoViewIfNeeded();
  await expect(box.locator('[name="email"]')).toBeVisible();
}

/** Opens all panels of the footer and its country switcher. */
async function expandFooter(page: Page): Promise<void> {
  for (const heading of await page.locator(`${FOOTER} h3 button`).all()) await heading.click();
  await page.locator(`${FOOTER} [data-part="country-switcher"] button`).click();
  await expect(part(page, 'country')).toHaveCount(9);
}

/** The elements that are not completely in view. */
const findCutOff = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll(async (elements) => {
    const entries = await new Promise<IntersectionObserverEntry[]>((resolve) => {
      const observer = new IntersectionObserver(resolve);
      for (const element of elements) observer.observe(element);
    });
    return entries
      .filter(({ intersectionRatio }) => intersectionRatio < 1)
      .map(({ target }) => target.outerHTML.slice(0, 120));
  });

async function expectNothingCutOff(page: Page, width: number): Promise<void> {
  const headerParts = ['logo', 'icon-search', 'icon-cart'].map((name) => `[data-part="${name}"]`);
  await resize(page, width);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(page.locator(headerParts.join()), `${width} px`).toHaveCount(3);
  await expect.poll(() => findCutOff(page, headerParts.join()), `${width} px`).toEqual([]);
  const closed = page.locator('[data-part="country-switcher"] button[aria-expanded="false"]');
  if ((await closed.count()) > 0) await closed.click();
  await expect(part(page, 'country')).toHaveCount(9);
  await part(page, 'country').last().scrollIntoViewIfNeeded();
  await expect.poll(() => findCutOff(page, '[data-part="country"]'), `${width} px`).toEqual([]);
  expect(await sidewaysScroll(page), `${width} px`).toBe(0);
}

// HEAD-01
test('Tab moves through the header in reading order', { tag: '@journey' }, async ({ page }) => {
  await page.goto('/contact');
  await part(page, 'logo').focus();
  const stops: string[] = [];
  for (let stop = 0; stop < 14; stop += 1) {
    const name = await page.evaluate(() => {
      const { dataset, ariaExpanded } = document.activeElement as HTMLElement;
      return dataset['part'] ?? (ariaExpanded === null ? '' : 'toggle');
    });
    stops.push(name);
    await page.keyboard.press('Tab');
  }
  const item = ['nav-item', 'toggle'];
  expect(stops).toEqual([
    'logo',
    'search-input',
    'search-submit',
    'icon-search',
    'icon-store-finder',
    'icon-user',
    'icon-cart',
    ...item,
    ...item,
    ...item,
    'nav-item',
  ]);
});

// HOST-20, FOOT-31
test.describe('no axe violations', { tag: '@journey' }, () => {
  for (const width of [375, 1500]) {
    test(`in the header and the expanded footer at ${width} px`, async ({ page }) => {
      await open(page, '/contact', width);
      await expectNoViolations(page, HEADER);
      await expandFooter(page);
      await expectNoViolations(page, FOOTER);
    });
  }

  test('in the reduced header and footer', async ({ page }) => {
    await open(page, '/checkout', 1500);
    await expectNoViolations(page, HEADER);
    await expandFooter(page);
    await expectNoViolations(page, FOOTER);
  });
});

test('the collapsed footer has no axe violations', async ({ page }) => {
  await open(page, '/contact', 375);
  await expectNoViolations(page, FOOTER);
});

for (const site of sites.filter((each) => !isSampleSite(each))) {
  // HOST-20, HOST-45, FOOT-31
  test(`header and footer of ${site} have no axe violations, and nothing is cut off`, async ({
    page,
  }) => {
    await open(page, `/contact?site=${site}`, 375);
    await expandFooter(page);
    await expectNoViolations(page, FOOTER, { colours: false });
    await resize(page, 1500);
    await expectNoViolations(page, HEADER, { colours: false });
    for (const width of WIDTHS.get(site) ?? []) await expectNothingCutOff(page, width);
  });
}

// HEAD-136
test('the focus is never behind the search flyout of a phone', async ({ page }) => {
  await resize(page, 375);
  await page.goto('/help');
  await part(page, 'icon-search').click();
  const search = flyout(page, 'search');
  await expect(part(search, 'search-input')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(part(page, 'icon-search')).toBeFocused();
  await expect(search).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(search).toBeHidden();
  const submit = part(page, 'search-submit').first();
  await expect(submit).toBeFocused();
  // Fails if another element covers the button.
  await submit.click({ trial: true });
});
