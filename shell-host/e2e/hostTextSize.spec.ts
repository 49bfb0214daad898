import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { boxOf, flyout, menuButton, moduleRoot, navItem, part } from './locators.ts';
import { doubleTextSize, setRootSize } from './textSize.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The text size and the height of each visible element of the modules. */
const measure = (page: Page) =>
  page.evaluate(() => {
    const elements = document.querySelectorAll<HTMLElement>('[data-fascia], [data-fascia] *');
    return [...elements]
      .filter((element) => element instanceof HTMLElement && element.checkVisibility())
      .map((element) => {
        const { fontSize } = getComputedStyle(element);
        const height = Math.round(element.getBoundingClientRect().height);
        return `${element.tagName} ${element.className} ${fontSize} ${height}`;
      });
  });

async function open(page: Page, path = '/category/mugs-cups'): Promise<void> {
  await page.goto(path);
  await moduleRoot(page, 'footer').scrollIntoViewIfNeeded();
  await expect(part(page, 'logo').first()).toBeVisible();
}

/** Expects the same sizes with every text size of the host's root. Retries while the page is still changing. */
const expectSizesOfAnyRoot = (page: Page) =>
  expect(async () => {
    await setRootSize(page, '');
    const expected = await measure(page);
    expect(expected.length).toBeGreaterThan(20);
    for (const size of ['62.5%', '200%']) {
      await setRootSize(page, size);
      expect(await measure(page), size).toEqual(expected);
    }
  }).toPass();

// UI-17
test.describe('the host’s root does not change the sizes of', () => {
  test('a page with an open flyout', async ({ page }) => {
    await open(page);
    await part(page, 'icon-user').click();
    await expect(flyout(page, 'account')).toBeVisible();
    await expectSizesOfAnyRoot(page);
  });

  test('the drawer', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 900 });
    await open(page);
    await menuButton(page).click();
    await expect(part(page, 'drill-back').first()).toBeVisible();
    await expect(part(page, 'drawer-foot')).toBeVisible();
    await expectSizesOfAnyRoot(page);
  });

  test('the reduced header', async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 900 });
    await open(page, '/checkout');
    await expectSizesOfAnyRoot(page);
  });
});

// UI-17
test('the modules and the header’s reserved height grow with the visitor’s text size', async ({
  page,
}) => {
  await open(page);
  const rootSizes = () =>
    page.evaluate(() =>
      ['header', 'footer'].map((name) => {
        const root = document.querySelector(`[data-fascia="${name}"]`);
        return root && getComputedStyle(root).fontSize;
      }),
    );
  const bar = navItem(page, 'coffee');
  const { height } = await boxOf(bar);
  await setRootSize(page, '62.5%');
  expect(await rootSizes()).toEqual(['16px', '16px']);
  await doubleTextSize(page);
  await expect.poll(rootSizes).toEqual(['32px', '32px']);
  expect((await boxOf(bar)).height).toBeCloseTo(2 * height, 0);
  await page.evaluate(() => window.scrollTo(0, 0));
  const body = page.locator('[data-part="promotion-area"] + div');
  expect((await boxOf(body)).height).toBeCloseTo(280, 0);
});
