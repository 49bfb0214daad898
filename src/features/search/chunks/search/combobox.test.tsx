import { screen } from '@testing-library/react';
import { box, list, options, texts, typeKa } from '../../../../testing/searchPage.tsx';
import { serveShop } from '../../../../testing/shopServer.ts';

/*
 * The roles and properties of an editable combobox with list autocomplete (ARIA Authoring Practices).
 * `useComboboxKeys.test.tsx` tests the keys.
 */
const server = serveShop();

describe('the field', () => {
  test('announces list autocomplete', async () => {
    await typeKa(server);
    expect(box()).toHaveAttribute('aria-autocomplete', 'list');
  });

  test('references the list that it controls', async () => {
    await typeKa(server);
    expect(box()).toHaveAttribute('aria-controls', list().id);
  });

  test('is expanded with suggestions and collapsed without a text', async () => {
    const { visitor } = await typeKa(server);
    expect(box()).toHaveAttribute('aria-expanded', 'true');
    expect(list()).toBeVisible();
    await visitor.clear(box());
    expect(box()).toHaveAttribute('aria-expanded', 'false');
    expect(list()).not.toBeVisible();
  });
});

describe('the list', () => {
  test('has an accessible name', async () => {
    await typeKa(server);
    expect(list()).toHaveAccessibleName('Suchvorschläge');
  });

  test('contains only options in named groups (SEARCH-32)', async () => {
    await typeKa(server);
    expect(options().map(({ textContent }) => textContent)).toEqual(texts);
    const groups = screen.getAllByRole('group').map(({ ariaLabel }) => ariaLabel);
    expect(groups).toEqual(['Suchbegriffe', 'Produktempfehlungen']);
  });

  test('is not in the tab order', async () => {
    const { visitor } = await typeKa(server);
    await visitor.tab();
    expect(list().contains(document.activeElement)).toBe(false);
  });
});

describe('the status', () => {
  test('announces the number of suggestions and is empty after the list is closed', async () => {
    const { visitor } = await typeKa(server);
    expect(screen.getByRole('status')).toHaveTextContent('5 Suchvorschläge');
    await visitor.keyboard('{Escape}');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
