import { expect, test } from './host.ts';

test.use({ foreignRemote: true });

test.describe('A page whose remote', () => {
  for (const how of ['down', 'slow', 'html'] as const) {
    test(`is ${how} keeps its static header, and has the remote's on the next load`, async ({
      page,
      remote,
      uncaught,
    }) => {
      remote.behave(how);
      await page.goto('/', { waitUntil: 'domcontentloaded' });
      // The host gives up within 3 s and says so.
      await expect(page.locator('#header')).toHaveAttribute('data-remote', 'absent');
      const fallback = page.locator('[data-shell="static-header"]');
      await expect(fallback.getByRole('link', { name: 'Aroma' })).toBeVisible();
      await expect(fallback.getByRole('link', { name: 'Warenkorb' })).toBeVisible();
      await expect(fallback.getByRole('search')).toHaveAttribute('action', '/search');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(uncaught).toEqual([]);

      remote.behave('well');
      await page.goto('/');
      await expect(page.locator('[data-fascia="header"]')).toBeVisible();
      await expect(fallback).toHaveCount(0);
    });
  }

  test('lies on another origin shows the same header', async ({ page, remote, uncaught }) => {
    await page.goto('/');
    await expect(page.locator('[data-fascia="header"]')).toBeVisible();
    const entry = await page.locator('meta[name="shell-remote"]').getAttribute('content');
    expect(entry).toBe(remote.entry);
    expect(uncaught).toEqual([]);
  });
});
