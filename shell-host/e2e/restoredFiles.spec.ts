import { breakFiles } from './faults.ts';
import { expect, test } from './fixtures.ts';
import { part } from './locators.ts';

test.use({ hasFragmentService: false });

// HOST-54
test('a restored page loads the texts that had failed at once', async ({ page }) => {
  const texts = await breakFiles(page, /\/remote\/locale-de-DE\./, 'refused', 'for good');
  await page.clock.install();
  // Without its texts the header is not hydrated.
  await page.goto('/', { waitUntil: 'load' });
  await expect.poll(() => texts.requests.length).toBe(3);
  await expect(part(page, 'icon-cart')).toBeVisible();
  // The texts are requested again after 10 s, three times each. The next retry is 20 s later.
  await page.clock.fastForward(10_000);
  await expect.poll(() => texts.requests.length).toBe(6);
  texts.repair();
  await page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(page.locator('[data-item="coffee"] + button')).toHaveAccessibleName(
    'Kaffee: Untermenü',
  );
});
