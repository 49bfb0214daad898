import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { recordLayoutShifts } from './layoutShifts.ts';
import { part } from './locators.ts';
import { waitForAllPageData, waitForPageData, waitForRendering } from './pageData.ts';

const PARTS = {
  '~header_top': 'top-banner',
  '~header_pi': 'pi-banner',
  '~header_benefits': 'benefits',
  category_coffee: 'category-banner',
} as const;
type Id = keyof typeof PARTS;
const ALL = Object.keys(PARTS) as Id[];
const TOP: Id[] = ['~header_top'];
const PHASE: Id[] = ['~header_pi'];
const OTHERS: Id[] = ['~header_top', '~header_benefits', 'category_coffee'];

const area = (page: Page) => part(page, 'promotion-area');
const slots = (page: Page) => area(page).locator('> div:not(:last-child), > div:last-child > div');
const areaHeight = (page: Page) => area(page).evaluate((element) => element.clientHeight);

/** Removes promotions from the shop and returns the remaining ones. */
function withhold(withheld: Set<string>, ids: readonly Id[]): Id[] {
  withheld.clear();
  for (const id of ids) withheld.add(id);
  return ALL.filter((id) => !ids.includes(id));
}

/** Waits until exactly these promotions are rendered. */
async function expectShown(page: Page, shown: readonly Id[]): Promise<void> {
  for (const id of ALL) {
    await expect(part(page, PARTS[id])).toHaveCount(shown.includes(id) ? 1 : 0);
  }
  await waitForRendering(page);
}

/** Opens a page whose promotions the browser requests. */
async function open(page: Page, shown: readonly Id[]): Promise<void> {
  await page.goto('/category/coffee?site=DE');
  await waitForAllPageData(
    page,
    ALL.map((id) => `/service/promotion/api/promotion/${id}`),
  );
  await expectShown(page, shown);
}

test.describe('on a page without a server’s header', () => {
  test.use({ hasFragmentService: false });

  for (const [width, missing] of [
    [1500, PHASE],
    [800, TOP],
    [375, ALL],
  ] as const) {
    // HOST-44, PROMO-31, PROMO-41, SSR-04
    test(`at ${width} px the layout does not shift when promotions are missing or return`, async ({
      page,
      withheld,
    }) => {
      const layoutShifts = await recordLayoutShifts(page);
      await page.setViewportSize({ width, height: 900 });
      await open(page, withhold(withheld, missing));
      expect(await layoutShifts()).toEqual([]);
      const height = await areaHeight(page);
      await page.evaluate(() => sessionStorage.clear());
      await open(page, withhold(withheld, []));
      expect(await layoutShifts()).toEqual([]);
      expect(await areaHeight(page)).toBe(height);
      expect(height).toBeGreaterThan(0);
    });
  }

  // PROMO-31
  test('a single-page app’s next page reserves no space for missing promotions', async ({
    page,
    withheld,
  }) => {
    const layoutShifts = await recordLayoutShifts(page, { skipsInput: true });
    await page.setViewportSize({ width: 375, height: 900 });
    await open(page, withhold(withheld, ['~header_benefits', '~header_pi']));
    const before = await areaHeight(page);
    await page.locator('#page a[href^="/product/"]').first().click();
    await expect(page).toHaveURL(/product/);
    await expect(slots(page)).toHaveCount(1);
    await waitForRendering(page);
    expect(await areaHeight(page)).toBeLessThan(before);
    expect(await layoutShifts()).toEqual([]);
  });
});

// The fragment service caches a site's promotions, so each row uses another site.
for (const [width, missing, site] of [
  [1500, TOP, 'DE'],
  [800, OTHERS, 'CH'],
  [375, ALL, 'HU'],
] as const) {
  // HOST-44, PROMO-31, SSR-02, SSR-03
  test(`at ${width} px a server’s header reserves no space for missing promotions`, async ({
    page,
    withheld,
  }) => {
    const layoutShifts = await recordLayoutShifts(page);
    await page.setViewportSize({ width, height: 900 });
    const shown = withhold(withheld, missing);
    await page.goto(`/category/coffee?site=${site}`);
    await waitForPageData(page);
    await expectShown(page, shown);
    expect(await layoutShifts()).toEqual([]);
    await expect(slots(page)).toHaveCount(shown.length);
    if (missing === ALL) expect(await areaHeight(page)).toBe(0);
  });
}
