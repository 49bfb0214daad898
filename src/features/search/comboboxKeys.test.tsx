import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { renderWithFascia } from '../../testing/renderWithFascia.tsx';
import { serveShop } from '../../testing/shopServer.ts';
import { SearchBox } from './SearchBox.tsx';

// The checks of the suite that `combobox.test.tsx` names, for its keys.
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

/** Where assistive technology is: nowhere in the list, or on the option that is selected too. */
function activePlace(): number {
  const active = box().getAttribute('aria-activedescendant');
  const selected = options().filter((option) => option.hasAttribute('aria-selected'));
  expect(selected.map(({ id }) => id)).toEqual(active === null ? [] : [active]);
  return options().findIndex(({ id }) => id === active);
}

describe('Alt and down', () => {
  test('opens the list without choosing', async () => {
    const visitor = await typeKa();
    await visitor.keyboard('{Escape}{Alt>}{ArrowDown}{/Alt}');
    expect(list()).toBeVisible();
    expect(activePlace()).toBe(-1);
  });
});

describe('Down', () => {
  test('opens a closed list and chooses its first option', async () => {
    const visitor = await typeKa();
    await visitor.keyboard('{Escape}{ArrowDown}');
    expect(list()).toBeVisible();
    expect(activePlace()).toBe(0);
  });

  test('goes through terms, then products, and from the last to the first; each is copied into the box', async () => {
    const visitor = await typeKa();
    for (const [place, text] of [...texts, ...texts].entries()) {
      await visitor.keyboard('{ArrowDown}');
      expect(activePlace()).toBe(place % texts.length);
      expect(box()).toHaveValue(text);
      expect(box()).toHaveFocus();
    }
  });
});

describe('Up', () => {
  test('opens a closed list and chooses its last option', async () => {
    const visitor = await typeKa();
    await visitor.keyboard('{Escape}{ArrowUp}');
    expect(list()).toBeVisible();
    expect(activePlace()).toBe(4);
  });

  test('goes backwards through the options, and from the first to the last', async () => {
    const visitor = await typeKa();
    for (const place of [4, 3, 2, 1, 0, 4]) {
      await visitor.keyboard('{ArrowUp}');
      expect(activePlace()).toBe(place);
    }
  });
});

describe('Enter', () => {
  test('with nothing chosen searches for what was typed, and closes the list', async () => {
    const visitor = await typeKa();
    await visitor.keyboard('{Enter}');
    expect(box()).toHaveAttribute('aria-expanded', 'false');
    expect(box()).toHaveValue('ka');
    expect(visited).toEqual(['/search?query=ka&site=DE']);
  });

  test('on a term searches for it, and closes the list', async () => {
    const visitor = await typeKa();
    await visitor.keyboard('{ArrowDown}{Enter}');
    expect(box()).toHaveAttribute('aria-expanded', 'false');
    expect(box()).toHaveValue('kaffee');
    expect(visited).toEqual(['/search?query=kaffee&site=DE']);
  });

  test('on a product searches for its name', async () => {
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

  test('twice clears the text too', async () => {
    const visitor = await typeKa();
    await visitor.keyboard('{Escape}{Escape}');
    expect(box()).toHaveAttribute('aria-expanded', 'false');
    expect(box()).toHaveValue('');
    expect(box()).toHaveFocus();
  });

  test('on an option closes the list and brings back what was typed', async () => {
    const visitor = await typeKa();
    await visitor.keyboard('{ArrowDown}{Escape}');
    expect(box()).toHaveAttribute('aria-expanded', 'false');
    expect(box()).toHaveValue('ka');
    expect(activePlace()).toBe(-1);
  });
});

describe('The keys of a text field', () => {
  test.each([
    ['ArrowLeft', 'kaffee'.length - 1],
    ['ArrowRight', 'kaffee'.length],
    ['Home', 0],
    ['End', 'kaffee'.length],
  ])('%s leaves the options and moves the cursor', async (key, cursor) => {
    const visitor = await typeKa();
    await visitor.keyboard(`{ArrowDown}{${key}}`);
    expect(activePlace()).toBe(-1);
    expect(box().selectionStart).toBe(cursor);
    expect(list()).toBeVisible();
  });

  test('a letter leaves the options and is typed behind the copied text', async () => {
    const visitor = await typeKa();
    await visitor.keyboard('{ArrowDown}s');
    expect(box()).toHaveValue('kaffees');
    expect(activePlace()).toBe(-1);
  });

  test('editing asks for other suggestions', async () => {
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
    ['while it composes', { isComposing: true }],
    ['as Safari tells of its last one', { keyCode: 229 }],
  ])('keys that belong to an input method are left to it, %s', async (_, how) => {
    const visitor = await typeKa();
    for (const key of ['ArrowDown', 'Escape']) {
      fireEvent(box(), new KeyboardEvent('keydown', { key, bubbles: true, ...how }));
    }
    expect(list()).toBeVisible();
    expect(activePlace()).toBe(-1);
    await visitor.keyboard('{ArrowDown}');
    expect(activePlace()).toBe(0);
  });
});
