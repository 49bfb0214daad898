import { expectNoViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { recordLayoutShifts } from './layoutShifts.ts';

const OFFER = '[data-part="country-offer"]';
const LINK = '[data-part="country-offer-link"]';
const CODE = /\/country-offer\.[^/]*$/;

test.describe('A visitor with a Hungarian browser', () => {
  test.use({ locale: 'hu-HU' });

  // HEAD-110, HEAD-114, HEAD-115
  test('is offered Hungary on the German site but not at the checkout, nothing moves, and the link leads there', async ({
    page,
    context,
  }) => {
    const files: string[] = [];
    page.on('request', (request) => files.push(new URL(request.url()).pathname));
    const layoutShifts = await recordLayoutShifts(page);
    await test.step('at the checkout its code is not loaded', async () => {
      await page.goto('/checkout?site=DE');
      await page.waitForLoadState('networkidle');
      await expect(page.locator(OFFER)).toHaveCount(0);
      expect(files.filter((file) => CODE.test(file))).toEqual([]);
    });
    for (const width of [375, 1200]) {
      await test.step(`${width} px`, async () => {
        // A browser that has never been in another country.
        await context.clearCookies();
        await page.evaluate(() => {
          localStorage.clear();
          sessionStorage.clear();
        });
        await page.setViewportSize({ width, height: 800 });
        await page.goto('/help?site=DE');
        await expect(page.locator(OFFER)).toBeVisible();
        await expect(page.locator(OFFER)).toHaveAttribute('lang', 'hu-HU');
        await page.waitForLoadState('networkidle');
        expect(await layoutShifts()).toEqual([]);
        const box = await page.locator(LINK).boundingBox();
        expect(box?.height).toBeGreaterThanOrEqual(44);
        await expectNoViolations(page, OFFER);
        expect(new URL(page.url()).searchParams.get('site')).toBe('DE');
        await page.locator(LINK).click();
        await expect(page.locator('[data-fascia="header"]')).toHaveAttribute('data-site', 'HU');
        await page.goto('/help?site=DE');
        await page.waitForLoadState('networkidle');
        await expect(page.locator(OFFER)).toHaveCount(0);
      });
    }
  });

  // HEAD-114
  test('does not see the offer while what was added to the cart is said in its place on a phone', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    await page.goto('/product/10107?site=DE');
    await expect(page.locator(OFFER)).toBeVisible();
    const add = page.locator('main form').getByRole('button', { name: /Warenkorb/ });
    await add.evaluate((button) => {
      scrollTo(0, button.getBoundingClientRect().top + scrollY - 150);
    });
    await add.click();
    const added = page.locator('[data-part="cart-added"]');
    await expect(added).toBeVisible();
    await expect(page.locator(OFFER)).toBeHidden();
    await page.locator('[data-part="cart-added-close"]').click();
    await expect(added).toHaveCount(0);
    await expect(page.locator(OFFER)).toBeVisible();
  });
});

test.describe('A visitor with an Austrian browser', () => {
  test.use({ locale: 'de-AT' });

  // HEAD-111
  test('is offered Austria on the German site, and loads nothing of it on the Austrian one', async ({
    page,
  }) => {
    const files: string[] = [];
    page.on('request', (request) => files.push(new URL(request.url()).pathname));
    await page.goto('/help?site=AT');
    await page.waitForLoadState('networkidle');
    expect(files.filter((file) => CODE.test(file))).toEqual([]);
    await page.goto('/help?site=DE');
    await expect(page.locator(LINK)).toHaveText('Aroma Österreich');
  });
});
