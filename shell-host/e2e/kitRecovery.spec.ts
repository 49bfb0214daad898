import { expect, test } from './fixtures.ts';
import { expectHydrated, expectSlotState, serverHeader } from './serverMarkup.ts';

test.describe('a page with a federation runtime and the kit', () => {
  test.use({ usesRemoteServer: true });

  // HK-21, HOST-40, HOST-43, HOST-50
  test('keeps the server’s header while the remote is down and hydrates it afterwards', async ({
    page,
    remote,
    pageErrors,
  }) => {
    remote.respond('down');
    for (const visit of ['first', 'second']) {
      await test.step(`${visit} page`, async () => {
        await page.goto('/', { waitUntil: 'domcontentloaded' });
        await expectSlotState(page, 'absent');
      });
    }
    const header = serverHeader(page);
    await expect(header.getByRole('link', { name: 'Warenkorb' })).toBeVisible();
    await expect(header.getByRole('search')).toHaveAttribute('action', '/search');
    remote.respond('normal');
    await page.goto('/');
    await expectHydrated(page);
    await expectSlotState(page, 'filled');
    await expect(page.locator('[data-fascia="header"]')).toHaveCount(1);
    const entry = await page.locator('meta[name="fascia-entry"]').getAttribute('content');
    expect(entry).toBe(remote.entry);
    expect(pageErrors).toEqual([]);
  });
});
