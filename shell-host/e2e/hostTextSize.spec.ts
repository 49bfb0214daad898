import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { doubleTextSize } from './textSize.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Sets the text size of the host's root element, as shops do to count in tenths. */
const setRootSize = (page: Page, size: string) =>
  page.evaluate((value) => {
    document.documentElement.style.fontSize = value;
  }, size);

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

const drawer = (page: Page) => page.locator('form:has(+ dialog) > button');

for (const [width, path, extra] of [
  [1500, '/category/mugs-cups', null],
  [1500, '/', 'account'],
  [375, '/', 'drawer'],
  [800, '/checkout', null],
] as const) {
  // UI-17
  test(`At ${width} px the modules of ${path} have the same sizes whatever the text size of the host’s root${extra ? `, the ${extra} included` : ''}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, path);
    if (extra === 'account') {
      await page.locator('[data-part="icon-user"]').click();
      await expect(page.locator('[data-flyout="account"]')).toBeVisible();
    } else if (extra === 'drawer') {
      // In the top layer: a modal dialog.
      await drawer(page).click();
      await expect(page.locator('[data-part="drill-down"]').first()).toBeVisible();
      await expect(page.locator('[data-part="drawer-foot"]')).toBeVisible();
    }
    const expected = await measure(page);
    expect(expected.length).toBeGreaterThan(20);
    for (const size of ['62.5%', '200%']) {
      await setRootSize(page, size);
      expect(await measure(page), size).toEqual(expected);
    }
  });
}

// UI-18
test('The modules grow with the visitor’s own text size, also where the host’s root has another', async ({
  page,
}) => {
  await open(page, '/');
  const sizes = () =>
    page.evaluate(() =>
      ['header', 'footer'].map((name) => {
        const root = document.querySelector(`[data-fascia="${name}"]`);
        return root && getComputedStyle(root).fontSize;
      }),
    );
  const bar = page.locator('[data-fascia="header"] [data-part="navigation"] [data-item="coffee"]');
  const heightOfBar = async () => (await bar.boundingBox())?.height ?? 0;
  const height = await heightOfBar();
  await setRootSize(page, '62.5%');
  expect(await sizes()).toEqual(['16px', '16px']);
  await doubleTextSize(page);
  expect(await sizes()).toEqual(['32px', '32px']);
  expect(await heightOfBar()).toBeCloseTo(2 * height, 0);
});

// UI-18
test('The height that is reserved for the header is as large as the header in large text', async ({
  page,
}) => {
  await page.goto('/');
  await doubleTextSize(page);
  await setRootSize(page, '62.5%');
  const body = page.locator('[data-part="promotion-area"] + div');
  expect((await body.boundingBox())?.height).toBeCloseTo(280, 0);
});

// UI-17
test('The controls of fascia/ui have the same text sizes whatever the text size of the host’s root', async ({
  page,
}) => {
  await page.goto('/playground?state=controls');
  await expect(page.locator('.fascia-root input').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const textSizes = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('.fascia-root, .fascia-root *')].map(
        (element) => `${element.tagName} ${getComputedStyle(element).fontSize}`,
      ),
    );
  const expected = await textSizes();
  expect(expected.length).toBeGreaterThan(100);
  for (const size of ['62.5%', '200%']) {
    await setRootSize(page, size);
    expect(await textSizes(), size).toEqual(expected);
  }
});
