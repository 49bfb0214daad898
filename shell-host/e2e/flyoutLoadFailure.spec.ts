import { breakFiles } from './faults.ts';
import { expect, test } from './fixtures.ts';
import { chunkFile, FLYOUT_ICONS, stayOnPage } from './flyoutIcons.ts';
import { drawer, flyout, menuButton, navItem, part } from './locators.ts';
import { pauseClock } from './pauseClock.ts';

const NAVIGATION = /\/remote\/navigation-flyouts\./;

// HEAD-08, HEAD-24, HK-181, REL-32
test('an icon is a plain link if the style sheet of its flyout is changed', async ({
  page,
  pageErrors,
  reportedErrors,
}) => {
  await breakFiles(page, chunkFile('cart-flyout', 'css'), 'throws', 'always');
  await page.goto('/help');
  const paths = await stayOnPage(page);
  await part(page, 'icon-cart').click();
  await expect.poll(() => paths).toEqual(['/service/cartfrontend/cart']);
  await expect
    .poll(() => reportedErrors.map(({ operation }) => operation))
    .toEqual(['icon-cart flyout']);
  expect(pageErrors).toEqual([]);
});

// HEAD-24
test('the flyout of an icon opens if a later attempt to load its code succeeds', async ({
  page,
  pageErrors,
}) => {
  await page.goto('/help');
  const file = chunkFile('cart-flyout', 'js');
  const { requests, repair } = await breakFiles(page, file, 'refused', 'always');
  await part(page, 'icon-cart').hover();
  await expect.poll(() => requests).not.toEqual([]);
  const loaded = page.waitForResponse((response) => file.test(response.url().replace(/\?.*/, '')));
  repair();
  await loaded;
  await part(page, 'icon-cart').click();
  await expect(flyout(page, 'cart')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/help');
  expect(pageErrors).toEqual([]);
});

// HEAD-24
test('an item of the navigation is a plain link until its flyout’s code is loaded', async ({
  page,
  reportedErrors,
}) => {
  const { repair } = await breakFiles(page, NAVIGATION, 'refused', 'always');
  await page.goto('/help');
  const paths = await stayOnPage(page);
  await navItem(page, 'coffee').hover();
  await expect
    .poll(() => reportedErrors.map(({ operation }) => operation))
    .toEqual(['navigation-flyouts']);
  await expect(flyout(page, 'coffee')).toHaveCount(0);
  await navItem(page, 'coffee').click();
  await expect.poll(() => paths).toEqual(['/category/coffee']);
  repair();
  await navItem(page, 'sale').hover();
  await expect(flyout(page, 'sale')).toBeVisible();
});

// HEAD-24
test('the drawer lists plain links until the code of its levels is loaded', async ({
  page,
  reportedErrors,
}) => {
  const { repair } = await breakFiles(page, NAVIGATION, 'refused', 'always');
  await page.setViewportSize({ width: 375, height: 700 });
  await page.goto('/help');
  const paths = await stayOnPage(page);
  await menuButton(page).click();
  await expect.poll(() => reportedErrors.length).toBe(1);
  await expect(part(page, 'drill-down')).toHaveCount(0);
  await navItem(page, 'coffee').click();
  await expect.poll(() => paths).toEqual(['/category/coffee']);
  await expect(drawer(page)).toHaveCount(0);
  repair();
  await menuButton(page).click();
  await expect(part(page, 'drill-down')).toHaveCount(4);
});

test.describe('with the timeout of a click', () => {
  test.use({ limitsLateCode: true });

  // HEAD-31
  test('a click follows the icon’s link after 2.5 s if the flyout’s code hangs', async ({
    page,
  }) => {
    await page.goto('/help');
    await pauseClock(page);
    const paths = await stayOnPage(page);
    for (const { icon, chunk, address } of FLYOUT_ICONS) {
      const file = chunkFile(chunk, 'js');
      await breakFiles(page, file, 'hangs', 'always');
      const requested = page.waitForRequest(file);
      await part(page, icon).click();
      await requested;
      await page.clock.runFor(2_400);
      expect(paths).not.toContain(address);
      await page.clock.runFor(200);
      await expect.poll(() => paths).toContain(address);
    }
  });
});
