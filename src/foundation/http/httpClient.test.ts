import { http, HttpResponse } from 'msw';
import * as v from 'valibot';
import { serveShop } from '../../testing/shopServer.ts';
import { parseAnswer } from './parseAnswer.ts';
import { FetchError, ResponseError, ShapeError } from './errors.ts';
import { sendRequest } from './httpClient.ts';

const { shop, calls, callsTo, use } = serveShop();
const CART = '/service/cart/api/cart';
const PROMOTION = '/service/promotion/api/promotion/~header_benefits';

const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => 'no failure',
    (error: unknown) => error,
  );

test('sends credentials and no referrer (HOST-26)', async () => {
  await sendRequest({ path: CART });
  expect(callsTo(CART)[0]).toMatchObject({ credentials: 'include', referrer: '', method: 'GET' });
});

test("sends the browser's user agent instead of the library's", async () => {
  await sendRequest({ path: CART });
  expect(callsTo(CART)[0]?.headers.has('user-agent')).toBe(false);
});

test('returns the status and the parsed body', async () => {
  const response = await sendRequest({ path: CART });
  expect(response).toMatchObject({ status: 200, body: { cart: { numberOfArticles: 0 } } });
});

test('sends a body as JSON', async () => {
  const body = { setArticle: { productId: '10101', tcm: '710101', quantity: 1 } };
  await sendRequest({ method: 'PUT', path: CART, body });
  const [call] = callsTo(CART);
  expect(call?.headers.get('content-type')).toContain('application/json');
  expect(await call?.json()).toEqual(body);
});

test('repeats the parameter of a list without brackets', async () => {
  use(http.get('*', () => HttpResponse.json({})));
  const query = { allOfTags: ['a', 'b c'], anyOfTags: ['ä&b'], noneOfTags: undefined, n: 5 };
  await sendRequest({ path: PROMOTION, query });
  const { search } = new URL(calls[0]?.url ?? '');
  expect(search).toBe('?allOfTags=a&allOfTags=b+c&anyOfTags=%C3%A4%26b&n=5');
});

test('appends the request’s query to the query of the address', async () => {
  use(http.get('*', () => HttpResponse.json({})));
  await sendRequest({ path: `${PROMOTION}?preview=1`, query: { allOfTags: ['a'] } });
  expect(new URL(calls[0]?.url ?? '').search).toBe('?preview=1&allOfTags=a');
});

test('does not change the query of the path (NAV-05)', async () => {
  await sendRequest({ path: `${CART}?a=%20b&flag&c=1+2`, query: { site: 'DE' } });
  await sendRequest({ path: `${CART}?a=%20b` });
  expect(callsTo(CART).map(({ url }) => url.slice(url.indexOf('?')))).toEqual([
    '?a=%20b&flag&c=1+2&site=DE',
    '?a=%20b',
  ]);
});

test('bypasses all caches with noCache', async () => {
  await sendRequest({ path: CART, noCache: true });
  await sendRequest({ path: CART });
  expect(calls.map(({ cache }) => cache)).toEqual(['no-store', 'default']);
});

test("sends the request's headers", async () => {
  await sendRequest({ path: PROMOTION, headers: { 'X-Hunter-Site': 'HU' } });
  expect(calls[0]?.headers.get('x-hunter-site')).toBe('HU');
});

test('rejects an error status with a ResponseError and the parsed body (HOST-33)', async () => {
  shop.faults.set('cartRead', {
    kind: 'status',
    status: 503,
    body: '{"error":{"code":"UNKNOWN"}}',
  });
  const failure = await failureOf(sendRequest({ path: CART }));
  expect(failure).toBeInstanceOf(ResponseError);
  expect(failure).toMatchObject({ status: 503, body: { error: { code: 'UNKNOWN' } } });
});

test('returns status 304 only if the caller accepts it', async () => {
  shop.faults.set('cartRead', { kind: 'status', status: 304 });
  expect(await sendRequest({ path: CART, alsoAccept: [304] })).toEqual({ status: 304, body: '' });
  expect(await failureOf(sendRequest({ path: CART }))).toMatchObject({ status: 304 });
});

test.each([
  ['an HTML page with status 200', 'html'],
  ['invalid JSON', 'nonsense'],
] as const)('returns the body of %s, which a schema then rejects', async (_, kind) => {
  shop.faults.set('cartRead', { kind });
  const { status, body } = await sendRequest({ path: CART });
  expect(status).toBe(200);
  expect(() => parseAnswer(v.object({ cart: v.object({}) }), body)).toThrow(ShapeError);
});

test('rejects a network failure with a FetchError (HOST-33)', async () => {
  shop.faults.set('cartRead', { kind: 'cut' });
  expect(await failureOf(sendRequest({ path: CART }))).toEqual(new FetchError('network'));
});

test('rejects an invalid address with a FetchError', async () => {
  expect(await failureOf(sendRequest({ path: 'http://' }))).toEqual(new FetchError('network'));
});

test('error messages do not contain data of the response', async () => {
  use(http.get('*', () => HttpResponse.json({ name: 'Anna' }, { status: 500 })));
  expect(String(await failureOf(sendRequest({ path: CART })))).not.toContain('Anna');
});
