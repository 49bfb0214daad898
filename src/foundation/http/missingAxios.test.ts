import { jest } from '@jest/globals';
import { serveShop } from '../../testing/shopServer.ts';
import { FetchError } from './errors.ts';
import { sendRequest } from './httpClient.ts';

const { calls } = serveShop();

// A chunk that cannot be loaded rejects its import.
jest.unstable_mockModule('axios', () => {
  throw new Error('Loading chunk services failed');
});

test('rejects with a FetchError if axios cannot be loaded', async () => {
  const call = sendRequest({ path: '/service/cart/api/cart' });
  await expect(call).rejects.toEqual(new FetchError('network'));
  expect(calls).toEqual([]);
});
