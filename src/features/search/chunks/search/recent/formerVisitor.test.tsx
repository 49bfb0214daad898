import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as header from '../../../../../exposes/Header.tsx';
import { renderModule } from '../../../../../testing/renderModule.tsx';
import { settle } from '../../../../../testing/settle.ts';
import { serveShop } from '../../../../../testing/shopServer.ts';
import { renewInOtherTab } from '../../../../../testing/visitor.ts';

serveShop();
const KEY = 'fascia.recentSearches.DE';

const shown = () =>
  [...document.querySelectorAll('[data-part="recent-search"]')].map(
    ({ textContent }) => textContent,
  );

/** Simulates a logout in another tab, which removes the searches. */
function logOutInOtherTab(): void {
  localStorage.removeItem(KEY);
  renewInOtherTab();
}

// SEARCH-52, CART-83
test.each([
  ['a logout in another tab', logOutInOtherTab],
  ['a report from the host', () => void window.dispatchEvent(new Event('fascia:visitor-changed'))],
])('hides the searches of the former visitor after %s', async (_, change) => {
  localStorage.setItem(KEY, JSON.stringify([['geheim', Date.now() - 1]]));
  await renderModule(header, { platform: 'CLASSIC', navigate: () => undefined });
  await settle();
  await userEvent.click(screen.getByRole('combobox'));
  await waitFor(() => expect(shown()).toEqual(['geheim']));
  act(change);
  expect(shown()).toEqual([]);
  await settle();
  expect(localStorage.getItem(KEY)).toBeNull();
});
