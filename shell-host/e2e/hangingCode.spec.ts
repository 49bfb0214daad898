import { openBarePage } from './barePage.ts';
import { breakFiles, holdRequests } from './faults.ts';
import { expect, test } from './fixtures.ts';
import { chunkFile, FLYOUT_ICONS, stayOnPage } from './flyoutIcons.ts';
import { part } from './locators.ts';
import { pauseClock } from './pauseClock.ts';

test.use({ limitsLateCode: true });

// HEAD-31
test('the icon’s link is followed after 2.5 s if the flyout’s code hangs', async ({ page }) => {
  await page.goto('/help');
  await pauseClock(page);
  const paths = await stayOnPage(page);
  for (const { icon, chunk, address } of FLYOUT_ICONS) {
    const file = chunkFile(chunk, 'js');
    await breakFiles(page, file, 'hangs', 'for good');
    const requested = page.waitForRequest(file);
    await part(page, icon).click();
    await requested;
    await page.clock.runFor(2_400);
    expect(paths).not.toContain(address);
    await page.clock.runFor(200);
    await expect.poll(() => paths).toContain(address);
  }
});

// HEAD-32
test('a header whose texts hang is shown in English words until they load', async ({ page }) => {
  const release = await holdRequests(page, /\/remote\/locale-/);
  await openBarePage(page);
  await expect(part(page, 'icon-cart')).toHaveAccessibleName('cart');
  release();
  await expect(part(page, 'icon-cart')).toHaveAccessibleName(/Warenkorb/);
});
