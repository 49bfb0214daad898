/** @jest-environment node */
import * as fc from 'fast-check';
import { routeNames } from '../routing/routes.ts';
import { createShop } from '../shop.ts';
import { createShopper } from '../testing/createShopper.ts';
import { ConnectionCutError } from './fault.ts';
import type { Fault } from '../wireTypes.ts';
import { FaultInjector } from './faultInjector.ts';

const CART = '/service/cart/api/cart';
const PERSONAL_DATA = '/service/customerfrontenddata/api/v1/psdata';
const putBeans = { setArticle: { productId: '10101', tcm: '710101', quantity: 2 } };

function setUp() {
  const shop = createShop();
  return { shop, shopper: createShopper(shop.fetch) };
}

test('a status fault responds with its status and its body', async () => {
  const { shop, shopper } = setUp();
  shop.faults.set('cartRead', { kind: 'status', status: 503 });
  expect((await shopper.get(CART)).status).toBe(503);
  const body = '{"error":{"code":"PRICE_UNAVAILABLE"}}';
  shop.faults.set('cartRead', { kind: 'status', status: 500, body });
  expect(await (await shopper.get(CART)).json()).toEqual({ error: { code: 'PRICE_UNAVAILABLE' } });
  shop.faults.set('cartRead', { kind: 'status', status: 304 });
  expect(await (await shopper.get(CART)).text()).toBe('');
});

test('a cut connection returns no response', async () => {
  const { shop, shopper } = setUp();
  shop.faults.set('cartRead', { kind: 'cut' });
  await expect(shopper.get(CART)).rejects.toBeInstanceOf(ConnectionCutError);
});

test('the faults html and nonsense respond with status 200', async () => {
  const { shop, shopper } = setUp();
  shop.faults.set('cartRead', { kind: 'html' });
  const page = await shopper.get(CART);
  expect(page.status).toBe(200);
  expect(await page.text()).toMatch(/^<!doctype html>/);
  shop.faults.set('cartRead', { kind: 'nonsense' });
  const nonsense = await shopper.get(CART);
  expect(nonsense.headers.get('content-type')).toBe('application/json');
  await expect(nonsense.json()).rejects.toThrow('JSON');
  shop.faults.set('cartRead', { kind: 'nonsense', body: '[7]' });
  expect(await (await shopper.get(CART)).json()).toEqual([7]);
});

test('a faulty service applies a change only if the fault is set to `applied`', async () => {
  const { shop, shopper } = setUp();
  shop.faults.set('cartChange', { kind: 'cut', times: 1 });
  await expect(shopper.put(CART, putBeans)).rejects.toBeInstanceOf(ConnectionCutError);
  expect(await (await shopper.get(CART)).json()).toMatchObject({ cart: { numberOfArticles: 0 } });
  shop.faults.set('cartChange', { kind: 'cut', applied: true });
  await expect(shopper.put(CART, putBeans)).rejects.toBeInstanceOf(ConnectionCutError);
  expect(await (await shopper.get(CART)).json()).toMatchObject({ cart: { numberOfArticles: 2 } });
});

test('a delayed response arrives later, and aborting its request ends the delay', async () => {
  const { shop } = setUp();
  shop.faults.set('personalData', { kind: 'delay', ms: 5 });
  expect((await createShopper(shop.fetch).get(PERSONAL_DATA)).status).toBe(200);
  shop.faults.set('personalData', { kind: 'delay', ms: 600_000 });
  const abort = new AbortController();
  const { signal } = abort;
  const response = shop.fetch(new Request(`http://shop.test${PERSONAL_DATA}`, { signal }));
  abort.abort();
  await expect(response).rejects.toMatchObject({ name: 'AbortError' });
});

test('a change aborted during the delay is applied only if the fault is set to `applied`', async () => {
  const { shop, shopper } = setUp();
  await shopper.get(CART);
  for (const [applied, expected] of [
    [false, 0],
    [true, 2],
  ] as const) {
    shop.faults.set('cartChange', { kind: 'delay', ms: 600_000, applied });
    const abort = new AbortController();
    const impatient = createShopper((request) => {
      const response = shop.fetch(new Request(request, { signal: abort.signal }));
      setTimeout(() => abort.abort(), 0);
      return response;
    });
    for (const [name, value] of shopper.cookies) impatient.cookies.set(name, value);
    await expect(impatient.put(CART, putBeans)).rejects.toMatchObject({ name: 'AbortError' });
    const { cart } = await (await shopper.get(CART)).json();
    expect(cart.numberOfArticles).toBe(expected);
  }
});

test('applies a delayed change once', async () => {
  const { shop, shopper } = setUp();
  for (const applied of [true, false]) {
    shop.faults.set('cartChange', { kind: 'delay', ms: 1, applied });
    const quantity = applied ? 2 : 3;
    const change = { setArticle: { ...putBeans.setArticle, quantity } };
    // The status would be 304 if the change had been applied twice.
    expect((await shopper.put(CART, change)).status).toBe(200);
  }
});

test('a route’s own fault takes precedence over the fault of all routes and random faults', async () => {
  const { shop, shopper } = setUp();
  shop.faults.setRandom({ seed: 1, share: 1, kinds: ['html'] });
  expect(await (await shopper.get(CART)).text()).toMatch(/^<!doctype/);
  shop.faults.set('*', { kind: 'status', status: 500 });
  shop.faults.set('cartRead', { kind: 'status', status: 404 });
  expect((await shopper.get(CART)).status).toBe(404);
  expect((await shopper.get(PERSONAL_DATA)).status).toBe(500);
  shop.faults.set('cartRead', null);
  expect((await shopper.get(CART)).status).toBe(500);
  shop.faults.clear();
  expect((await shopper.get(CART)).status).toBe(200);
});

test('a fault ends after the given number of requests', async () => {
  const { shop, shopper } = setUp();
  shop.faults.set('suggestions', { kind: 'status', status: 500, times: 2 });
  const statuses = [];
  for (let i = 0; i < 3; i += 1) {
    statuses.push((await shopper.get('/service/searchfrontend/api/suggestions?q=es')).status);
  }
  expect(statuses).toEqual([500, 500, 200]);
});

test('faults do not affect the demo’s own routes', async () => {
  const { shop, shopper } = setUp();
  shop.faults.set('*', { kind: 'cut' });
  expect((await shopper.get('/demo/faults')).status).toBe(200);
  expect((await shopper.send('DELETE', '/demo/faults')).status).toBe(200);
  expect((await shopper.get(CART)).status).toBe(200);
});

test('the same seed produces the same faults regardless of other routes', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer(),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.array(fc.constantFrom(...routeNames), { maxLength: 30 }),
      async (seed, share, others) => {
        const alone = await resultsOf(seed, share, []);
        expect(await resultsOf(seed, share, others)).toEqual(alone);
      },
    ),
    { numRuns: 30 },
  );
});

test('each route has its own sequence of random faults', async () => {
  const { shop } = setUp();
  shop.faults.setRandom({ seed: 5, share: 0.5, kinds: ['status'] });
  const statusesOf = async (path: string) => {
    const statuses: number[] = [];
    const shopper = createShopper(shop.fetch);
    for (let i = 0; i < 30; i += 1) statuses.push((await shopper.get(path)).status);
    return statuses;
  };
  expect(await statusesOf(CART)).not.toEqual(await statusesOf(PERSONAL_DATA));
});

test('random faults are of every kind and affect about the given share of requests', async () => {
  const results = await resultsOf(7, 0.5, [], 400);
  const share = results.filter((result) => result !== 'good').length / results.length;
  expect(share).toBeGreaterThan(0.4);
  expect(share).toBeLessThan(0.6);
  for (const kind of ['cut', 'html', 'nonsense']) expect(results).toContain(kind);
  expect(results.some((result) => result.startsWith('status'))).toBe(true);
  expect(await resultsOf(7, 0, [], 50)).toEqual(Array(50).fill('good'));
});

/** Returns the results of a sequence of requests to one route. Excludes delays, which would slow down the test. */
async function resultsOf(seed: number, share: number, others: typeof routeNames, count = 20) {
  const faults = new FaultInjector();
  const kinds: Fault['kind'][] = ['status', 'cut', 'html', 'nonsense'];
  faults.setRandom({ seed, share, kinds });
  const send = async (route: (typeof routeNames)[number]) => {
    try {
      const request = new Request('http://shop.test/');
      const response = await faults.run(route, request, async () => Response.json('good'));
      if (response.status !== 200) return `status ${response.status}`;
      const text = await response.text();
      if (text === '"good"') return 'good';
      return text.startsWith('<') ? 'html' : 'nonsense';
    } catch {
      return 'cut';
    }
  };
  const results: string[] = [];
  for (let i = 0; i < count; i += 1) {
    const other = others[i];
    if (other && other !== 'cartRead') await send(other);
    results.push(await send('cartRead'));
  }
  return results;
}
