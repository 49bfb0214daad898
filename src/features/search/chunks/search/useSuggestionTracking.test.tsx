import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { renderWithFascia } from '../../../../testing/renderWithFascia.tsx';
import { serveShop } from '../../../../testing/shopServer.ts';
import { SearchBox } from '../../SearchBox.tsx';

type Visitor = ReturnType<typeof userEvent.setup>;

const { use } = serveShop();
const host = window as { dataLayer?: unknown[] };
const events = () => host.dataLayer ?? [];
const options = () => screen.queryAllByRole('option');
const shown = { event: 'search_suggestions_shown', terms: 1, products: 2 };

const both = {
  searchTerms: [{ searchterm: 'Filterkaffee' }],
  products: ['Aurora', 'Sera'].map((title) => ({
    id: title,
    title,
    productViewUrl: `/p/${title}`,
  })),
};

function answer(body: object) {
  use(http.get('*/service/searchfrontend/api/suggestions', () => HttpResponse.json(body)));
}

async function type(text: string, count: number) {
  const visitor = userEvent.setup();
  await renderWithFascia(<SearchBox />, { navigate: () => {} });
  await visitor.type(screen.getByRole('combobox'), text);
  await waitFor(() => expect(options()).toHaveLength(count));
  return visitor;
}

beforeEach(() => delete host.dataLayer);

// HOST-22
describe('The data layer gets', () => {
  test('that suggestions are shown, and the kind and position of the one that was clicked', async () => {
    answer(both);
    const visitor = await type('kaffee', 3);
    await visitor.click(screen.getByRole('option', { name: 'Aurora' }));
    await visitor.click(document.body);
    expect(events()).toEqual([
      shown,
      { event: 'search_suggestion_accepted', kind: 'product', position: 2 },
    ]);
  });

  test('that a suggestion was accepted by the keyboard', async () => {
    answer(both);
    const visitor = await type('kaffee', 3);
    await visitor.keyboard('{ArrowDown}{Enter}');
    await visitor.click(document.body);
    expect(events()).toEqual([
      shown,
      { event: 'search_suggestion_accepted', kind: 'term', position: 1 },
    ]);
  });

  test.each([
    ['searched for the typed text', (visitor: Visitor) => visitor.keyboard('{Enter}')],
    ['left the box', (visitor: Visitor) => visitor.click(document.body)],
  ])('that suggestions were ignored by a visitor who %s', async (_, act) => {
    answer(both);
    const visitor = await type('kaffee', 3);
    await act(visitor);
    expect(events()).toEqual([shown, { event: 'search_suggestions_ignored' }]);
  });

  test('one event for a visit to the box, however long the visitor types, and never the text', async () => {
    answer(both);
    const visitor = await type('kaffee', 3);
    await visitor.keyboard('{Backspace}');
    await waitFor(() => expect(options()).toHaveLength(3));
    expect(events()).toEqual([shown]);
    expect(JSON.stringify(events())).not.toContain('kaf');
  });

  test('nothing if there were no suggestions', async () => {
    answer({ searchTerms: [] });
    const visitor = await type('kaffee', 0);
    await screen.findByText('Keine Suchvorschläge');
    await visitor.keyboard('{Enter}');
    expect(events()).toEqual([]);
  });
});
