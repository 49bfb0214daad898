/** @jest-environment node */
import * as fc from 'fast-check';
import { ConnectionCut, Faults } from './faults.ts';
import type { Fault } from './faults.ts';
import { routeNames } from './routing/routes.ts';
import { createShop } from './shop.ts';
import { newShopper } from './testing/shopper.ts';

const CART = '/service/cart/api/cart';
const PERSONAL_DATA = '/service/customerfrontenddata/api/v1/psdata';
const addition = { setArticle: { productId: '10101', tcm: '710101', quantity: 2 } };

function newVisit() {
  const shop = createShop();
  return { shop, shopper: newShopper(shop.fetch) };
}

test('a service answers with the status that was asked for, with a body of one’s own if wanted', async () => {
  const { shop, shopper } = newVisit();
  shop.faults.set('cartRead', { kind: 'status', status: 503 });
  expect((await shopper.get(CART)).status).toBe(503);
  const body = '{"error":{"code":"PRICE_UNAVAILABLE"}}';
  shop.faults.set('cartRead', { kind: 'status', status: 500, body });
  expect(await (await shopper.get(CART)).json()).toEqual({ error: { code: 'PRICE_UNAVAILABLE' } });
  shop.faults.set('cartRead', { kind: 'status', status: 304 });
  expect(await (await shopper.get(CART)).text()).toBe('');
});

test('a cut connection gives no answer at all', async () => {
  const { shop, shopper } = newVisit();
  shop.faults.set('cartRead', { kind: 'cut' });
  await expect(shopper.get(CART)).rejects.toBeInstanceOf(ConnectionCut);
});

test('HTML and nonsense come with status 200', async () => {
  const { shop, shopper } = newVisit();
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

test('by default a misbehaving service has done nothing; with "applied" only the answer is lost', async () => {
  const { shop, shopper } = newVisit();
  shop.faults.set('cartChange', { kind: 'cut', times: 1 });
  await expect(shopper.put(CART, addition)).rejects.toBeInstanceOf(ConnectionCut);
  expect(await (await shopper.get(CART)).json()).toMatchObject({ cart: { numberOfArticles: 0 } });
  shop.faults.set('cartChange', { kind: 'cut', applied: true });
  await expect(shopper.put(CART, addition)).rejects.toBeInstanceOf(ConnectionCut);
  expect(await (await shopper.get(CART)).json()).toMatchObject({ cart: { numberOfArticles: 2 } });
});

test('a delayed answer comes, and nobody waits for it after giving up', async () => {
  const { shop } = newVisit();
  shop.faults.set('personalData', { kind: 'delay', ms: 5 });
  expect((await newShopper(shop.fetch).get(PERSONAL_DATA)).status).toBe(200);
  shop.faults.set('personalData', { kind: 'delay', ms: 600_000 });
  const abort = new AbortController();
  const { signal } = abort;
  const answer = shop.fetch(new Request(`http://shop.test${PERSONAL_DATA}`, { signal }));
  abort.abort();
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
});

test('a change whose sender gave up during the delay is not made, unless it was made before', async () => {
  const { shop, shopper } = newVisit();
  await shopper.get(CART);
  for (const [applied, expected] of [
    [false, 0],
    [true, 2],
  ] as const) {
    shop.faults.set('cartChange', { kind: 'delay', ms: 600_000, applied });
    const abort = new AbortController();
    const patient = newShopper((request) => {
      const answer = shop.fetch(new Request(request, { signal: abort.signal }));
      setTimeout(() => abort.abort(), 0);
      return answer;
    });
    for (const [name, value] of shopper.cookies) patient.cookies.set(name, value);
    await expect(patient.put(CART, addition)).rejects.toMatchObject({ name: 'AbortError' });
    const { cart } = await (await shopper.get(CART)).json();
    expect(cart.numberOfArticles).toBe(expected);
  }
});

test('a delayed change is made once', async () => {
  const { shop, shopper } = newVisit();
  for (const applied of [true, false]) {
    shop.faults.set('cartChange', { kind: 'delay', ms: 1, applied });
    const quantity = applied ? 2 : 3;
    const change = { setArticle: { ...addition.setArticle, quantity } };
    // Made twice, it would be answered with 304.
    expect((await shopper.put(CART, change)).status).toBe(200);
  }
});

test('a fault of a route wins over one of all routes, and both over random ones', async () => {
  const { shop, shopper } = newVisit();
  shop.faults.random({ seed: 1, share: 1, kinds: ['html'] });
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

test('a fault ends after the calls that it was meant for', async () => {
  const { shop, shopper } = newVisit();
  shop.faults.set('suggestions', { kind: 'status', status: 500, times: 2 });
  const statuses = [];
  for (let call = 0; call < 3; call += 1) {
    statuses.push((await shopper.get('/service/searchfrontend/api/suggestions?q=es')).status);
  }
  expect(statuses).toEqual([500, 500, 200]);
});

test('no fault touches the demo’s own calls', async () => {
  const { shop, shopper } = newVisit();
  shop.faults.set('*', { kind: 'cut' });
  expect((await shopper.get('/demo/faults')).status).toBe(200);
  expect((await shopper.send('DELETE', '/demo/faults')).status).toBe(200);
  expect((await shopper.get(CART)).status).toBe(200);
});

test('random faults are the same for the same seed, whatever other routes are called between', async () => {
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

test('each route has random faults of its own', async () => {
  const { shop } = newVisit();
  shop.faults.random({ seed: 5, share: 0.5, kinds: ['status'] });
  const fates = async (path: string) => {
    const statuses: number[] = [];
    const shopper = newShopper(shop.fetch);
    for (let call = 0; call < 30; call += 1) statuses.push((await shopper.get(path)).status);
    return statuses;
  };
  expect(await fates(CART)).not.toEqual(await fates(PERSONAL_DATA));
});

test('every kind comes at random, in about the share that was asked for', async () => {
  const results = await resultsOf(7, 0.5, [], 400);
  const share = results.filter((result) => result !== 'good').length / results.length;
  expect(share).toBeGreaterThan(0.4);
  expect(share).toBeLessThan(0.6);
  for (const kind of ['cut', 'html', 'nonsense']) expect(results).toContain(kind);
  expect(results.some((result) => result.startsWith('status'))).toBe(true);
  expect(await resultsOf(7, 0, [], 50)).toEqual(Array(50).fill('good'));
});

/** What a sequence of calls of one route met. Delays are left out: they would take their time. */
async function resultsOf(seed: number, share: number, others: typeof routeNames, calls = 20) {
  const faults = new Faults();
  const kinds: Fault['kind'][] = ['status', 'cut', 'html', 'nonsense'];
  faults.random({ seed, share, kinds });
  const call = async (route: (typeof routeNames)[number]) => {
    try {
      const request = new Request('http://shop.test/');
      const answer = await faults.around(route, request, async () => Response.json('good'));
      if (answer.status !== 200) return `status ${answer.status}`;
      const text = await answer.text();
      if (text === '"good"') return 'good';
      return text.startsWith('<') ? 'html' : 'nonsense';
    } catch {
      return 'cut';
    }
  };
  const results: string[] = [];
  for (let count = 0; count < calls; count += 1) {
    const other = others[count];
    if (other && other !== 'cartRead') await call(other);
    results.push(await call('cartRead'));
  }
  return results;
}
