/** @jest-environment node */
import { createShop } from '../shop.ts';
import { createShopper } from '../testing/createShopper.ts';
import type { Shopper } from '../testing/createShopper.ts';

function newShopper(): Shopper {
  return createShopper(createShop().fetch);
}

async function productIdsOf(query: string): Promise<string[]> {
  const { products } = await (await newShopper().get(`/demo/catalogue?${query}`)).json();
  return products.map(({ id }: { id: string }) => id);
}

test('the catalogue is in the site’s language and currency', async () => {
  const catalogue = await (await newShopper().get('/demo/catalogue?site=PL')).json();
  expect(catalogue).toMatchObject({ site: 'PL', language: 'pl', currency: 'PLN' });
  expect(catalogue.products.length).toBeGreaterThanOrEqual(40);
  const [beans] = catalogue.products;
  expect(beans).toMatchObject({
    title: 'Kawa ziarnista Aurora, 500 g',
    url: '/product/10101?site=PL',
  });
});

test('a reduced product has its regular price and a lower sale price', async () => {
  const { products } = await (
    await newShopper().get('/demo/catalogue?site=CH&category=sale')
  ).json();
  expect(products.length).toBeGreaterThan(5);
  for (const { price, salePrice } of products) expect(salePrice).toBeLessThan(price);
});

test('a category contains the products of its descendants', async () => {
  expect(await productIdsOf('category=mugs-cups')).toEqual(['20105', '20106', '20107']);
  expect(await productIdsOf('category=tableware')).toEqual(['20105', '20106', '20107', '20108']);
  expect(await productIdsOf('category=sale-coffee')).toEqual(['10105', '10108', '10109']);
  expect(await productIdsOf('category=all')).toEqual(await productIdsOf(''));
  expect(await productIdsOf('category=unknown')).toEqual([]);
});

test('sets, reads and removes faults over HTTP', async () => {
  const shopper = newShopper();
  const random = { seed: 3, share: 0.2 };
  await shopper.put('/demo/faults', {
    route: 'navigation',
    fault: { kind: 'status', status: 502 },
  });
  expect(await (await shopper.put('/demo/faults', { random })).json()).toEqual({
    routes: { navigation: { kind: 'status', status: 502 } },
    random,
  });
  expect((await shopper.get('/jsonflyoutnavigation')).status).toBe(502);
  await shopper.put('/demo/faults', { route: 'navigation', fault: null });
  expect(await (await shopper.send('DELETE', '/demo/faults')).json()).toEqual({
    routes: {},
    random: null,
  });
});

test('rejects an invalid fault or visitor', async () => {
  const shopper = newShopper();
  const faults = [
    { route: 'nowhere', fault: { kind: 'cut' } },
    { route: '*', fault: { kind: 'status', status: 99 } },
    { route: '*', fault: { kind: 'delay', ms: -1 } },
    { route: '*', fault: { kind: 'delay', ms: 2 ** 31 } },
    { random: { seed: 1, share: 2 } },
    'no JSON',
  ];
  for (const fault of faults) expect((await shopper.put('/demo/faults', fault)).status).toBe(400);
  const request = { method: 'PUT', body: '{"random":{"seed":1e999,"share":0.5}}' };
  expect(
    (await createShop().fetch(new Request('http://shop.test/demo/faults', request))).status,
  ).toBe(400);
  expect((await shopper.put('/demo/visitor', { kind: 'KING' })).status).toBe(400);
});
