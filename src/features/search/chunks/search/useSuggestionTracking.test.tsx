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

function respondWith(body: object) {
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
describe('The data layer', () => {
  test('receives the shown suggestions, and the kind and position of the clicked one', async () => {
    respondWith(both);
    const visitor = await type('kaffee', 3);
    await visitor.click(screen.getByRole('option', { name: 'Aurora' }));
    await visitor.click(document.body);
    expect(events()).toEqual([
      shown,
      { event: 'search_suggestion_accepted', kind: 'product', position: 2 },
    ]);
  });

  test('receives a suggestion that was accepted with the keyboard', async () => {
    respondWith(both);
    const visitor = await type('kaffee', 3);
    await visitor.keyboard('{ArrowDown}{Enter}');
    await visitor.click(document.body);
    expect(events()).toEqual([
      shown,
      { event: 'search_suggestion_accepted', kind: 'term', position: 1 },
    ]);
  });

  test.each([
    ['searches for the typed text', (visitor: Visitor) => visitor.keyboard('{Enter}')],
    ['leaves the box', (visitor: Visitor) => visitor.click(document.body)],
  ])('receives that the visitor ignored the suggestions if the visitor %s', async (_, act) => {
    respondWith(both);
    const visitor = await type('kaffee', 3);
    await act(visitor);
    expect(events()).toEqual([shown, { event: 'search_suggestions_ignored' }]);
  });

  test('receives one event per visit to the box and never the typed text', async () => {
    respondWith(both);
    const visitor = await type('kaffee', 3);
    await visitor.keyboard('{Backspace}');
    await waitFor(() => expect(options()).toHaveLength(3));
    expect(events()).toEqual([shown]);
    expect(JSON.stringify(events())).not.toContain('kaf');
  });

  test('receives nothing without suggestions', async () => {
    respondWith({ searchTerms: [] });
    const visitor = await type('kaffee', 0);
    await screen.findByText('Keine Suchvorschläge');
    await visitor.keyboard('{Enter}');
    expect(events()).toEqual([]);
  });
});
