import { describeWith } from '../../config/playwright/describeWith.ts';
import { expect, test } from './fixtures.ts';
import { waitForPageData } from './pageData.ts';

describeWith('chromium', 'A suggested product opened in a new tab', () => {
  test('writes its two storage keys and leaves the page unchanged', async ({ page, context }) => {
    await page.goto('/');
    await waitForPageData(page);
    const field = page.locator('[data-part="search-input"]').first();
    await field.fill('Chinohose');
    const product = page.locator('[data-part="suggestion"][data-kind="product"]').first();
    const middle = () => product.click({ button: 'middle' });
    const withKey = () => product.click({ modifiers: ['ControlOrMeta'] });
    for (const click of [middle, withKey]) {
      await page.evaluate(() => localStorage.clear());
      const opened = context.waitForEvent('page');
      await click();
      await (await opened).close();
      const keys = await page.evaluate(() => Object.keys(localStorage));
      expect(keys.filter((key) => /^fascia\.(visit|addToBasket)\.\d+$/.test(key))).toHaveLength(2);
    }
    await expect(field).toHaveValue('Chinohose');
  });
});
