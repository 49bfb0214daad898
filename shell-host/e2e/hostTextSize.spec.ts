import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { doubleTextSize, setRootSize, setTextSize } from './textSize.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The text size and the height of everything in fascia's modules. */
const measure = (page: Page) =>
  page.evaluate(() => {
    const drawn = document.querySelectorAll<HTMLElement>('[data-fascia], [data-fascia] *');
    return [...drawn]
      .filter((element) => element instanceof HTMLElement && element.checkVisibility())
      .map((element) => {
        const { fontSize } = getComputedStyle(element);
        const height = Math.round(element.getBoundingClientRect().height);
        return `${element.tagName} ${element.className} ${fontSize} ${height}`;
      });
  });

async function open(page: Page, path: string) {
  await page.goto(path);
  await expect(page.locator('[data-part="logo"]')).toBeVisible();
  await page.locator('[data-fascia="footer"]').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
}

const heightOf = async (locator: Locator) => (await locator.boundingBox())?.height ?? 0;

/** The text sizes of header and footer. */
const rootSizes = (page: Page) =>
  page.evaluate(() =>
    ['header', 'footer'].map((name) => {
      const root = document.querySelector(`[data-fascia="${name}"]`);
      return root && getComputedStyle(root).fontSize;
    }),
  );

const drawer = (page: Page) => page.locator('form:has(+ dialog) > button');

async function expectSizesOfAnyRoot(page: Page): Promise<void> {
  const expected = await measure(page);
  expect(expected.length).toBeGreaterThan(20);
  for (const size of ['62.5%', '200%']) {
    await setRootSize(page, size);
    expect(await measure(page), size).toEqual(expected);
  }
  await setRootSize(page, '');
}

// UI-17, UI-18
test('The modules, a flyout and the drawer have the same sizes whatever the text size of the host’s root, and grow with the visitor’s own, with the height reserved for the header', async ({
  page,
}) => {
  test.slow();
  await open(page, '/category/mugs-cups');
  await test.step('wide, with a branch of the navigation', () => expectSizesOfAnyRoot(page));
  await test.step('the visitor’s own text size, where the host’s root has another', async () => {
    const bar = page.locator(
      '[data-fascia="header"] [data-part="navigation"] [data-item="coffee"]',
    );
    const height = await heightOf(bar);
    await setRootSize(page, '62.5%');
    expect(await rootSizes(page)).toEqual(['16px', '16px']);
    await doubleTextSize(page);
    expect(await rootSizes(page)).toEqual(['32px', '32px']);
    expect(await heightOf(bar)).toBeCloseTo(2 * height, 0);
    await page.evaluate(() => window.scrollTo(0, 0));
    const body = page.locator('[data-part="promotion-area"] + div');
    expect(await heightOf(body)).toBeCloseTo(280, 0);
    await setTextSize(page, 16);
    await setRootSize(page, '');
    expect(await rootSizes(page)).toEqual(['16px', '16px']);
  });
  await test.step('a flyout', async () => {
    await page.locator('[data-part="icon-user"]').click();
    await expect(page.locator('[data-flyout="account"]')).toBeVisible();
    await expectSizesOfAnyRoot(page);
    await page.keyboard.press('Escape');
  });
  await test.step('the drawer, which is in the top layer', async () => {
    await page.setViewportSize({ width: 375, height: 900 });
    await drawer(page).click();
    await expect(page.locator('[data-part="drill-back"]').first()).toBeVisible();
    await expect(page.locator('[data-part="drawer-foot"]')).toBeVisible();
    await expectSizesOfAnyRoot(page);
  });
  await test.step('the reduced header', async () => {
    await page.setViewportSize({ width: 800, height: 900 });
    await open(page, '/checkout');
    await expectSizesOfAnyRoot(page);
  });
});
