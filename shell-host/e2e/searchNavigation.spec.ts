import { expect, test } from './fixtures.ts';
import { part, searchField } from './locators.ts';

// SEARCH-01
test(
  'a submitted search opens the results page with the query in its field',
  { tag: '@journey' },
  async ({ page }) => {
    await page.goto('/');
    await searchField(page).fill('Tasse & Teller');
    await searchField(page).press('Enter');
    await expect(page).toHaveURL(/\/search\?query=Tasse(\+|%20)%26(\+|%20)Teller&site=DE$/);
    await page.reload();
    await expect(searchField(page)).toHaveValue('Tasse & Teller');
  },
);

// SEARCH-06
test('the field shows the page’s query after going back and forward', async ({ page }) => {
  await page.goto('/');
  for (const query of ['tasse', 'kanne']) {
    await searchField(page).fill(query);
    await searchField(page).press('Enter');
    await expect(page).toHaveURL(new RegExp(`query=${query}`));
  }
  await page.goBack();
  await expect(searchField(page)).toHaveValue('tasse');
  await page.goBack();
  await expect(searchField(page)).toHaveValue('');
  await page.goForward();
  await expect(searchField(page)).toHaveValue('tasse');
  await expect(part(page, 'suggestions').first()).toBeHidden();
});

// SEARCH-16, SEARCH-17
test(
  'a suggested product leads to its page and is stored as visited',
  { tag: '@journey' },
  async ({ page }) => {
    await page.goto('/');
    await searchField(page).fill('Chinohose');
    const product = page.locator('[data-part="suggestion"][data-kind="product"]').first();
    await expect(product).toContainText('Chinohose');
    await product.click();
    await expect(page).toHaveURL(/\/product\/\d+\?(site=DE&)?query=Chinohose&dim1=size-50$/);
    const [, id] = /product\/(\d+)/.exec(page.url()) ?? [];
    const [visit, addToBasket] = await page.evaluate(
      (productId) =>
        ['visit', 'addToBasket'].map((key) => localStorage.getItem(`fascia.${key}.${productId}`)),
      id,
    );
    expect(visit).toMatch(/^\d+$/);
    expect(addToBasket).toBe(visit);
  },
);

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 900 } });

  test('a search removes the focus from the field, which closes the keyboard', async ({ page }) => {
    await page.goto('/');
    await searchField(page).fill('tasse');
    await searchField(page).press('Enter');
    await expect(page).toHaveURL(/query=tasse/);
    await expect(searchField(page)).toHaveValue('tasse');
    await expect(searchField(page)).not.toBeFocused();
  });
});
