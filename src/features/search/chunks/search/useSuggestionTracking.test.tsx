import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { options, respondWith, typeKa, typeText } from '../../../../testing/searchPage.tsx';
import { serveShop } from '../../../../testing/shopServer.ts';

const server = serveShop();
const host = window as { dataLayer?: unknown[] };
const events = () => host.dataLayer ?? [];
const shown = { event: 'search_suggestions_shown', terms: 3, products: 2 };

beforeEach(() => delete host.dataLayer);

// HOST-22
describe('The data layer', () => {
  test.each([
    [
      'a click',
      { kind: 'product', position: 4 },
      (visitor: UserEvent) => visitor.click(screen.getByRole('option', { name: 'Kanne' })),
    ],
    [
      'the keyboard',
      { kind: 'term', position: 1 },
      (visitor: UserEvent) => visitor.keyboard('{ArrowDown}{Enter}'),
    ],
  ])('receives the shown suggestions and the one accepted with %s', async (_, accepted, accept) => {
    const { visitor } = await typeKa(server);
    await accept(visitor);
    await visitor.click(document.body);
    expect(events()).toEqual([shown, { event: 'search_suggestion_accepted', ...accepted }]);
  });

  test.each([
    ['searches for the typed text', (visitor: UserEvent) => visitor.keyboard('{Enter}')],
    ['leaves the box', (visitor: UserEvent) => visitor.click(document.body)],
  ])('receives that the visitor ignored the suggestions if the visitor %s', async (_, act) => {
    const { visitor } = await typeKa(server);
    await act(visitor);
    expect(events()).toEqual([shown, { event: 'search_suggestions_ignored' }]);
  });

  test('receives one event per visit to the box and never the typed text', async () => {
    const { visitor } = await typeKa(server);
    await visitor.keyboard('f');
    await waitFor(() => expect(options()).toHaveLength(5));
    expect(events()).toEqual([shown]);
    expect(JSON.stringify(events())).not.toContain('ka');
  });

  test('receives nothing without suggestions', async () => {
    respondWith(server, { searchTerms: [] });
    const { visitor } = await typeText('xy', 0);
    await screen.findByText('Keine Suchvorschläge');
    await visitor.keyboard('{Enter}');
    expect(events()).toEqual([]);
  });
});
