import { fireEvent, screen } from '@testing-library/react';
import { activeIndex, box, list, options, texts, typeKa } from '../../../../testing/searchPage.tsx';
import { serveShop } from '../../../../testing/shopServer.ts';

// The roles, properties and keys of an editable combobox with list autocomplete (ARIA Authoring Practices).
const server = serveShop();

// SEARCH-32
test('the field controls a named list that contains only options in named groups', async () => {
  await typeKa(server);
  expect(box()).toHaveAttribute('aria-autocomplete', 'list');
  expect(box()).toHaveAttribute('aria-controls', list().id);
  expect(list()).toHaveAccessibleName('Suchvorschläge');
  expect(options().map(({ textContent }) => textContent)).toEqual(texts);
  const groups = screen.getAllByRole('group').map(({ ariaLabel }) => ariaLabel);
  expect(groups).toEqual(['Suchbegriffe', 'Produktempfehlungen']);
});

test('the field is expanded with suggestions and collapsed without a text', async () => {
  const { visitor } = await typeKa(server);
  expect(box()).toHaveAttribute('aria-expanded', 'true');
  expect(list()).toBeVisible();
  await visitor.clear(box());
  expect(box()).toHaveAttribute('aria-expanded', 'false');
  expect(list()).not.toBeVisible();
});

test('the list is not in the tab order', async () => {
  const { visitor } = await typeKa(server);
  await visitor.tab();
  expect(list().contains(document.activeElement)).toBe(false);
});

test('the status announces the number of suggestions and is empty after the list is closed', async () => {
  const { visitor } = await typeKa(server);
  expect(screen.getByRole('status')).toHaveTextContent('5 Suchvorschläge');
  await visitor.keyboard('{Escape}');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

describe('Alt+ArrowDown', () => {
  test('opens the list without an active option', async () => {
    const { visitor } = await typeKa(server);
    await visitor.keyboard('{Escape}{Alt>}{ArrowDown}{/Alt}');
    expect(list()).toBeVisible();
    expect(activeIndex()).toBe(-1);
  });
});

describe('ArrowDown', () => {
  test('opens a closed list and highlights its first option', async () => {
    const { visitor } = await typeKa(server);
    await visitor.keyboard('{Escape}{ArrowDown}');
    expect(list()).toBeVisible();
    expect(activeIndex()).toBe(0);
  });

  // SEARCH-28
  test('cycles through terms and products and copies each into the field', async () => {
    const { visitor } = await typeKa(server);
    for (const [index, text] of [...texts, ...texts].entries()) {
      await visitor.keyboard('{ArrowDown}');
      expect(activeIndex()).toBe(index % texts.length);
      expect(box()).toHaveValue(text);
      expect(box()).toHaveFocus();
    }
  });
});

describe('ArrowUp', () => {
  test('opens a closed list and highlights its last option', async () => {
    const { visitor } = await typeKa(server);
    await visitor.keyboard('{Escape}{ArrowUp}');
    expect(list()).toBeVisible();
    expect(activeIndex()).toBe(4);
  });

  test('cycles backwards through the options (SEARCH-28)', async () => {
    const { visitor } = await typeKa(server);
    for (const index of [4, 3, 2, 1, 0, 4]) {
      await visitor.keyboard('{ArrowUp}');
      expect(activeIndex()).toBe(index);
    }
  });
});

describe('Enter', () => {
  test('searches for the typed text without an active option and closes the list (SEARCH-28)', async () => {
    const { visitor, visited } = await typeKa(server);
    await visitor.keyboard('{Enter}');
    expect(box()).toHaveAttribute('aria-expanded', 'false');
    expect(box()).toHaveValue('ka');
    expect(visited).toEqual(['/search?query=ka&site=DE']);
  });

  test('searches for the highlighted term and closes the list (SEARCH-28)', async () => {
    const { visitor, visited } = await typeKa(server);
    await visitor.keyboard('{ArrowDown}{Enter}');
    expect(box()).toHaveAttribute('aria-expanded', 'false');
    expect(box()).toHaveValue('kaffee');
    expect(visited).toEqual(['/search?query=kaffee&site=DE']);
  });
});

describe('Escape', () => {
  test('first closes the list and then clears the text', async () => {
    const { visitor } = await typeKa(server);
    await visitor.keyboard('{Escape}');
    expect(box()).toHaveAttribute('aria-expanded', 'false');
    expect(box()).toHaveValue('ka');
    await visitor.keyboard('{Escape}');
    expect(box()).toHaveAttribute('aria-expanded', 'false');
    expect(box()).toHaveValue('');
    expect(box()).toHaveFocus();
  });

  test('closes the list and restores the typed text if an option is highlighted', async () => {
    const { visitor } = await typeKa(server);
    await visitor.keyboard('{ArrowDown}{Escape}');
    expect(box()).toHaveAttribute('aria-expanded', 'false');
    expect(box()).toHaveValue('ka');
    expect(activeIndex()).toBe(-1);
  });
});

describe('a key of the text field', () => {
  test.each([
    ['ArrowLeft', 'kaffee'.length - 1],
    ['ArrowRight', 'kaffee'.length],
    ['Home', 0],
    ['End', 'kaffee'.length],
  ])('removes the highlight and moves the cursor: %s', async (key, cursor) => {
    const { visitor } = await typeKa(server);
    await visitor.keyboard(`{ArrowDown}{${key}}`);
    expect(activeIndex()).toBe(-1);
    expect(box().selectionStart).toBe(cursor);
    expect(list()).toBeVisible();
  });

  test.each([
    ['during a composition', { isComposing: true }],
    ['as Safari reports the last key', { keyCode: 229 }],
  ])('does not affect the list if it belongs to an input method (%s)', async (_, reported) => {
    const { visitor } = await typeKa(server);
    for (const key of ['ArrowDown', 'Escape']) {
      fireEvent(box(), new KeyboardEvent('keydown', { key, bubbles: true, ...reported }));
    }
    expect(list()).toBeVisible();
    expect(activeIndex()).toBe(-1);
    await visitor.keyboard('{ArrowDown}');
    expect(activeIndex()).toBe(0);
  });
});
