import type { RouteName } from '../shop/routing/routes.ts';
import { expect, test } from './host.ts';

const calls: readonly RouteName[] = ['navigation', 'personalData', 'cartRead'];

test.describe('When a service answers nonsense', () => {
  for (const call of calls) {
    for (const kind of ['nonsense', 'html', 'cut'] as const) {
      test(`${call} (${kind}): the header stands with its static parts and tells once`, async ({
        page,
        shop,
        uncaught,
        reported,
      }) => {
        shop.faults.set(call, { kind });
        await page.goto('/');
        await expect(page.getByRole('link', { name: 'Kategorien' })).toBeVisible();
        await expect(page.getByRole('link', { name: 'Warenkorb' })).toBeVisible();
        await expect(page.getByRole('link', { name: 'Mein Konto' })).toBeVisible();
        await page.waitForLoadState('networkidle');
        expect(reported).toHaveLength(1);
        expect(uncaught).toEqual([]);
      });
    }
  }
});
