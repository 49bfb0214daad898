import { expect, test } from './fixtures.ts';

// HEAD-98, FOOT-60
test('On paper a page has the logo and the company’s address, and nothing else around it', async ({
  page,
}) => {
  for (const [site, path, address] of [
    ['DE', '/', 'Aroma GmbH, Speicherweg 12, 20457 Hamburg'],
    ['HU', '/', 'Aroma Kft., 1051 Budapest, Pörkölő utca 9.'],
    ['DE', '/checkout', 'Aroma GmbH, Speicherweg 12, 20457 Hamburg'],
  ] as const) {
    await test.step(`${path} of ${site}`, async () => {
      await page.emulateMedia({ media: 'screen' });
      await page.goto(`${path}?site=${site}`);
      const footer = page.locator('[data-fascia="footer"]');
      await expect(footer.locator('[data-part="legal-links"]')).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expect(footer.locator('address')).toBeHidden();
      await page.emulateMedia({ media: 'print' });
      const header = page.locator('[data-fascia="header"]');
      await expect(header.locator('[data-part="logo"]')).toBeVisible();
      await expect(header.locator('[data-part]').filter({ visible: true })).toHaveCount(1);
      expect((await header.boundingBox())?.height).toBeLessThan(60);
      expect(await footer.innerText()).toBe(address);
      expect((await footer.boundingBox())?.height).toBeLessThan(60);
    });
  }
});
