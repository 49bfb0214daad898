import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { collectErrors } from '../../../../testing/collectEvents.ts';
import { renderWithFascia } from '../../../../testing/renderWithFascia.tsx';
import { box, options, respondWith, typeText } from '../../../../testing/searchPage.tsx';
import { serveShop } from '../../../../testing/shopServer.ts';
import { SearchBox } from '../../SearchBox.tsx';

const server = serveShop();
const errors = collectErrors();

const emptyMessage = () => document.querySelector('[data-part="no-suggestions"]');
const status = () => screen.getByRole('status');

describe('the message about missing suggestions', () => {
  test('is shown and announced until the text changes (SEARCH-57)', async () => {
    respondWith(server, { searchTerms: [], products: [] });
    const { visitor } = await typeText('xyz ', 0);
    await waitFor(() => expect(emptyMessage()).toBeVisible());
    expect(emptyMessage()).toHaveTextContent(
      'Keine Vorschläge zu „xyz“. Sie können trotzdem danach suchen.',
    );
    expect(status()).toHaveTextContent('Keine Suchvorschläge');
    respondWith(server, { searchTerms: [{ searchterm: 'xyz quark' }] });
    await visitor.keyboard('q');
    expect(emptyMessage()).toBeNull();
    expect(status()).toBeEmptyDOMElement();
    await waitFor(() => expect(options()).toHaveLength(1));
    expect(emptyMessage()).toBeNull();
  });

  test('is hidden for a single letter and without the focus (SEARCH-57)', async () => {
    respondWith(server, { searchTerms: [], products: [] });
    const { visitor } = await typeText('xy', 0);
    await waitFor(() => expect(emptyMessage()).toBeVisible());
    await visitor.click(document.body);
    expect(emptyMessage()).toBeNull();
    await visitor.click(box());
    expect(emptyMessage()).toBeVisible();
    await visitor.keyboard('{Backspace}');
    expect(emptyMessage()).toBeNull();
  });

  test('is not shown after an error response with empty lists (SEARCH-57)', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    try {
      respondWith(server, { searchTerms: [], products: [] }, 500);
      const visitor = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
      await renderWithFascia(<SearchBox />);
      await visitor.type(box(), 'xyz');
      for (let second = 0; second < 12; second += 1) {
        await act(() => jest.advanceTimersByTimeAsync(1000));
      }
      await waitFor(() => expect(errors).toHaveLength(1));
      expect(emptyMessage()).toBeNull();
      expect(status()).toBeEmptyDOMElement();
    } finally {
      jest.useRealTimers();
    }
  });
});
