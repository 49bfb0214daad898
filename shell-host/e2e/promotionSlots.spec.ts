import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { recordLayoutShifts } from './layoutShifts.ts';

// The browser reads what these tests let the services answer.
test.use({ hasFragmentService: false });

const PARTS = {
  '~header_top': 'top-banner',
  '~header_pi': 'pi-banner',
  '~header_benefits': 'benefits',
  category_coffee: 'category-banner',
} as const;
type Id = keyof typeof PARTS;
const ALL = Object.keys(PARTS) as Id[];

const area = (page: Page) => page.locator('[data-part="promotion-area"]');
const slots = (page: Page) => area(page).locator('> div:not(:last-child), > div:last-child > div');
const part = (page: Page, id: Id) => page.locator(`[data-part="${PARTS[id]}"]`);
const areaHeight = (page: Page) => area(page).evaluate((element) => element.clientHeight);

/** Lets the shop have all promotions but these, from now on. */
function withhold(withheld: Set<string>, ids: readonly Id[]): void {
  withheld.clear();
  for (const id of ids) withheld.add(id);
}

/** Opens a page of the tab, and waits until its promotions have been answered and are shown. */
async function openPage(page: Page, shown: readonly Id[], site = 'DE') {
  await page.goto(`/category/coffee?site=${site}`);
  await expect(page.locator('[data-part="icon-cart"]')).toBeVisible();
  await page.waitForLoadState('networkidle');
  for (const id of ALL) await expect(part(page, id)).toHaveCount(shown.includes(id) ? 1 : 0);
}

const allBut = (missing: readonly Id[]) => ALL.filter((id) => !missing.includes(id));

// Each width with a part of the promotions and without any; each part at two widths.
const PHASE: Id[] = ['~header_pi'];
const TOP: Id[] = ['~header_top'];
const OTHERS: Id[] = ['~header_top', '~header_benefits', 'category_coffee'];
for (const rows of [
  [
    [1500, [PHASE, TOP, ALL]],
    [375, [OTHERS, ALL]],
  ],
  [
    [1200, [PHASE, OTHERS]],
    [800, [TOP, ALL]],
  ],
] as const) {
  // HOST-44, PROMO-31, PROMO-35, SSR-04
  test(`Nothing moves at ${rows.map(([width]) => width).join(' or ')} px without some promotions: not on the first page, nor when they exist again`, async ({
    page,
    withheld,
  }) => {
    const layoutShifts = await recordLayoutShifts(page);
    for (const [index, [width, missingSets]] of rows.entries()) {
      await page.setViewportSize({ width, height: 900 });
      let whole = NaN;
      for (const [at, missing] of missingSets.entries()) {
        await test.step(`without ${missing.join(', ')} at ${width} px`, async () => {
          // The tab forgets what it has found missing.
          if (index + at > 0) await page.evaluate(() => sessionStorage.clear());
          withhold(withheld, missing);
          await openPage(page, allBut(missing));
          expect(await layoutShifts()).toEqual([]);
          // The server did not know which there are: all have a place.
          if (at === 0) whole = await areaHeight(page);
          expect(await areaHeight(page)).toBe(whole);
          expect(whole).toBeGreaterThan(0);
        });
      }
      await test.step(`with all of them at ${width} px`, async () => {
        withhold(withheld, []);
        await openPage(page, ALL);
        expect(await layoutShifts()).toEqual([]);
        expect(await areaHeight(page)).toBe(whole);
      });
    }
  });
}

test.describe('A page that the server has rendered', () => {
  test.use({ hasFragmentService: true });

  // HOST-44, PROMO-32, SSR-02, SSR-03
  test('holds no place for promotions that are not there, and does not move, at any width', async ({
    page,
    withheld,
  }) => {
    const layoutShifts = await recordLayoutShifts(page);
    // The fragment service remembers what a site has for a while: each set is of another one.
    for (const [width, missing, site] of [
      [1500, TOP, 'DE'],
      [1200, PHASE, 'AT'],
      [800, OTHERS, 'CH'],
      [375, ALL, 'HU'],
    ] as const) {
      await test.step(`${missing.join(', ')} at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 });
        withhold(withheld, missing);
        await openPage(page, allBut(missing), site);
        expect(await layoutShifts()).toEqual([]);
        await expect(slots(page)).toHaveCount(allBut(missing).length);
        if (missing === ALL) expect(await areaHeight(page)).toBe(0);
      });
    }
  });
});

// PROMO-32
test('On the page that a visitor goes to in a single-page app nothing is held for what does not exist', async ({
  page,
  withheld,
}) => {
  const layoutShifts = await recordLayoutShifts(page, { counting: true });
  withhold(withheld, ['~header_benefits', '~header_pi']);
  for (const width of [1500, 375]) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await openPage(page, ['~header_top', 'category_coffee']);
      const before = await areaHeight(page);
      await page.locator('#page a[href^="/product/"]').first().click();
      await expect(page).toHaveURL(/product/);
      await page.waitForLoadState('networkidle');
      expect(await slots(page).count()).toBe(1);
      expect(await areaHeight(page)).toBeLessThan(before);
      expect(await layoutShifts()).toEqual([]);
      // The tab forgets what it has found missing.
      await page.evaluate(() => sessionStorage.clear());
    });
  }
});

test('What staff preview has its place, and leaves the next page of visitors as it was', async ({
  page,
  context,
  baseURL,
  withheld,
}) => {
  const layoutShifts = await recordLayoutShifts(page);
  withhold(withheld, ALL);
  await openPage(page, []);
  const before = await areaHeight(page);
  await context.addCookies([{ name: 'Preview', value: '1', url: baseURL ?? '' }]);
  withhold(withheld, []);
  await openPage(page, ALL);
  expect(await layoutShifts()).toEqual([]);
  await context.clearCookies({ name: 'Preview' });
  withhold(withheld, ALL);
  await openPage(page, []);
  expect(await areaHeight(page)).toBe(before);
  expect(await layoutShifts()).toEqual([]);
});
