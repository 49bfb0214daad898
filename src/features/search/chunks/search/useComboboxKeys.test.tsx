import { fireEvent } from '@testing-library/react';
import { serveShop } from '../../../../testing/shopServer.ts';
import { activeIndex, box, list, texts, typeKa } from '../../../../testing/suggestedTexts.tsx';

const server = serveShop();

describe('Alt and down', () => {
  test('opens the list without an active option', async () => {
    const { visitor } = await typeKa(server);
    await visitor.keyboard('{Escape}{Alt>}{ArrowDown}{/Alt}');
    expect(list()).toBeVisible();
    expect(activeIndex()).toBe(-1);
  });
});

describe('Down', () => {
  test('opens a closed list and goes to its first option', async () => {
    const { visitor } = await typeKa(server);
    await visitor.keyboard('{Escape}{ArrowDown}');
    expect(list()).toBeVisible();
    expect(activeIndex()).toBe(0);
  });

  // SEARCH-28
  test('goes through terms and products in a circle and copies each into the box', async () => {
    const { visitor } = await typeKa(server);
    for (const [index, text] of [...texts, ...texts].entries()) {
      await visitor.keyboard('{ArrowDown}');
      expect(activeIndex()).toBe(index % texts.length);
      expect(box()).toHaveValue(text);
      expect(box()).toHaveFocus();
    }
  });
});

describe('Up', () => {
  test('opens a closed list and goes to its last option', async () => {
    const { visitor } = await typeKa(server);
    await visitor.keyboard('{Escape}{ArrowUp}');
    expect(list()).toBeVisible();
    expect(activeIndex()).toBe(4);
  });

  test('goes backwards through the options, and from the first to the last (SEARCH-28)', async () => {
    const { visitor } = await typeKa(server);
    for (const index of [4, 3, 2, 1, 0, 4]) {
      await visitor.keyboard('{ArrowUp}');
      expect(activeIndex()).toBe(index);
    }
  });
});

describe('Enter', () => {
  test('without an active option searches for the typed text, and closes the list (SEARCH-28)', async () => {
    const { visitor, visited } = await typeKa(server);
    await visitor.keyboard('{Enter}');
    expect(box()).toHaveAttribute('aria-expanded', 'false');
    expect(box()).toHaveValue('ka');
    expect(visited).toEqual(['/search?query=ka&site=DE']);
  });

  test('on a term searches for it, and closes the list (SEARCH-28)', async () => {
    const { visitor, visited } = await typeKa(server);
    await visitor.keyboard('{ArrowDown}{Enter}');
    expect(box()).toHaveAttribute('aria-expanded', 'false');
    expect(box()).toHaveValue('kaffee');
    expect(visited).toEqual(['/search?query=kaffee&site=DE']);
  });
});

describe('Escape', () => {
  test('once closes the list and leaves the text', async () => {
    const { visitor } = await typeKa(server);
    await visitor.keyboard('{Escape}');
    expect(box()).toHaveAttribute('aria-expanded', 'false');
    expect(box()).toHaveValue('ka');
  });

  test('a second time clears the text too', async () => {
    const { visitor } = await typeKa(server);
    await visitor.keyboard('{Escape}{Escape}');
    expect(box()).toHaveAttribute('aria-expanded', 'false');
    expect(box()).toHaveValue('');
    expect(box()).toHaveFocus();
  });

  test('on an option closes the list and restores the typed text', async () => {
    const { visitor } = await typeKa(server);
    await visitor.keyboard('{ArrowDown}{Escape}');
    expect(box()).toHaveAttribute('aria-expanded', 'false');
    expect(box()).toHaveValue('ka');
    expect(activeIndex()).toBe(-1);
  });
});

describe('The keys of a text field', () => {
  test.each([
    ['ArrowLeft', 'kaffee'.length - 1],
    ['ArrowRight', 'kaffee'.length],
    ['Home', 0],
    ['End', 'kaffee'.length],
  ])('%s leaves the option and moves the cursor', async (key, cursor) => {
    const { visitor } = await typeKa(server);
    await visitor.keyboard(`{ArrowDown}{${key}}`);
    expect(activeIndex()).toBe(-1);
    expect(box().selectionStart).toBe(cursor);
    expect(list()).toBeVisible();
  });

  test('a letter leaves the option and is added to the copied text', async () => {
    const { visitor } = await typeKa(server);
    await visitor.keyboard('{ArrowDown}s');
    expect(box()).toHaveValue('kaffees');
    expect(activeIndex()).toBe(-1);
  });

  test.each([
    ['during a composition', { isComposing: true }],
    ['as Safari reports the last one', { keyCode: 229 }],
  ])('keys of an input method do nothing to the list, %s', async (_, reported) => {
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
