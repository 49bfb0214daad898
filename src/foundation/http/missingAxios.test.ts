import { jest } from '@jest/globals';
import { serveShop } from '../../testing/shopServer.ts';
import { FetchError } from './errors.ts';
import { sendRequest } from './httpClient.ts';

const { calls } = serveShop();

// A chunk that the browser cannot load rejects its import.
jest.unstable_mockModule('axios', () => {
  throw new Error('Loading chunk services failed');
});

test('if the HTTP library cannot be loaded, a call is a fetch error', async () => {
  const call = sendRequest({ path: '/service/cart/api/cart' });
  await expect(call).rejects.toEqual(new FetchError('network'));
  expect(calls).toEqual([]);
});
