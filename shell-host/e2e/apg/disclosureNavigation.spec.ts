import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { flyout, moduleRoot, navItem, navToggle, part } from '../locators.ts';
import { expectExposed } from './exposed.ts';

// The pattern "disclosure" of the ARIA Authoring Practices, with its example of a navigation with links and buttons.

const focused = (page: Page) => page.locator(':focus');

// HOST-20, NAV-71
test('an item of the navigation is a link and a button that discloses its flyout', async ({
  page,
}) => {
  await page.goto('/category/coffee');
  const [link, button] = [navItem(page, 'coffee'), navToggle(page, 'coffee')];
  await expectExposed(part(page, 'navigation'), { role: 'navigation', name: 'Hauptnavigation' });
  await expectExposed(link, { role: 'link', name: 'Kaffee', parent: 'listitem' });
  await expect(part(page, 'navigation').locator('[aria-current="page"]')).toHaveText(['Kaffee']);
  await expectExposed(button, {
    role: 'button',
    name: 'Kaffee: Untermenü',
    parent: 'listitem',
    expanded: false,
    hasPopup: undefined,
  });
  await button.press('Enter');
  const controls = await flyout(page, 'coffee').getAttribute('id');
  await expectExposed(button, { expanded: true, controls, focused: true });
  await expectExposed(flyout(page, 'coffee'), { role: 'region', name: 'Kaffee' });
  await page.keyboard.press('Tab');
  await expectExposed(focused(page), { role: 'button', name: 'Schließen', parent: 'region' });
  await page.keyboard.press('Tab');
  await expectExposed(focused(page), { role: 'link', name: 'Röstkaffee', parent: 'listitem' });
  await page.keyboard.press('Escape');
  await expectExposed(button, { expanded: false, focused: true });
  await expectExposed(flyout(page, 'coffee'), { ignored: true });
});

// HOST-20, NAV-12
test(
  'with the keyboard, one flyout opens at a time, with its columns and a category',
  { tag: '@journey' },
  async ({ page }) => {
    await page.goto('/');
    const [first, second] = [navToggle(page, 'categories'), navToggle(page, 'coffee')];
    await first.press('Space');
    await expectExposed(first, { expanded: true, focused: true });
    await page.keyboard.press('Space');
    await expectExposed(first, { expanded: false, focused: true });
    await page.keyboard.press('Enter');
    await expectExposed(first, { expanded: true });
    await page.keyboard.press('ArrowRight');
    await expectExposed(second, { focused: true });
    await expectExposed(first, { expanded: false });
    await page.keyboard.press('ArrowDown');
    await expectExposed(second, { expanded: true });
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowDown');
    await expectExposed(first, { expanded: true });
    await expectExposed(second, { expanded: false });
    await page.keyboard.press('ArrowDown');
    await expectExposed(focused(page), { role: 'link', name: 'Küche' });
    const entry = flyout(page, 'categories').getByRole('button', { name: 'Küche: Untermenü' });
    await expectExposed(entry, { expanded: false, controls: undefined });
    await entry.press('Enter');
    const column = flyout(page, 'categories').getByRole('list', { name: 'Küche' });
    await expectExposed(entry, { expanded: true, controls: await column.getAttribute('id') });
    await flyout(page, 'categories').getByRole('link', { name: 'Küche', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/category\/kitchen$/);
  },
);

// HOST-20
test(
  'the country switcher of the footer works with the keyboard',
  { tag: '@journey' },
  async ({ page }) => {
    await page.goto('/contact');
    const switcher = part(page, 'country-switcher');
    const button = switcher.getByRole('button');
    await expectExposed(button, { name: 'Land wählen: Deutschland', expanded: false });
    await button.press('Enter');
    const controls = await switcher.locator('ul').getAttribute('id');
    await expectExposed(button, { expanded: true, controls, focused: true });
    await page.keyboard.press('Tab');
    await expect(part(page, 'country').first()).toBeFocused();
    await expect(switcher.locator('[aria-current]')).toHaveText('Deutschland');
    await page.keyboard.press('Escape');
    await expectExposed(button, { expanded: false, focused: true });
    await expectExposed(part(page, 'country').first(), { ignored: true });
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Polska' }).click();
    await expect(moduleRoot(page, 'footer')).toHaveAttribute('data-site', 'PL');
  },
);

// HOST-20, UI-05
test('a panel of the footer is disclosed by a button in its heading', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await page.goto('/contact');
  const button = part(page, 'teaser-group').first().getByRole('button');
  const content = part(page, 'teaser-group').first().getByRole('link').first();
  await expectExposed(button, { name: 'Zahlung', parent: 'heading', expanded: false });
  await expect(content).toBeHidden();
  await button.press('Space');
  await expectExposed(button, { expanded: true, focused: true });
  await expectExposed(content, { role: 'link', name: 'Zahlungsarten' });
});
