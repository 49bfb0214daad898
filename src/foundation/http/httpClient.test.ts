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

test('a call is sent with credentials and without a referrer (HOST-26)', async () => {
  await sendRequest({ path: CART });
  expect(callsTo(CART)[0]).toMatchObject({ credentials: 'include', referrer: '', method: 'GET' });
});

test('a call has the browser’s own user agent, not the library’s', async () => {
  await sendRequest({ path: CART });
  expect(callsTo(CART)[0]?.headers.has('user-agent')).toBe(false);
});

test('an answer has a status and a parsed body', async () => {
  const answer = await sendRequest({ path: CART });
  expect(answer).toMatchObject({ status: 200, body: { cart: { numberOfArticles: 0 } } });
});

test('a body is sent as JSON', async () => {
  const body = { setArticle: { productId: '10101', tcm: '710101', quantity: 1 } };
  await sendRequest({ method: 'PUT', path: CART, body });
  const [call] = callsTo(CART);
  expect(call?.headers.get('content-type')).toContain('application/json');
  expect(await call?.json()).toEqual(body);
});

test('lists of tags repeat their parameter, without brackets', async () => {
  use(http.get('*', () => HttpResponse.json({})));
  const query = { allOfTags: ['a', 'b c'], anyOfTags: ['ä&b'], noneOfTags: undefined, n: 5 };
  await sendRequest({ path: PROMOTION, query });
  const { search } = new URL(calls[0]?.url ?? '');
  expect(search).toBe('?allOfTags=a&allOfTags=b+c&anyOfTags=%C3%A4%26b&n=5');
});

test('a query is appended to the one in the address', async () => {
  use(http.get('*', () => HttpResponse.json({})));
  await sendRequest({ path: `${PROMOTION}?preview=1`, query: { allOfTags: ['a'] } });
  expect(new URL(calls[0]?.url ?? '').search).toBe('?preview=1&allOfTags=a');
});

test('the query of a path stays byte for byte (NAV-05)', async () => {
  await sendRequest({ path: `${CART}?a=%20b&flag&c=1+2`, query: { site: 'DE' } });
  await sendRequest({ path: `${CART}?a=%20b` });
  expect(callsTo(CART).map(({ url }) => url.slice(url.indexOf('?')))).toEqual([
    '?a=%20b&flag&c=1+2&site=DE',
    '?a=%20b',
  ]);
});

test('with noCache a call bypasses all caches', async () => {
  await sendRequest({ path: CART, noCache: true });
  await sendRequest({ path: CART });
  expect(calls.map(({ cache }) => cache)).toEqual(['no-store', 'default']);
});

test('a call is sent with its own headers', async () => {
  await sendRequest({ path: PROMOTION, headers: { 'X-Hunter-Site': 'HU' } });
  expect(calls[0]?.headers.get('x-hunter-site')).toBe('HU');
});

test('an error status is a response error with the parsed body (HOST-33)', async () => {
  shop.faults.set('cartRead', {
    kind: 'status',
    status: 503,
    body: '{"error":{"code":"UNKNOWN"}}',
  });
  const failure = await failureOf(sendRequest({ path: CART }));
  expect(failure).toBeInstanceOf(ResponseError);
  expect(failure).toMatchObject({ status: 503, body: { error: { code: 'UNKNOWN' } } });
});

test('status 304 is an answer where the caller accepts it, else a response error', async () => {
  shop.faults.set('cartRead', { kind: 'status', status: 304 });
  expect(await sendRequest({ path: CART, alsoAccept: [304] })).toEqual({ status: 304, body: '' });
  expect(await failureOf(sendRequest({ path: CART }))).toMatchObject({ status: 304 });
});

test.each([
  ['an HTML page with status 200', 'html'],
  ['invalid JSON', 'nonsense'],
] as const)('%s is an answer that the schema refuses', async (_, kind) => {
  shop.faults.set('cartRead', { kind });
  const { status, body } = await sendRequest({ path: CART });
  expect(status).toBe(200);
  expect(() => parseAnswer(v.object({ cart: v.object({}) }), body)).toThrow(ShapeError);
});

test('a network failure is a fetch error (HOST-33)', async () => {
  shop.faults.set('cartRead', { kind: 'cut' });
  expect(await failureOf(sendRequest({ path: CART }))).toEqual(new FetchError('network'));
});

test('an invalid address is a fetch error', async () => {
  expect(await failureOf(sendRequest({ path: 'http://' }))).toEqual(new FetchError('network'));
});

test('the message of an error contains nothing of the service’s answer', async () => {
  use(http.get('*', () => HttpResponse.json({ name: 'Anna' }, { status: 500 })));
  expect(String(await failureOf(sendRequest({ path: CART })))).not.toContain('Anna');
});
