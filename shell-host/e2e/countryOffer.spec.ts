import { expectNoViolations } from './axe.ts';
import { addButton } from './cartHelpers.ts';
import { expect, test } from './fixtures.ts';
import { recordLayoutShifts } from './layoutShifts.ts';
import { boxOf, moduleRoot, part } from './locators.ts';
import { waitForPageData } from './pageData.ts';

test.use({ locale: 'hu-HU' });

test.describe('the offer of another country', () => {
  for (const width of [375, 1200]) {
    // HEAD-110, HEAD-114, HEAD-115
    test(
      `leads to that country and does not shift the layout at ${width} px`,
      { tag: '@journey' },
      async ({ page }) => {
        const layoutShifts = await recordLayoutShifts(page);
        await page.setViewportSize({ width, height: 800 });
        await page.goto('/help?site=DE');
        const offer = part(page, 'country-offer');
        await expect(offer).toBeVisible();
        await expect(offer).toHaveAttribute('lang', 'hu-HU');
        await waitForPageData(page);
        expect(await layoutShifts()).toEqual([]);
        const link = part(page, 'country-offer-link');
        expect((await boxOf(link)).height).toBeGreaterThanOrEqual(44);
        await expectNoViolations(page, '[data-part="country-offer"]');
        await link.click();
        await expect(moduleRoot(page, 'header')).toHaveAttribute('data-site', 'HU');
        const closed = await page.evaluate(() => localStorage.getItem('fascia.countryOfferClosed'));
        expect(closed).toBe('true');
      },
    );
  }

  // HEAD-114
  test('is hidden on a phone while the card of an added article needs its space', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    await page.goto('/product/10107?site=DE');
    const offer = part(page, 'country-offer');
    await expect(offer).toBeVisible();
    await addButton(page).evaluate((button) => {
      scrollTo(0, button.getBoundingClientRect().top + scrollY - 150);
    });
    await addButton(page).click();
    await expect(part(page, 'cart-added')).toBeVisible();
    await expect(offer).toBeHidden();
    await part(page, 'cart-added-close').click();
    await expect(part(page, 'cart-added')).toHaveCount(0);
    await expect(offer).toBeVisible();
  });
});
