import { expect, test } from './fixtures.ts';
import { boxOf, part, searchField, sidewaysScroll } from './locators.ts';
import { waitForRendering } from './pageData.ts';

// HEAD-24
test('beside a scrollbar the logo’s name is not cut off in the narrowest window', async ({
  page,
}) => {
  await page.goto('/');
  await expect(part(page, 'back')).toBeHidden();
  for (const width of [303, 308, 320, 359]) {
    await page.setViewportSize({ width, height: 800 });
    await waitForRendering(page);
    const name = part(page, 'logo').first().getByText('Aroma');
    expect(await name.evaluate((text) => text.scrollWidth - text.clientWidth)).toBeLessThan(1);
    expect(await sidewaysScroll(page)).toBe(0);
  }
});

// HEAD-24
test('a wide search box does not cut off the logo’s name', async ({ page }) => {
  await page.goto('/');
  const name = part(page, 'logo').first().getByText('Aroma');
  const box = part(page, 'search').first();
  await box.evaluate((element) =>
    element.parentElement?.style.setProperty('--fascia-search-wide', '550px'),
  );
  for (const width of [980, 1050, 1100, 1160]) {
    await page.setViewportSize({ width, height: 800 });
    await searchField(page).focus();
    await waitForRendering(page);
    expect(await name.evaluate((text) => text.scrollWidth - text.clientWidth)).toBeLessThan(1);
    expect((await boxOf(part(page, 'logo').first())).right).toBeLessThan((await boxOf(box)).x);
    await searchField(page).blur();
  }
});

// PROMO-42
test('on phones the underline of the button for the legal text is not cut off', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/');
  const label = part(page, 'legal-toggle').locator('span').first();
  const room = await label.evaluate((element) => {
    const baseline = element.appendChild(document.createElement('i'));
    baseline.style.cssText = 'display: inline-block; width: 0; height: 0';
    const { bottom } = baseline.getBoundingClientRect();
    return (
      (element.getBoundingClientRect().bottom - bottom) /
      parseFloat(getComputedStyle(element).fontSize)
    );
  });
  // The underline is 0.2 em below the letters, and 1 px high.
  expect(room).toBeGreaterThan(0.35);
});
