import { runAxe } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { holdScripts, openHeld } from './serverMarkup.ts';

/** An address of each page of the shell host, and of each markup of header and footer. */
const addresses = [
  '/',
  '/category/coffee',
  '/category/theme-worlds',
  '/product/20104',
  '/search?query=tasse',
  '/service/cartfrontend/cart',
  '/checkout',
  '/subscribenewsletter',
  '/usermenu',
  '/service/storefinder/search',
  '/contact',
  '/no-such-page',
];

// HOST-20, SSR-128
test('Before their scripts, header and footer of all pages have no axe violations at any width', async ({
  page,
}) => {
  await holdScripts(page);
  for (const [index, address] of addresses.entries()) {
    await openHeld(page, address);
    for (const width of [375, 1500]) {
      await page.setViewportSize({ width, height: 900 });
      const include: [string][] = [['#header'], ['#footer']];
      // Colours are the same on all pages.
      const rules = { 'color-contrast': { enabled: index === 0 } };
      const { violations } = await runAxe(page, { include, exclude: [] }, { rules });
      expect(violations, `${address}, ${width} px`).toEqual([]);
    }
  }
});
