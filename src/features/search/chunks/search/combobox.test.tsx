import { screen } from '@testing-library/react';
import { serveShop } from '../../../../testing/shopServer.ts';
import { box, list, options, texts, typeKa } from '../../../../testing/suggestedTexts.tsx';

/*
 * The roles and properties that the ARIA Authoring Practices require of an editable combobox with list autocomplete.
 * `useComboboxKeys.test.tsx` has its keys.
 */
const server = serveShop();

describe('The field', () => {
  test('announces completion by a list', async () => {
    await typeKa(server);
    expect(box()).toHaveAttribute('aria-autocomplete', 'list');
  });

  test('refers to the list that it controls', async () => {
    await typeKa(server);
    expect(box()).toHaveAttribute('aria-controls', list().id);
  });

  test('is expanded with suggestions, and collapsed and its list hidden without a text', async () => {
    const { visitor } = await typeKa(server);
    expect(box()).toHaveAttribute('aria-expanded', 'true');
    expect(list()).toBeVisible();
    await visitor.clear(box());
    expect(box()).toHaveAttribute('aria-expanded', 'false');
    expect(list()).not.toBeVisible();
  });
});

describe('The list', () => {
  test('has a name', async () => {
    await typeKa(server);
    expect(list()).toHaveAccessibleName('Suchvorschläge');
  });

  test('has only options, in groups with a name (SEARCH-32)', async () => {
    await typeKa(server);
    expect(options().map(({ textContent }) => textContent)).toEqual(texts);
    const groups = screen.getAllByRole('group').map(({ ariaLabel }) => ariaLabel);
    expect(groups).toEqual(['Suchbegriffe', 'Produktempfehlungen']);
  });

  test('is out of the tab order', async () => {
    const { visitor } = await typeKa(server);
    await visitor.tab();
    expect(list().contains(document.activeElement)).toBe(false);
  });
});

describe('A screen reader announces', () => {
  test('how many suggestions there are, and nothing after the list is closed', async () => {
    const { visitor } = await typeKa(server);
    expect(screen.getByRole('status')).toHaveTextContent('5 Suchvorschläge');
    await visitor.keyboard('{Escape}');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
