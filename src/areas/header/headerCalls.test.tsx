import { screen, waitFor } from '@testing-library/react';
import * as header from '../../exposes/Header.tsx';
import { renderModule } from '../../testing/renderModule.tsx';
import { serveShop } from '../../testing/shopServer.ts';

const { calls } = serveShop();

const CART = '/service/cart/api/cart';
const PERSONAL_DATA = '/service/customerfrontenddata/api/v1/psdata';

/** The distinct paths of the calls that were sent with this header. */
const pathsWith = (name: string) =>
  [
    ...new Set(
      calls.filter(({ headers }) => headers.has(name)).map(({ url }) => new URL(url).pathname),
    ),
  ].toSorted();

// HOST-27, HOST-62
test('sends the tokens only with the requests for the cart and personal data', async () => {
  for (const name of ['XSRF-TOKEN', 'LongTermToken', 'LoginToken']) {
    document.cookie = `${name}=secret; Path=/`;
  }
  await renderModule(header, { categoryPromotionId: '~category_coffee' });
  expect(await screen.findByRole('link', { name: 'Kategorien' })).toBeVisible();
  // The cart, personal data, navigation, theme worlds, the search's cache key and four promotions.
  await waitFor(() => expect(new Set(calls.map(({ url }) => url)).size).toBeGreaterThanOrEqual(9));
  expect(pathsWith('x-xsrf-token')).toEqual([CART, PERSONAL_DATA]);
  expect(pathsWith('x-long-term-token')).toEqual([CART]);
  expect(pathsWith('x-logintoken')).toEqual([]);
});
