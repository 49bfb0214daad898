import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { flyout, part, searchField } from '../locators.ts';
import { expectExposed } from './exposed.ts';

// The pattern "combobox" of the ARIA Authoring Practices: an editable field with list autocomplete.

const list = (page: Page) => page.getByRole('listbox');
const options = (page: Page) => list(page).getByRole('option');
const selected = (page: Page) => list(page).getByRole('option', { selected: true });

/** The visible text of an option, in which some spaces do not break. */
const textOf = async (option: Locator) => (await option.innerText()).replaceAll('\u00A0', ' ');

async function openList(page: Page): Promise<void> {
  await page.goto('/help');
  await searchField(page).fill('ka');
  await expect(options(page).first()).toBeVisible();
}

/** Expects that the arrow keys have chosen an option. */
async function expectChosen(page: Page, index: number): Promise<void> {
  const option = options(page).nth(index);
  const activedescendant = await option.getAttribute('id');
  await expectExposed(searchField(page), { activedescendant, focused: true });
  await expect(selected(page)).toHaveCount(1);
  await expectExposed(option, { selected: true });
  await expect(searchField(page)).toHaveValue(await textOf(option));
}

// HOST-20, SEARCH-23
test('the search field is a collapsed combobox with list autocomplete', async ({ page }) => {
  await page.goto('/help');
  await expectExposed(searchField(page), {
    role: 'combobox',
    name: 'Shop durchsuchen',
    parent: 'search',
    autocomplete: 'list',
    hasPopup: 'listbox',
    expanded: false,
    activedescendant: undefined,
    focusable: true,
  });
});

// HOST-20, SEARCH-23
test('the suggestions are a named list of options in named groups', async ({ page }) => {
  await openList(page);
  const controls = await list(page).getAttribute('id');
  await expectExposed(searchField(page), { expanded: true, controls, activedescendant: undefined });
  await expectExposed(list(page), { role: 'listbox', name: 'Suchvorschläge' });
  const groups = list(page).getByRole('group');
  await expectExposed(groups.first(), { name: 'Suchbegriffe', parent: 'listbox' });
  await expectExposed(groups.last(), { name: 'Produktempfehlungen', parent: 'listbox' });
  for (const option of [options(page).first(), options(page).last()]) {
    const name = await textOf(option);
    await expectExposed(option, { role: 'option', name, parent: 'group' });
  }
  await expect(selected(page)).toHaveCount(0);
  await expect(searchField(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(part(page, 'search-clear')).toBeFocused();
  await expectExposed(searchField(page), { expanded: false });
});

// HOST-20, SEARCH-23
test(
  'the arrow keys choose an option while the focus stays in the field',
  { tag: '@journey' },
  async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await openList(page);
    expect(requests.filter((url) => /\/remote\/search\.[^/]+\.js$/.test(url))).toHaveLength(1);
    const last = (await options(page).count()) - 1;
    await page.keyboard.press('ArrowUp');
    await expectChosen(page, last);
    await page.keyboard.press('ArrowDown');
    await expectChosen(page, 0);
    await page.keyboard.press('ArrowUp');
    await expectChosen(page, last);
    for (const key of ['ArrowLeft', 'ArrowRight', 'Home', 'End']) {
      await page.keyboard.press('ArrowDown');
      await expect(selected(page), key).toHaveCount(1);
      await page.keyboard.press(key);
      await expect(selected(page), key).toHaveCount(0);
      await expectExposed(searchField(page), { activedescendant: undefined, focused: true });
    }
    await page.keyboard.press('ArrowDown');
    const term = await searchField(page).inputValue();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(({ searchParams }) => searchParams.get('query') === term);
  },
);

// HOST-20, SEARCH-23
test('Escape and the arrow keys with Alt close and open the list', async ({ page }) => {
  await openList(page);
  const field = searchField(page);
  await page.keyboard.press('Escape');
  await expectExposed(field, { expanded: false, focused: true });
  await expectExposed(part(page, 'suggestions').first().locator('[role="listbox"]'), {
    ignored: true,
  });
  await expect(field).toHaveValue('ka');
  await page.keyboard.press('Alt+ArrowDown');
  await expectExposed(field, { expanded: true, activedescendant: undefined });
  await page.keyboard.press('Alt+ArrowUp');
  await expectExposed(field, { expanded: false, focused: true });
  await page.keyboard.press('ArrowDown');
  await expectExposed(field, { expanded: true });
  await expectChosen(page, 0);
  await page.keyboard.press('Escape');
  await expectExposed(field, { expanded: false, activedescendant: undefined });
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue('');
  await page.keyboard.type('ka');
  await expectExposed(field, { expanded: true, activedescendant: undefined });
});

// HOST-20, SEARCH-23
test('the search flyout has another combobox in a named landmark', async ({ page }) => {
  await page.goto('/help');
  await part(page, 'icon-search').press('Enter');
  const landmark = part(flyout(page, 'search'), 'search');
  await expectExposed(landmark, { role: 'search', name: 'Shop durchsuchen' });
  await expectExposed(part(landmark, 'search-input'), { role: 'combobox', focused: true });
});
