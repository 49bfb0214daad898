import type { RouteName } from '../demo-shop/routing/routes.ts';
import { expect, test } from './fixtures.ts';

const routes: readonly RouteName[] = ['navigation', 'personalData', 'cartRead'];

test.describe('With a malformed response', () => {
  for (const route of routes) {
    for (const kind of ['nonsense', 'html', 'cut'] as const) {
      // HOST-34, HOST-42, NAV-03
      test(`of ${route} (${kind}) the header shows its static parts and reports one error`, async ({
        page,
        shop,
        pageErrors,
        reportedErrors,
      }) => {
        shop.faults.set(route, { kind });
        await page.goto('/');
        await expect(page.getByRole('link', { name: 'Kategorien' })).toBeVisible();
        await expect(page.getByRole('link', { name: 'Warenkorb' })).toBeVisible();
        await expect(page.getByRole('link', { name: 'Mein Konto' })).toBeVisible();
        await page.waitForLoadState('networkidle');
        expect(reportedErrors).toHaveLength(1);
        expect(pageErrors).toEqual([]);
      });
    }
  }
});
