import { expect, test } from './fixtures.ts';

test.use({ usesRemoteServer: true });

test.describe('A page with its remote on another origin', () => {
  for (const mode of ['down', 'slow', 'html'] as const) {
    // HOST-40
    test(`keeps its static header while the remote responds with “${mode}”, and has the remote’s header on the next load`, async ({
      page,
      remote,
      pageErrors,
    }) => {
      remote.respond(mode);
      await page.goto('/', { waitUntil: 'domcontentloaded' });
      // The host gives up after 3 s and marks the element.
      await expect(page.locator('#header')).toHaveAttribute('data-remote', 'absent');
      const staticHeader = page.locator('[data-shell="static-header"]');
      await expect(staticHeader.getByRole('link', { name: 'Aroma' })).toBeVisible();
      await expect(staticHeader.getByRole('link', { name: 'Warenkorb' })).toBeVisible();
      await expect(staticHeader.getByRole('search')).toHaveAttribute('action', '/search');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(pageErrors).toEqual([]);

      remote.respond('normal');
      await page.goto('/');
      await expect(page.locator('[data-fascia="header"]')).toBeVisible();
      await expect(staticHeader).toHaveCount(0);
    });
  }

  // HOST-43, HOST-50
  test('shows the remote’s header', async ({ page, remote, pageErrors }) => {
    await page.goto('/');
    await expect(page.locator('[data-fascia="header"]')).toBeVisible();
    const entry = await page.locator('meta[name="shell-remote"]').getAttribute('content');
    expect(entry).toBe(remote.entry);
    expect(pageErrors).toEqual([]);
  });
});
