import type { Page } from '@playwright/test';
import { sites, type Site } from '../demo-shop/sites.ts';
import { expectNoViolations, isSampleSite } from './axe.ts';
import { expect, test } from './fixtures.ts';

const HEADER = '[data-fascia="header"]';
const FOOTER = '[data-fascia="footer"]';
/** Of sites with long texts: each width, but not each with each site. */
const WIDTHS = new Map<Site, readonly number[]>([
  ['HU', [320, 800, 1500, 2560]],
  ['PL', [320, 375, 1200]],
  ['TR', [320, 1200]],
  ['CH_FR', [320, 1500]],
]);
const part = (page: Page, name: string) => page.locator(`[data-part="${name}"]`);
const resize = (page: Page, width: number) => page.setViewportSize({ width, height: 900 });

/** Loads a page and scrolls to its footer. */
async function open(page: Page, address: string, width: number): Promise<void> {
  // Each frame of an animation is painted.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await resize(page, width);
  await page.goto(address);
  await expect(part(page, 'logo')).toBeVisible();
  await part(page, 'legal-links').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
}

/** Opens what can be opened in the footer. */
async function expandFooter(page: Page): Promise<void> {
  for (const heading of await page.locator(`${FOOTER} h3 button`).all()) await heading.click();
  await page.locator(`${FOOTER} [data-part="country-switcher"] button`).click();
  await expect(part(page, 'country')).toHaveCount(9);
}

/** The elements that are not wholly in view. */
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

async function expectNothingCutOff(page: Page, widths: readonly number[]): Promise<void> {
  const headerParts = ['logo', 'icon-search', 'icon-cart'].map((name) => `[data-part="${name}"]`);
  for (const width of widths) {
    await resize(page, width);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(page.locator(headerParts.join()), `${width} px`).toHaveCount(3);
    await expect.poll(() => findCutOff(page, headerParts.join()), `${width} px`).toEqual([]);
    const closed = page.locator('[data-part="country-switcher"] button[aria-expanded="false"]');
    if ((await closed.count()) > 0) await closed.click();
    await expect(part(page, 'country')).toHaveCount(9);
    await part(page, 'country').last().scrollIntoViewIfNeeded();
    await expect.poll(() => findCutOff(page, '[data-part="country"]'), `${width} px`).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `${width} px`).toBe(0);
  }
}

/** Expects Tab to reach what can be used in the header in reading order. */
async function expectReadingOrder(page: Page): Promise<void> {
  await page.locator('[data-part="logo"]').focus();
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
}

// HEAD-01, HOST-20, FOOT-31
test('Tab moves through the header in reading order; header and footer have no axe violations: narrow, wide and reduced, the footer collapsed and expanded', async ({
  page,
}) => {
  test.slow();
  await open(page, '/contact', 1500);
  await expectReadingOrder(page);
  await expectNoViolations(page, HEADER);
  await resize(page, 375);
  await page.waitForLoadState('networkidle');
  await expectNoViolations(page, HEADER);
  await expectNoViolations(page, FOOTER);
  await expandFooter(page);
  await expectNoViolations(page, FOOTER);
  await resize(page, 1500);
  await expect(part(page, 'country').first()).toBeVisible();
  await expectNoViolations(page, FOOTER);
  await open(page, '/checkout', 1500);
  await expectNoViolations(page, HEADER);
  await expandFooter(page);
  await expectNoViolations(page, FOOTER);
});

// HOST-20, HOST-45, FOOT-31
test('Header and footer have no axe violations on any other site, and nothing is cut off at any width where texts are long', async ({
  page,
}) => {
  test.slow();
  for (const site of sites.filter((each) => !isSampleSite(each))) {
    await test.step(site, async () => {
      await open(page, `/contact?site=${site}`, 375);
      await expandFooter(page);
      await expectNoViolations(page, FOOTER, { colours: false });
      await resize(page, 1500);
      await expectNoViolations(page, HEADER, { colours: false });
    });
    await test.step(`${site}: what is cut off`, () =>
      expectNothingCutOff(page, WIDTHS.get(site) ?? []));
  }
});

test('The focus is never behind a flyout: Shift+Tab out of the search’s on a phone closes it (HEAD-136)', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await resize(page, 375);
  await page.goto('/help');
  await part(page, 'icon-search').click();
  const flyout = page.locator('[data-flyout="search"]');
  await expect(flyout.locator('[data-part="search-input"]')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(part(page, 'icon-search')).toBeFocused();
  await expect(flyout).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(flyout).toBeHidden();
  const submit = part(page, 'search-submit').first();
  await expect(submit).toBeFocused();
  // What is at its middle is itself, or an icon in it.
  await submit.click({ trial: true });
});
