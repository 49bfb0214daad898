import { openBarePage } from './barePage.ts';
import { expect, test } from './fixtures.ts';
import { part } from './locators.ts';
import { waitForPageData } from './pageData.ts';
import { hasReactDom, recordScripts } from './recordScripts.ts';

test.describe('the first page', () => {
  // HOST-01, HOST-18, HOST-43, HOST-48
  test(
    'has a header with data from the services',
    { tag: '@journey' },
    async ({ page, context, pageErrors, reportedErrors }) => {
      await context.request.put('/demo/visitor', { data: { kind: 'LOGGED_IN' } });
      await page.goto('/?site=HU');
      const header = page.locator('[data-fascia="header"]');
      await expect(header).toHaveAttribute('data-site', 'HU');
      await expect(header).toHaveAttribute('data-platform', 'CLASSIC');
      await expect(page.getByRole('link', { name: 'Kategóriák' })).toHaveAttribute(
        'href',
        '/category/all?site=HU',
      );
      await expect(part(page, 'icon-user')).toHaveAttribute('data-known', 'true');
      await expect(header).toHaveCount(1);
      expect([pageErrors, reportedErrors]).toEqual([[], []]);
    },
  );

  // HOST-06
  test('loads only the host’s react-dom and the texts of one locale', async ({ page }) => {
    const downloadedScripts = recordScripts(page);
    await page.goto('/');
    await waitForPageData(page);
    const scripts = await downloadedScripts();
    const renderers = scripts.filter(hasReactDom);
    expect(renderers.map(({ url }) => new URL(url).pathname)).toEqual([
      expect.stringMatching(/^\/host\//),
    ]);
    const locales = scripts.flatMap(({ url }) => url.match(/locale-([^.]+)\./)?.[1] ?? []);
    expect(locales).toEqual(['de-DE']);
  });
});

// HOST-65
test('the store does not connect to a Redux browser extension', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.set(window, '__REDUX_DEVTOOLS_EXTENSION_COMPOSE__', () => {
      Reflect.set(window, 'isConnected', true);
      return (...enhancers: unknown[]) => enhancers[0];
    });
  });
  await openBarePage(page);
  await expect(part(page, 'icon-cart')).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'isConnected'))).toBeUndefined();
});
