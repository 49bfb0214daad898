import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { renderWithFascia } from '../../../testing/renderWithFascia.tsx';
import { serveShop } from '../../../testing/shopServer.ts';
import { SearchBox } from '../SearchBox.tsx';

// The tests of the keys in the suite that `combobox.test.tsx` names.
const { use } = serveShop();
const visited: string[] = [];

const box = () => screen.getByRole<HTMLInputElement>('combobox');
const list = () => document.querySelector('[role="listbox"]') as HTMLElement;
const options = () => screen.queryAllByRole('option');
const texts = ['kaffee', 'kakao', 'karaffe', 'Kanne', 'Kapsel'];

/** Three terms and two products; the visitor has typed `ka`. */
async function typeKa() {
  use(
    http.get('*/service/searchfrontend/api/suggestions', () =>
      HttpResponse.json({
        searchTerms: texts.slice(0, 3).map((searchterm) => ({ searchterm })),
        products: texts.slice(3).map((title, id) => ({ id, title, productViewUrl: `/p/${id}` })),
      }),
    ),
  );
  const visitor = userEvent.setup();
  visited.length = 0;
  await renderWithFascia(<SearchBox />, { navigate: (url: string) => visited.push(url) });
  await visitor.type(box(), 'ka');
  await waitFor(() => expect(options()).toHaveLength(5));
  return visitor;
}

/** Index of the active option, which is also the only selected one; -1 without. */
function activeIndex(): number {
  const active = box().getAttribute('aria-activedescendant');
  const selected = options().filter((option) => option.hasAttribute('aria-selected'));
  expect(selected.map(({ id }) => id)).toEqual(active === null ? [] : [active]);
  return options().findIndex(({ id }) => id === active);
}

describe('Alt and down', () => {
  test('opens the list without an active option', async () => {
    const visitor = await typeKa();
    await visitor.keyboard('{Escape}{Alt>}{ArrowDown}{/Alt}');
    expect(list()).toBeVisible();
    expect(activeIndex()).toBe(-1);
  });
});

describe('Down', () => {
  test('opens a closed list and goes to its first option', async () => {
    const visitor = await typeKa();
    await visitor.keyboard('{Escape}{ArrowDown}');
    expect(list()).toBeVisible();
    expect(activeIndex()).toBe(0);
  });

  // SEARCH-28, SEARCH-29
  test('goes through terms, then products, and from the last to the first; each is copied into the box', async () => {
    const visitor = await typeKa();
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
    const visitor = await typeKa();
    await visitor.keyboard('{Escape}{ArrowUp}');
    expect(list()).toBeVisible();
    expect(activeIndex()).toBe(4);
  });

  test('goes backwards through the options, and from the first to the last (SEARCH-28)', async () => {
    const visitor = await typeKa();
    for (const index of [4, 3, 2, 1, 0, 4]) {
      await visitor.keyboard('{ArrowUp}');
      expect(activeIndex()).toBe(index);
    }
  });
});

describe('Enter', () => {
  test('without an active option searches for the typed text, and closes the list (SEARCH-30)', async () => {
    const visitor = await typeKa();
    await visitor.keyboard('{Enter}');
    expect(box()).toHaveAttribute('aria-expanded', 'false');
    expect(box()).toHaveValue('ka');
    expect(visited).toEqual(['/search?query=ka&site=DE']);
  });

  test('on a term searches for it, and closes the list (SEARCH-30)', async () => {
    const visitor = await typeKa();
    await visitor.keyboard('{ArrowDown}{Enter}');
    expect(box()).toHaveAttribute('aria-expanded', 'false');
    expect(box()).toHaveValue('kaffee');
    expect(visited).toEqual(['/search?query=kaffee&site=DE']);
  });

  test('on a product searches for its title (SEARCH-30)', async () => {
    const visitor = await typeKa();
    await visitor.keyboard('{ArrowUp}{Enter}');
    expect(visited).toEqual(['/search?query=Kapsel&site=DE']);
  });
});

describe('Escape', () => {
  test('once closes the list and leaves the text', async () => {
    const visitor = await typeKa();
    await visitor.keyboard('{Escape}');
    expect(box()).toHaveAttribute('aria-expanded', 'false');
    expect(box()).toHaveValue('ka');
  });

  test('a second time clears the text too', async () => {
    const visitor = await typeKa();
    await visitor.keyboard('{Escape}{Escape}');
    expect(box()).toHaveAttribute('aria-expanded', 'false');
    expect(box()).toHaveValue('');
    expect(box()).toHaveFocus();
  });

  test('on an option closes the list and restores the typed text', async () => {
    const visitor = await typeKa();
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
    const visitor = await typeKa();
    await visitor.keyboard(`{ArrowDown}{${key}}`);
    expect(activeIndex()).toBe(-1);
    expect(box().selectionStart).toBe(cursor);
    expect(list()).toBeVisible();
  });

  test('a letter leaves the option and is added to the copied text', async () => {
    const visitor = await typeKa();
    await visitor.keyboard('{ArrowDown}s');
    expect(box()).toHaveValue('kaffees');
    expect(activeIndex()).toBe(-1);
  });

  test('editing brings other suggestions', async () => {
    const visitor = await typeKa();
    use(
      http.get('*/service/searchfrontend/api/suggestions', () =>
        HttpResponse.json({ searchTerms: [{ searchterm: 'k' }] }),
      ),
    );
    await visitor.keyboard('ff{Backspace}');
    await waitFor(() => expect(options()).toHaveLength(1));
  });

  test.each([
    ['during a composition', { isComposing: true }],
    ['as Safari reports the last one', { keyCode: 229 }],
  ])('keys of an input method do nothing to the list, %s', async (_, reported) => {
    const visitor = await typeKa();
    for (const key of ['ArrowDown', 'Escape']) {
      fireEvent(box(), new KeyboardEvent('keydown', { key, bubbles: true, ...reported }));
    }
    expect(list()).toBeVisible();
    expect(activeIndex()).toBe(-1);
    await visitor.keyboard('{ArrowDown}');
    expect(activeIndex()).toBe(0);
  });
});
