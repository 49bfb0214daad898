import { expectNoViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { logInAsStaff, openSettings, part } from './previewPanel.ts';
import { findBrokenWords, setTextSize } from './textSize.ts';

// Each frame of an animation is painted.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const PANEL = '[data-fascia="preview-panel"]';

// PREV-04, HOST-20
test('The panel works with the keyboard alone; the focus stays in it and returns on closing', async ({
  page,
  host,
}) => {
  await logInAsStaff(page, host.origin);
  await page.goto('/checkout?site=DE');
  await expect(part(page, 'open')).toBeVisible();
  const focused = () =>
    page.evaluate(() => (document.activeElement as HTMLElement).dataset['part'] ?? '');
  for (let stop = 0; stop < 150 && (await focused()) !== 'open'; stop += 1) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(part(page, 'settings')).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.body).overflowY)).toBe('hidden');
  for (let stop = 0; stop < 40; stop += 1) {
    await page.keyboard.press('Tab');
    const isInside = await page.evaluate(
      () => document.activeElement === document.body || document.activeElement?.closest('dialog'),
    );
    expect(isInside).toBeTruthy();
  }
  for (let stop = 0; stop < 40 && (await focused()) !== 'date'; stop += 1) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type('12062026');
  await expect(part(page, 'date')).toHaveValue('2026-12-06');
  for (let stop = 0; stop < 12 && (await focused()) !== 'ab-test'; stop += 1) {
    await page.keyboard.press('Tab');
  }
  await expect(part(page, 'message')).toHaveText('Active tests found.');
  await page.keyboard.type('adv');
  await expect(part(page, 'ab-test')).toHaveValue('advent-banner');
  await page.keyboard.press('Tab');
  await expect(part(page, 'ab-group')).toBeFocused();
  await page.keyboard.type('dark');
  await page.keyboard.press('Tab');
  await expect(part(page, 'apply')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(part(page, 'message')).toHaveText('Settings applied successfully.');
  await expect(part(page, 'apply')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(part(page, 'settings')).toHaveCount(0);
  await expect(part(page, 'open')).toBeFocused();
  expect(await page.evaluate(() => getComputedStyle(document.body).overflowY)).toBe('visible');
});

test('The panel has no axe violations, closed and open, in any state, and nothing of it is cut off at any width, nor in text twice as large', async ({
  page,
  host,
  shop,
}) => {
  await logInAsStaff(page, host.origin);
  await page.goto('/?site=TR');
  await expect(part(page, 'open')).toBeVisible();
  await expectNoViolations(page, PANEL);
  await openSettings(page);
  await expectNoViolations(page, PANEL);
  await part(page, 'ab-test').selectOption('top-banner-wording');
  await part(page, 'apply').click();
  await expect(part(page, 'message')).toHaveAttribute('data-state', 'error');
  await expectNoViolations(page, PANEL);
  await part(page, 'ab-group').selectOption('offer-first');
  shop.faults.set('previewToken', { kind: 'delay', ms: 3000, times: 1 });
  await part(page, 'apply').click();
  await expect(part(page, 'message')).toHaveAttribute('data-state', 'loading');
  await expectNoViolations(page, PANEL);
  await expect(part(page, 'message')).toHaveText('Settings applied successfully.');
  await page.keyboard.press('Escape');
  await expectNoViolations(page, PANEL);

  // PREV-80
  const radius = (name: string) =>
    part(page, name).evaluate((element) =>
      Number.parseFloat(getComputedStyle(element).borderRadius),
    );
  await test.step('at any width', async () => {
    await openSettings(page);
    await part(page, 'date').fill('2026-12-06');
    await part(page, 'ab-test').selectOption('advent-banner');
    await part(page, 'ab-group').selectOption('control');
    await part(page, 'apply').click();
    await expect(part(page, 'open')).toContainText('advent-banner: control');
    expect(await radius('apply')).toBeGreaterThan(22);
    expect(await radius('open')).toBeGreaterThan(22);
    // PREV-81
    const dates = page.getByRole('dialog').getByText('2026-12-06', { exact: true });
    await expect(dates.first()).toHaveCSS('white-space', 'nowrap');
    await page.keyboard.press('Escape');
    for (const textSize of [16, 32]) {
      await setTextSize(page, textSize);
      for (const width of [320, 375, 800, 1200, 1500]) {
        const where = `${width} px, text of ${textSize} px`;
        await page.setViewportSize({ width, height: 700 });
        await openSettings(page);
        // UI-45
        expect(await findBrokenWords(page.getByRole('dialog').locator('h2')), where).toEqual([]);
        for (const name of ['date', 'apply', 'logout']) {
          await part(page, name).scrollIntoViewIfNeeded();
          await expect(part(page, name), where).toBeInViewport({ ratio: 1 });
        }
        await page.keyboard.press('Escape');
        await expect(part(page, 'open'), where).toBeInViewport({ ratio: 1 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth), where).toBe(width);
      }
    }
  });
});
