import { expect, test } from './fixtures.ts';
import { hasReactDom, recordScripts } from './recordScripts.ts';

test.describe('The first page', () => {
  // HOST-01, HOST-18, HOST-49
  test('has a header from the remote with data from the services', async ({
    page,
    context,
    pageErrors,
    reportedErrors,
  }) => {
    await context.request.put('/demo/visitor', { data: { kind: 'LOGGED_IN' } });
    await page.goto('/?site=HU');
    const header = page.locator('[data-fascia="header"]');
    await expect(header).toHaveAttribute('data-site', 'HU');
    await expect(header).toHaveAttribute('data-platform', 'CLASSIC');
    await expect(page.getByRole('link', { name: 'Kategóriák' })).toHaveAttribute(
      'href',
      '/category/all?site=HU',
    );
    await expect(page.locator('[data-part="icon-user"]')).toHaveAttribute('data-known', 'true');
    await expect(header).toHaveCount(1);
    expect(pageErrors).toEqual([]);
    expect(reportedErrors).toEqual([]);
  });

  // HOST-06, HOST-42
  test('loads for a new visitor without any error, with one react-dom, none from the remote, and one locale; the visitor can change the site and go to the cart, whose badge shows the count', async ({
    page,
    context,
    pageErrors,
    reportedErrors,
  }) => {
    const downloadedScripts = recordScripts(page);
    await page.goto('/');
    await expect(page.locator('[data-part="logo"]')).toBeVisible();
    const scripts = await downloadedScripts();
    const renderers = scripts.filter(hasReactDom);
    expect(renderers.map(({ url }) => new URL(url).pathname)).toEqual([
      expect.stringMatching(/^\/host\//),
    ]);
    const locales = scripts.flatMap(({ url }) => url.match(/locale-([^.]+)\./)?.[1] ?? []);
    expect(locales).toEqual(['de-DE']);
    expect(reportedErrors).toEqual([]);
    expect(pageErrors).toEqual([]);

    const { products } = await (await context.request.get('/demo/catalogue?site=DE')).json();
    const { id, tcm } = products[0];
    const status = await page.evaluate(
      async ([productId, code]) => {
        const token = document.cookie.match(/XSRF-TOKEN=([^;]+)/)?.[1] ?? '';
        const response = await fetch('/service/cart/api/cart', {
          method: 'PUT',
          headers: { 'Content-Type': 'application/json', 'X-XSRF-TOKEN': token },
          body: JSON.stringify({ setArticle: { productId, tcm: code, quantity: 2 } }),
        });
        return response.status;
      },
      [id, tcm],
    );
    expect(status).toBe(200);
    await page.reload();
    await expect(page.locator('[data-part="cart-badge"]')).toHaveText('2');

    await page.getByRole('combobox', { name: /site|land|country/i }).selectOption('PL');
    await expect(page.locator('[data-fascia="header"]')).toHaveAttribute('data-site', 'PL');
    await expect(page.getByRole('link', { name: 'Koszyk, 2 artykuły' })).toBeVisible();

    await page.locator('[data-part="icon-cart"]').click();
    const flyout = page.locator('[data-flyout="cart"]');
    await flyout.getByRole('link', { name: 'Przejdź do koszyka' }).click();
    await expect(page).toHaveURL(/\/service\/cartfrontend\/cart/);
    await expect(page.locator('[data-fascia="header"]')).toHaveAttribute('data-site', 'PL');
  });
});
