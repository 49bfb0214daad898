import { http, HttpResponse } from 'msw';
import { serveShop } from '../../testing/shopServer.ts';
import { FetchError } from './errors.ts';
import { sendRequest } from './httpClient.ts';

const { calls, use } = serveShop();
const CART = '/service/cart/api/cart';
const SUBSCRIBERS = '/service/newsletter/api/internal/newsletter-subscribers';
const HEADERS = ['x-xsrf-token', 'x-long-term-token', 'x-logintoken'];

const tokensOf = (call: Request | undefined) =>
  HEADERS.map((name) => call?.headers.get(name) ?? null);

beforeEach(() => {
  document.cookie = 'XSRF-TOKEN=forgery; Path=/';
  document.cookie = 'LongTermToken=long; Path=/';
  document.cookie = 'LoginToken=login%3D%3D; Path=/';
});

test('a call without named tokens has no token headers', async () => {
  await sendRequest({ path: CART });
  expect(tokensOf(calls[0])).toEqual([null, null, null]);
});

// HOST-25, HOST-27, HOST-62
test('a call has the headers of the tokens that it names, and no others', async () => {
  await sendRequest({ path: CART, tokens: ['csrf', 'longTerm'] });
  expect(tokensOf(calls[0])).toEqual(['forgery', 'long', null]);
});

test('a token is sent decoded', async () => {
  await sendRequest({ path: CART, tokens: ['login'] });
  expect(tokensOf(calls[0])).toEqual([null, null, 'login==']);
});

test('a token without a cookie is left out', async () => {
  document.cookie = 'LongTermToken=; Max-Age=0; Path=/';
  await sendRequest({ path: CART, tokens: ['csrf', 'longTerm'] });
  expect(tokensOf(calls[0])).toEqual(['forgery', null, null]);
});

test('a token that is not a valid header value does not prevent the call', async () => {
  document.cookie = 'LongTermToken=a%0D%0AX-Evil:%20b%E2%98%95; Path=/';
  const { status } = await sendRequest({ path: CART, tokens: ['longTerm'] });
  expect(status).toBe(200);
  expect(calls[0]?.headers.has('x-evil')).toBe(false);
});

test.each(['http://elsewhere.test', 'http://shop.test:8080'])(
  'no token is sent to %s (HOST-31)',
  async (origin) => {
    await sendRequest({ path: `${origin}${CART}`, tokens: ['csrf', 'longTerm', 'login'] });
    expect(calls).toHaveLength(1);
    expect(tokensOf(calls[0])).toEqual([null, null, null]);
  },
);

describe('When a service redirects to another origin', () => {
  const reached: Request[] = [];
  const reach = ({ request }: { request: Request }) => {
    reached.push(request);
    return HttpResponse.json({});
  };

  beforeEach(() => {
    reached.length = 0;
    use(
      http.get(`*${CART}`, () => HttpResponse.redirect('http://elsewhere.test/steal')),
      http.get('http://elsewhere.test/steal', reach),
    );
  });

  test('a call with tokens fails instead of following (HOST-31)', async () => {
    const call = sendRequest({ path: CART, tokens: ['csrf', 'longTerm'] });
    await expect(call).rejects.toEqual(new FetchError('network'));
    expect(reached).toEqual([]);
  });

  // HOST-31
  test.each([
    ['POST', 307],
    ['POST', 308],
    ['PUT', 307],
  ] as const)('a %s fails instead of following a %i with its body', async (method, status) => {
    const redirect = () => HttpResponse.redirect('http://elsewhere.test/steal', status);
    use(http.all(`*${SUBSCRIBERS}`, redirect), http.all('http://elsewhere.test/steal', reach));
    const body = { email: 'ada@shop.test' };
    const call = sendRequest({ method, path: SUBSCRIBERS, body });
    await expect(call).rejects.toEqual(new FetchError('network'));
    expect(reached).toEqual([]);
  });

  test('a call without tokens follows the redirect', async () => {
    await sendRequest({ path: CART });
    expect(reached.map(tokensOf)).toEqual([[null, null, null]]);
  });
});
