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
async function openPage(page: Page, shown: readonly Id[]) {
  await page.goto('/category/coffee');
  await expect(page.locator('[data-part="icon-cart"]')).toBeVisible();
  await page.waitForLoadState('networkidle');
  for (const id of ALL) await expect(part(page, id)).toHaveCount(shown.includes(id) ? 1 : 0);
}

const allBut = (missing: readonly Id[]) => ALL.filter((id) => !missing.includes(id));

/** Opens the first page of a tab in a shop without some promotions: it shows the others, and does not move. */
async function openWithout(
  page: Page,
  withheld: Set<string>,
  { width, missing }: { width: number; missing: readonly Id[] },
) {
  await page.setViewportSize({ width, height: 900 });
  const layoutShifts = await recordLayoutShifts(page);
  withhold(withheld, missing);
  await openPage(page, allBut(missing));
  expect(await layoutShifts()).toEqual([]);
}

// PROMO-35
test('On a very wide page the phase-integration block’s colour reaches the window’s edge, its content does not', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 900 });
  await openPage(page, ALL);
  const endOf = async (target: string) => {
    const box = await page.locator(target).first().boundingBox();
    return (box?.x ?? NaN) + (box?.width ?? NaN);
  };
  expect(await endOf('[data-part="pi-banner"]')).toBe(1920);
  // The header's content is 1536 px wide, in the middle.
  expect(await endOf('[data-part="pi-banner"] > :first-child')).toBe(1728);
});

// Each width with a part of the promotions and without any; each part at two widths.
const PHASE: Id[] = ['~header_pi'];
const TOP: Id[] = ['~header_top'];
const OTHERS: Id[] = ['~header_top', '~header_benefits', 'category_coffee'];
for (const [width, missingSets] of [
  [1500, [PHASE, TOP, ALL]],
  [1200, [PHASE, OTHERS]],
  [800, [TOP, ALL]],
  [375, [OTHERS, ALL]],
] as const) {
  // HOST-44, PROMO-31, PROMO-35, SSR-04
  test(`Nothing moves at ${width} px without some promotions: not on the first page, nor when they exist again`, async ({
    page,
    withheld,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const layoutShifts = await recordLayoutShifts(page);
    let whole = NaN;
    for (const [index, missing] of missingSets.entries()) {
      await test.step(`without ${missing.join(', ')}`, async () => {
        // The tab forgets what it has found missing.
        if (index > 0) await page.evaluate(() => sessionStorage.clear());
        withhold(withheld, missing);
        await openPage(page, allBut(missing));
        expect(await layoutShifts()).toEqual([]);
        // The server did not know which there are: all have a place.
        if (index === 0) whole = await areaHeight(page);
        expect(await areaHeight(page)).toBe(whole);
        expect(whole).toBeGreaterThan(0);
      });
    }
    withhold(withheld, []);
    await openPage(page, ALL);
    expect(await layoutShifts()).toEqual([]);
    expect(await areaHeight(page)).toBe(whole);
  });
}

test.describe('A page that the server has rendered', () => {
  test.use({ hasFragmentService: true });

  for (const [width, missing] of [
    [1500, TOP],
    [1200, PHASE],
    [800, OTHERS],
    [375, ALL],
  ] as const) {
    // HOST-44, PROMO-32, SSR-02, SSR-03
    test(`holds no place at ${width} px for ${missing.join(', ')}, which are not there, and does not move`, async ({
      page,
      withheld,
    }) => {
      await openWithout(page, withheld, { width, missing });
      await expect(slots(page)).toHaveCount(allBut(missing).length);
      if (missing === ALL) expect(await areaHeight(page)).toBe(0);
    });
  }
});

for (const width of [1500, 375]) {
  // PROMO-32
  test(`On the page that a visitor goes to in a single-page app nothing is held for what does not exist, at ${width} px`, async ({
    page,
    withheld,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const layoutShifts = await recordLayoutShifts(page, { counting: true });
    withhold(withheld, ['~header_benefits', '~header_pi']);
    await openPage(page, ['~header_top', 'category_coffee']);
    const before = await areaHeight(page);
    await page.locator('#page a[href^="/product/"]').first().click();
    await expect(page).toHaveURL(/product/);
    await page.waitForLoadState('networkidle');
    expect(await slots(page).count()).toBe(1);
    expect(await areaHeight(page)).toBeLessThan(before);
    expect(await layoutShifts()).toEqual([]);
  });
}

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
