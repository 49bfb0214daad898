import type { RouteName } from '../demo-shop/routing/routes.ts';
import { expect, test } from './fixtures.ts';

const routes: readonly RouteName[] = ['navigation', 'personalData', 'cartRead'];
const kinds = ['nonsense', 'html', 'cut'] as const;

// HOST-34, HOST-42, NAV-03
test('With malformed responses the header shows its static parts and reports each once', async ({
  page,
  shop,
  pageErrors,
  reportedErrors,
}) => {
  const header = page.locator('#header');
  // Each route has each kind once.
  for (const shift of kinds.keys()) {
    const faults = routes.map(
      (route, index) => [route, kinds[(index + shift) % kinds.length] ?? 'html'] as const,
    );
    await test.step(faults.join(', '), async () => {
      for (const [route, kind] of faults) shop.faults.set(route, { kind });
      reportedErrors.length = 0;
      await page.goto('/contact');
      await expect(header.getByRole('link', { name: 'Kategorien' })).toBeVisible();
      await expect(header.getByRole('link', { name: 'Warenkorb' })).toBeVisible();
      await expect(header.getByRole('link', { name: 'Mein Konto' })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(reportedErrors).toHaveLength(routes.length);
      expect(new Set(reportedErrors.map(({ operation }) => operation)).size).toBe(routes.length);
      expect(pageErrors).toEqual([]);
    });
  }
});
