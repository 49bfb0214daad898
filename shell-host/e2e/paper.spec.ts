import { expect, test } from './fixtures.ts';
import { moduleRoot, part } from './locators.ts';

for (const path of ['/', '/checkout']) {
  // HEAD-95, FOOT-60
  test(`a printed page has only the logo above and the address below its content: ${path}`, async ({
    page,
  }) => {
    await page.goto(`${path}?site=DE`);
    const footer = moduleRoot(page, 'footer');
    await expect(part(footer, 'legal-links')).toBeVisible();
    await expect(footer.locator('address')).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    const header = moduleRoot(page, 'header');
    await expect(part(header, 'logo')).toBeVisible();
    await expect(header.locator('[data-part]').filter({ visible: true })).toHaveCount(1);
    expect((await header.boundingBox())?.height).toBeLessThan(60);
    expect(await footer.innerText()).toBe('Aroma GmbH, Speicherweg 12, 20457 Hamburg');
    expect((await footer.boundingBox())?.height).toBeLessThan(60);
  });
}
