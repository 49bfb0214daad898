import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { options, respondWith, typeText } from '../../../../testing/searchPage.tsx';
import { serveShop } from '../../../../testing/shopServer.ts';

const server = serveShop();
const host = window as { dataLayer?: unknown[] };
const events = () => host.dataLayer ?? [];
const shown = { event: 'search_suggestions_shown', terms: 1, products: 2 };

const both = {
  searchTerms: [{ searchterm: 'Filterkaffee' }],
  products: ['Aurora', 'Sera'].map((title) => ({
    id: title,
    title,
    productViewUrl: `/p/${title}`,
  })),
};

beforeEach(() => delete host.dataLayer);

// HOST-22
describe('The data layer', () => {
  test('receives the shown suggestions, and the kind and position of the clicked one', async () => {
    respondWith(server, both);
    const { visitor } = await typeText('kaffee', 3);
    await visitor.click(screen.getByRole('option', { name: 'Aurora' }));
    await visitor.click(document.body);
    expect(events()).toEqual([
      shown,
      { event: 'search_suggestion_accepted', kind: 'product', position: 2 },
    ]);
  });

  test('receives a suggestion that was accepted with the keyboard', async () => {
    respondWith(server, both);
    const { visitor } = await typeText('kaffee', 3);
    await visitor.keyboard('{ArrowDown}{Enter}');
    await visitor.click(document.body);
    expect(events()).toEqual([
      shown,
      { event: 'search_suggestion_accepted', kind: 'term', position: 1 },
    ]);
  });

  test.each([
    ['searches for the typed text', (visitor: UserEvent) => visitor.keyboard('{Enter}')],
    ['leaves the box', (visitor: UserEvent) => visitor.click(document.body)],
  ])('receives that the visitor ignored the suggestions if the visitor %s', async (_, act) => {
    respondWith(server, both);
    const { visitor } = await typeText('kaffee', 3);
    await act(visitor);
    expect(events()).toEqual([shown, { event: 'search_suggestions_ignored' }]);
  });

  test('receives one event per visit to the box and never the typed text', async () => {
    respondWith(server, both);
    const { visitor } = await typeText('kaffee', 3);
    await visitor.keyboard('{Backspace}');
    await waitFor(() => expect(options()).toHaveLength(3));
    expect(events()).toEqual([shown]);
    expect(JSON.stringify(events())).not.toContain('kaf');
  });

  test('receives nothing without suggestions', async () => {
    respondWith(server, { searchTerms: [] });
    const { visitor } = await typeText('kaffee', 0);
    await screen.findByText('Keine Suchvorschläge');
    await visitor.keyboard('{Enter}');
    expect(events()).toEqual([]);
  });
});
