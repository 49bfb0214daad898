import { http, HttpResponse } from 'msw';
import * as v from 'valibot';
import { serveShop } from '../../testing/shopServer.ts';
import { parseAnswer } from '../untrusted/parseAnswer.ts';
import { FetchError, ResponseError, ShapeError } from './errors.ts';
import { sendRequest } from './httpClient.ts';

const { shop, calls, callsTo, use } = serveShop();
const CART = '/service/cart/api/cart';
const PROMOTION = '/service/promotion/api/promotion/~header_benefits';

const failureOf = (ending: Promise<unknown>) =>
  ending.then(
    () => 'no failure',
    (error: unknown) => error,
  );

test('a call goes with credentials and without a referrer', async () => {
  await sendRequest({ path: CART });
  expect(callsTo(CART)[0]).toMatchObject({ credentials: 'include', referrer: '', method: 'GET' });
});

test('a call is made in the name of the browser, not of a library', async () => {
  await sendRequest({ path: CART });
  expect(callsTo(CART)[0]?.headers.has('user-agent')).toBe(false);
});

test('the visit goes on from call to call', async () => {
  await sendRequest({ path: CART });
  await sendRequest({ path: CART });
  const [first, second] = callsTo(CART);
  expect(first?.headers.has('cookie')).toBe(false);
  expect(second?.headers.get('cookie')).toContain('DemoSession=');
});

test('an answer is its status and its parsed body', async () => {
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

test('a query joins the one that the address has already', async () => {
  use(http.get('*', () => HttpResponse.json({})));
  await sendRequest({ path: `${PROMOTION}?preview=1`, query: { allOfTags: ['a'] } });
  expect(new URL(calls[0]?.url ?? '').search).toBe('?preview=1&allOfTags=a');
});

test('a call that must not come from a cache says so', async () => {
  await sendRequest({ path: CART, noCache: true });
  await sendRequest({ path: CART });
  expect(calls.map(({ cache }) => cache)).toEqual(['no-store', 'default']);
});

test('a call carries the headers that it names', async () => {
  await sendRequest({ path: PROMOTION, headers: { 'X-Hunter-Site': 'HU' } });
  expect(calls[0]?.headers.get('x-hunter-site')).toBe('HU');
});

test('an error status is a response error, with what the service said', async () => {
  shop.faults.set('cartRead', {
    kind: 'status',
    status: 503,
    body: '{"error":{"code":"UNKNOWN"}}',
  });
  const failure = await failureOf(sendRequest({ path: CART }));
  expect(failure).toBeInstanceOf(ResponseError);
  expect(failure).toMatchObject({ status: 503, body: { error: { code: 'UNKNOWN' } } });
});

test('an unchanged cart is an answer where the caller takes 304, else a response error', async () => {
  shop.faults.set('cartRead', { kind: 'status', status: 304 });
  expect(await sendRequest({ path: CART, alsoAccept: [304] })).toEqual({ status: 304, body: '' });
  expect(await failureOf(sendRequest({ path: CART }))).toMatchObject({ status: 304 });
});

test.each([
  ['an HTML page with status 200', 'html'],
  ['invalid JSON', 'nonsense'],
] as const)('%s is an answer that no schema takes', async (_, kind) => {
  shop.faults.set('cartRead', { kind });
  const { status, body } = await sendRequest({ path: CART });
  expect(status).toBe(200);
  expect(() => parseAnswer(v.object({ cart: v.object({}) }), body)).toThrow(ShapeError);
});

test('a cut line is a fetch error', async () => {
  shop.faults.set('cartRead', { kind: 'cut' });
  expect(await failureOf(sendRequest({ path: CART }))).toEqual(new FetchError('network'));
});

test('an address that is none is a fetch error, not an exception', async () => {
  expect(await failureOf(sendRequest({ path: 'http://' }))).toEqual(new FetchError('network'));
});

test('what a service says does not reach the message of an error', async () => {
  use(http.get('*', () => HttpResponse.json({ name: 'Anna' }, { status: 500 })));
  expect(String(await failureOf(sendRequest({ path: CART })))).not.toContain('Anna');
});
