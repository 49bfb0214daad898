import { expect, test } from './fixtures.ts';

test('A product opened in a new tab writes the two storage keys, and the page stays', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
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
