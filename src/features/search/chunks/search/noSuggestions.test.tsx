import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { collectErrors } from '../../../../testing/collectEvents.ts';
import { renderWithFascia } from '../../../../testing/renderWithFascia.tsx';
import { serveShop } from '../../../../testing/shopServer.ts';
import { SearchBox } from '../../SearchBox.tsx';

const { use } = serveShop();
const errors = collectErrors();

const box = () => screen.getByRole<HTMLInputElement>('combobox');
const options = () => screen.queryAllByRole('option');
const none = () => document.querySelector('[data-part="no-suggestions"]');
const status = () => screen.getByRole('status');

function answer(body: object) {
  use(http.get('*/service/searchfrontend/api/suggestions', () => HttpResponse.json(body)));
}

async function type(text: string) {
  const visitor = userEvent.setup();
  await renderWithFascia(<SearchBox />);
  await visitor.type(box(), text);
  return visitor;
}

describe('That nothing is suggested', () => {
  test('is told in the box and to screen readers, until the text changes (SEARCH-57)', async () => {
    answer({ searchTerms: [], products: [] });
    const visitor = await type('xyz ');
    await waitFor(() => expect(none()).toBeVisible());
    expect(none()).toHaveTextContent(
      'Keine Vorschläge zu „xyz“. Sie können trotzdem danach suchen.',
    );
    expect(status()).toHaveTextContent('Keine Suchvorschläge');
    answer({ searchTerms: [{ searchterm: 'xyz quark' }] });
    await visitor.keyboard('q');
    expect(none()).toBeNull();
    expect(status()).toBeEmptyDOMElement();
    await waitFor(() => expect(options()).toHaveLength(1));
    expect(none()).toBeNull();
  });

  test('is not told of a single letter, and not without the focus (SEARCH-57)', async () => {
    answer({ searchTerms: [], products: [] });
    const visitor = await type('xy');
    await waitFor(() => expect(none()).toBeVisible());
    await visitor.click(document.body);
    expect(none()).toBeNull();
    await visitor.click(box());
    expect(none()).toBeVisible();
    await visitor.keyboard('{Backspace}');
    expect(none()).toBeNull();
  });

  test('is not told after an error, even if its body has empty lists (SEARCH-57)', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    try {
      use(
        http.get('*/service/searchfrontend/api/suggestions', () =>
          HttpResponse.json({ searchTerms: [], products: [] }, { status: 500 }),
        ),
      );
      const visitor = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
      await renderWithFascia(<SearchBox />);
      await visitor.type(box(), 'xyz');
      for (let tries = 0; tries < 12; tries += 1) {
        await act(() => jest.advanceTimersByTimeAsync(1000));
      }
      await waitFor(() => expect(errors).toHaveLength(1));
      expect(none()).toBeNull();
      expect(status()).toBeEmptyDOMElement();
    } finally {
      jest.useRealTimers();
    }
  });
});
