import type { Page } from '@playwright/test';
import { CARTS, openWithCart } from './cartHelpers.ts';
import { expect, test } from './fixtures.ts';
import { flyout, moduleRoot, navToggle, part, searchField } from './locators.ts';
import { expectHydrated } from './serverMarkup.ts';

/** Words in addresses that common filter lists match. */
const FILTERED = /promo|banner|track|advert|sponsor|pop-?up|cookie|[-_./]ads?[-_./]/i;

/** Paths that the shop decides: the promotion service, and the pictures of its promotions. */
const SHOP_PATHS = ['/service/promotion/', '/img/'];

const WORDS = ['promo', 'banner', 'track', 'advert', 'sponsor', 'popup', 'pop-up', 'cookie'];

/** Selectors like those of common filter lists, which hide elements by class, id and data attribute. */
const HIDDEN = [
  ...WORDS.flatMap((word) => [`[class*="${word}" i]`, `[id*="${word}" i]`]),
  ...['ad-', 'ads-', 'ad_', 'ads_'].flatMap((word) => [
    `[class^="${word}" i]`,
    `[class*=" ${word}" i]`,
    `[id^="${word}" i]`,
  ]),
  '.ad',
  '.ads',
  '.adsbox',
  '.newsletter-popup',
  '#ad',
  '#ads',
  'ins.adsbygoogle',
  '[data-ad]',
  '[data-ads]',
  '[data-ad-slot]',
  '[data-ad-client]',
  '[data-adunit]',
  '[data-banner]',
  '[data-promotion]',
  '[data-cookie]',
  '[data-tracking]',
  '[data-sponsor]',
].join(', ');

/** Blocks requests and hides elements. Returns the blocked paths. */
async function addFilterList(page: Page): Promise<string[]> {
  const blocked: string[] = [];
  await page.route(
    ({ pathname }) =>
      FILTERED.test(pathname) && !SHOP_PATHS.some((path) => pathname.startsWith(path)),
    async (route) => {
      blocked.push(new URL(route.request().url()).pathname);
      await route.abort('blockedbyclient');
    },
  );
  await page.addInitScript((selector) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`:is(${selector}) { display: none !important }`);
    document.adoptedStyleSheets.push(sheet);
  }, HIDDEN);
  return blocked;
}

/** The elements of the modules that the filter list hides. */
const findHidden = (page: Page) =>
  page
    .locator(`[data-fascia]:is(${HIDDEN}), [data-fascia] :is(${HIDDEN})`)
    .evaluateAll((elements) => elements.map(({ id, className }) => `${className}#${id}`));

// HOST-132, HOST-156
test(
  'header and footer are complete behind a filter list',
  { tag: '@journey' },
  async ({ page, host, pageErrors, reportedErrors }) => {
    const blocked = await addFilterList(page);
    await openWithCart(page, CARTS.twoArticles);
    await expectHydrated(page);
    await expect(flyout(page, 'cart')).toBeVisible();
    await expect(part(page, 'cart-badge')).toHaveText('3');
    await expect(part(page, 'top-banner')).toBeVisible();
    await expect(part(page, 'benefits')).toBeVisible();
    await navToggle(page, 'coffee').click();
    await expect(flyout(page, 'coffee')).toBeVisible();
    expect(await findHidden(page)).toEqual([]);
    await searchField(page).fill('tasse');
    await expect(part(page, 'suggestion').filter({ visible: true }).first()).toBeVisible();
    await part(page, 'icon-user').click();
    await expect(flyout(page, 'account')).toBeVisible();
    await page.keyboard.press('Escape');
    await part(page, 'country-switcher').scrollIntoViewIfNeeded();
    await expect(part(page, 'country-switcher')).toBeVisible();
    await expect(part(page, 'teaser-group').first()).toBeVisible();
    await expect(part(page, 'legal-links')).toBeVisible();
    await expect(moduleRoot(page, 'newsletter-form').first()).toBeVisible();
    expect(await findHidden(page)).toEqual([]);
    expect(blocked.filter((path) => path.startsWith('/remote/'))).toEqual([]);
    expect([pageErrors, reportedErrors]).toEqual([[], []]);
    expect(new URL(page.url()).origin).toBe(host.origin);
  },
);
