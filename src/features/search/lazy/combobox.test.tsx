import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { renderWithFascia } from '../../../testing/renderWithFascia.tsx';
import { serveShop } from '../../../testing/shopServer.ts';
import { SearchBox } from '../SearchBox.tsx';

/*
 * The tests of the ARIA Authoring Practices for "Editable Combobox With List Autocomplete": 25 of the 29 are
 * here and in `useComboboxKeys.test.tsx`, with more of our own. The four of its button (tabindex, aria-label,
 * aria-controls, aria-expanded) do not apply: the box has no button that opens the list, because without a
 * text there is nothing to suggest. For the same reason the arrow keys open the list only with a text.
 */
const { use } = serveShop();

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
  await renderWithFascia(<SearchBox />);
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

describe('The field', () => {
  test('has the role combobox', async () => {
    await renderWithFascia(<SearchBox />);
    expect(box().tagName).toBe('INPUT');
  });

  test('announces completion by a list', async () => {
    await typeKa();
    expect(box()).toHaveAttribute('aria-autocomplete', 'list');
  });

  test('refers to the list that it controls', async () => {
    await typeKa();
    expect(box()).toHaveAttribute('aria-controls', list().id);
  });

  test('is expanded with suggestions, and collapsed and its list hidden without a text', async () => {
    const visitor = await typeKa();
    expect(box()).toHaveAttribute('aria-expanded', 'true');
    expect(list()).toBeVisible();
    await visitor.clear(box());
    expect(box()).toHaveAttribute('aria-expanded', 'false');
    expect(list()).not.toBeVisible();
  });

  test('has no active option before an arrow key is pressed', async () => {
    await typeKa();
    expect(activeIndex()).toBe(-1);
  });
});

describe('The list', () => {
  test('has the role listbox', async () => {
    await typeKa();
    expect(screen.getAllByRole('listbox')).toEqual([list()]);
  });

  test('has a name', async () => {
    await typeKa();
    expect(list()).toHaveAccessibleName('Suchvorschläge');
  });

  test('has only options, in groups with a name (SEARCH-31)', async () => {
    await typeKa();
    expect(options().map(({ textContent }) => textContent)).toEqual(texts);
    const groups = screen.getAllByRole('group').map(({ ariaLabel }) => ariaLabel);
    expect(groups).toEqual(['Suchbegriffe', 'Produktempfehlungen']);
  });

  test('marks only the active option as selected', async () => {
    const visitor = await typeKa();
    expect(options()[0]).not.toHaveAttribute('aria-selected');
    await visitor.keyboard('{ArrowDown}');
    expect(options()[0]).toHaveAttribute('aria-selected', 'true');
    expect(activeIndex()).toBe(0);
  });

  test('is out of the tab order', async () => {
    const visitor = await typeKa();
    await visitor.tab();
    expect(list().contains(document.activeElement)).toBe(false);
  });
});

describe('A screen reader announces', () => {
  test('how many suggestions there are, and nothing after the list is closed', async () => {
    const visitor = await typeKa();
    expect(screen.getByRole('status')).toHaveTextContent('5 Suchvorschläge');
    await visitor.keyboard('{Escape}');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('that there are none', async () => {
    const visitor = await typeKa();
    use(
      http.get('*/service/searchfrontend/api/suggestions', () =>
        HttpResponse.json({ searchTerms: [] }),
      ),
    );
    await visitor.keyboard('q');
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('Keine Suchvorschläge'),
    );
    expect(box()).toHaveAttribute('aria-expanded', 'false');
  });
});
