import { runAxe } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { holdScripts, openHeld } from './serverMarkup.ts';

/** Pages with different markup of header and footer. */
const addresses = ['/category/coffee', '/category/theme-worlds', '/checkout'];

for (const address of addresses) {
  // HOST-20, SSR-126
  test(`the server’s header and footer of ${address} have no axe violations`, async ({ page }) => {
    await holdScripts(page);
    await openHeld(page, address);
    for (const width of [375, 1500]) {
      await page.setViewportSize({ width, height: 900 });
      const include: [string][] = [['#header'], ['#footer']];
      const { violations } = await runAxe(page, { include, exclude: [] });
      expect(violations, `${width} px`).toEqual([]);
    }
  });
}
