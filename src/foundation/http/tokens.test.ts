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

test('sends no token headers by default', async () => {
  await sendRequest({ path: CART });
  expect(tokensOf(calls[0])).toEqual([null, null, null]);
});

// HOST-25, HOST-27, HOST-62
test('sends the headers of the requested tokens only', async () => {
  await sendRequest({ path: CART, tokens: ['csrf', 'longTerm'] });
  expect(tokensOf(calls[0])).toEqual(['forgery', 'long', null]);
});

test('sends tokens decoded', async () => {
  await sendRequest({ path: CART, tokens: ['login'] });
  expect(tokensOf(calls[0])).toEqual([null, null, 'login==']);
});

test('omits a token without a cookie', async () => {
  document.cookie = 'LongTermToken=; Max-Age=0; Path=/';
  await sendRequest({ path: CART, tokens: ['csrf', 'longTerm'] });
  expect(tokensOf(calls[0])).toEqual(['forgery', null, null]);
});

test('sends the request if a token is not a valid header value', async () => {
  document.cookie = 'LongTermToken=a%0D%0AX-Evil:%20b%E2%98%95; Path=/';
  const { status } = await sendRequest({ path: CART, tokens: ['longTerm'] });
  expect(status).toBe(200);
  expect(calls[0]?.headers.has('x-evil')).toBe(false);
});

test.each(['http://elsewhere.test', 'http://shop.test:8080'])(
  'sends no token to %s (HOST-31)',
  async (origin) => {
    await sendRequest({ path: `${origin}${CART}`, tokens: ['csrf', 'longTerm', 'login'] });
    expect(calls).toHaveLength(1);
    expect(tokensOf(calls[0])).toEqual([null, null, null]);
  },
);

describe('a redirect to another origin', () => {
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

  test('fails for a request with tokens (HOST-31)', async () => {
    const call = sendRequest({ path: CART, tokens: ['csrf', 'longTerm'] });
    await expect(call).rejects.toEqual(new FetchError('network'));
    expect(reached).toEqual([]);
  });

  // HOST-31
  test.each([
    ['POST', 307],
    ['POST', 308],
    ['PUT', 307],
  ] as const)('fails for a %s request with status %i', async (method, status) => {
    const redirect = () => HttpResponse.redirect('http://elsewhere.test/steal', status);
    use(http.all(`*${SUBSCRIBERS}`, redirect), http.all('http://elsewhere.test/steal', reach));
    const body = { email: 'ada@shop.test' };
    const call = sendRequest({ method, path: SUBSCRIBERS, body });
    await expect(call).rejects.toEqual(new FetchError('network'));
    expect(reached).toEqual([]);
  });

  test('is followed by a request without tokens', async () => {
    await sendRequest({ path: CART });
    expect(reached.map(tokensOf)).toEqual([[null, null, null]]);
  });
});
