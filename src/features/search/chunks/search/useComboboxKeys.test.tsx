import { fireEvent } from '@testing-library/react';
import { activeIndex, box, list, texts, typeKa } from '../../../../testing/searchPage.tsx';
import { serveShop } from '../../../../testing/shopServer.ts';

const server = serveShop();

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
  test('closes the list and does not change the text', async () => {
    const { visitor } = await typeKa(server);
    await visitor.keyboard('{Escape}');
    expect(box()).toHaveAttribute('aria-expanded', 'false');
    expect(box()).toHaveValue('ka');
  });

  test('clears the text when pressed twice', async () => {
    const { visitor } = await typeKa(server);
    await visitor.keyboard('{Escape}{Escape}');
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

  test('removes the highlight and adds a letter to the copied text', async () => {
    const { visitor } = await typeKa(server);
    await visitor.keyboard('{ArrowDown}s');
    expect(box()).toHaveValue('kaffees');
    expect(activeIndex()).toBe(-1);
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
