import { http, HttpResponse } from 'msw';
import { serveShop } from './shopServer.ts';

const { shop, calls, callsTo, use } = serveShop();
const CART = '/service/cart/api/cart';

function put(body: object): Promise<Response> {
  const [, token = ''] = /XSRF-TOKEN=([^;]*)/.exec(document.cookie) ?? [];
  const headers = { 'content-type': 'application/json', 'X-XSRF-TOKEN': decodeURIComponent(token) };
  return fetch(CART, { method: 'PUT', body: JSON.stringify(body), headers });
}

async function anyProduct(): Promise<{ productId: string; tcm: string }> {
  const answer = await fetch('/demo/catalogue');
  const { products } = (await answer.json()) as { products: [{ id: string; tcm: string }] };
  return { productId: products[0].id, tcm: products[0].tcm };
}

test('a visitor’s cart persists from call to call', async () => {
  const changed = await put({ setArticle: { ...(await anyProduct()), quantity: 2 } });
  expect(changed.status).toBe(200);
  const read = await fetch(CART);
  expect(await read.json()).toMatchObject({ cart: { numberOfArticles: 2 } });
});

test('each test starts with a new visitor: an empty cart and no cookies', async () => {
  expect(document.cookie).toBe('');
  expect(calls).toEqual([]);
  const read = await fetch(CART);
  expect(await read.json()).toMatchObject({ cart: { numberOfArticles: 0 } });
});

test('a cookie that a page sets is sent with its calls, but not without credentials', async () => {
  document.cookie = 'Preview=tomorrow; Path=/';
  await fetch(CART, { credentials: 'include' });
  await fetch(CART, { credentials: 'omit' });
  const sent = callsTo(CART).map(({ headers }) => headers.get('cookie'));
  expect(sent).toEqual(['Preview=tomorrow', null]);
});

test('cookies are not sent to another origin', async () => {
  document.cookie = 'Preview=tomorrow; Path=/';
  await fetch(`http://elsewhere.test${CART}`, { credentials: 'include' });
  expect(callsTo(CART)[0]?.headers.has('cookie')).toBe(false);
});

test('a cut connection is a network failure', async () => {
  shop.faults.set('cartRead', { kind: 'cut' });
  await expect(fetch(CART)).rejects.toHaveProperty('name', 'TypeError');
});

test('a test can add an answer of its own', async () => {
  use(http.get('*/strange', () => HttpResponse.text('who?', { status: 418 })));
  expect((await fetch('/strange')).status).toBe(418);
});

test('an answer of a previous test is removed', async () => {
  expect((await fetch('/strange')).status).toBe(404);
});

test('a request that is aborted fails, also while it waits for the answer', async () => {
  shop.faults.set('cartRead', { kind: 'delay', ms: 60_000 });
  const abort = new AbortController();
  const read = fetch(CART, { signal: abort.signal });
  abort.abort();
  await expect(read).rejects.toHaveProperty('name', 'AbortError');
  await expect(fetch(CART, { signal: abort.signal })).rejects.toHaveProperty('name', 'AbortError');
});

test('a redirect is followed, or fails where the request does not want it', async () => {
  use(
    http.get('*/moved', () => HttpResponse.redirect('http://elsewhere.test/here')),
    http.get('http://elsewhere.test/here', () => HttpResponse.text('here')),
  );
  expect(await (await fetch('/moved')).text()).toBe('here');
  await expect(fetch('/moved', { redirect: 'error' })).rejects.toHaveProperty('name', 'TypeError');
});
