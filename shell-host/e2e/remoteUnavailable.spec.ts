import { expect, test } from './fixtures.ts';
import { expectHydrated, serverHeader } from './serverMarkup.ts';

test.use({ usesRemoteServer: true });

test.describe('A page with its remote on another origin', () => {
  // While it is down: kitRecovery.spec.ts.
  for (const mode of ['slow', 'html'] as const) {
    // HOST-40, HOST-43, HOST-50
    test(`keeps the server’s header while the remote responds with “${mode}”, and hydrates it on the next load`, async ({
      page,
      remote,
      pageErrors,
    }) => {
      remote.respond(mode);
      await page.goto('/', { waitUntil: 'domcontentloaded' });
      // The host gives up after 3 s and marks the element.
      await expect(page.locator('#header')).toHaveAttribute('data-fascia-slot-state', 'absent');
      const header = serverHeader(page);
      await expect(header.getByRole('link', { name: 'Aroma' })).toBeVisible();
      await expect(header.getByRole('link', { name: 'Warenkorb' })).toBeVisible();
      await expect(header.getByRole('search')).toHaveAttribute('action', '/search');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(pageErrors).toEqual([]);

      remote.respond('normal');
      await page.goto('/');
      await expectHydrated(page);
      await expect(page.locator('[data-fascia="header"]')).toHaveCount(1);
      const entry = await page.locator('meta[name="fascia-entry"]').getAttribute('content');
      expect(entry).toBe(remote.entry);
      expect(pageErrors).toEqual([]);
    });
  }
});
