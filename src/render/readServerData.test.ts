/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { createShop } from '../../shell-host/demo-shop/shop.ts';
import type { RenderServices, ServiceAnswer } from './fragment.ts';
import { render } from './render.ts';

/** Creates a body that counts the reads of its `type`. */
function counting(body: object) {
  const counted = { body, reads: 0 };
  counted.body = Object.defineProperty({ ...body }, 'type', {
    enumerable: true,
    get() {
      counted.reads += 1;
      return Reflect.get(body, 'type') as unknown;
    },
  });
  return counted;
}

/** Reads from the demo shop, except for one path. */
function servicesWith(path: string, answer: () => ServiceAnswer): RenderServices {
  const shop = createShop();
  return {
    async read(request) {
      if (request.path.startsWith(path)) return answer();
      const response = await shop.fetch(new Request(`http://shop.test${request.path}`));
      return { status: response.status, body: await response.json().catch(() => null) };
    },
    filesUrl: '/remote/',
    files: { version: 'development', chunks: {}, integrity: {} },
  };
}

const PATH = '/service/promotion/api/promotion/~header_top';

async function topBanner(): Promise<object> {
  const response = await createShop().fetch(new Request(`http://shop.test${PATH}`));
  return (await response.json()) as object;
}

// SSR-37
test('parses a response once for concurrent and later fragments', async () => {
  const counted = counting(await topBanner());
  const services = servicesWith(PATH, () => ({ status: 200, body: counted.body }));
  const [first, second] = await Promise.all([
    render('Header', { site: 'DE' }, services),
    render('Header', { site: 'DE' }, services),
  ]);
  const { reads } = counted;
  expect(reads).toBeGreaterThan(0);
  const third = await render('Header', { site: 'DE' }, services);
  await render('Layout', { site: 'DE' }, services);
  expect(counted.reads).toBe(reads);
  expect(first.html).toContain('data-part="top-banner"');
  expect(second).toEqual(first);
  expect(third).toEqual(first);
});

// SSR-37
test('the data of each site includes a response that several sites share', async () => {
  const body = await topBanner();
  const services = servicesWith(PATH, () => ({ status: 200, body }));
  const states = await Promise.all(
    (['DE', 'AT'] as const).map(async (site) => {
      const { state } = await render('Header', { site }, services);
      return JSON.parse(state) as { data: { promotions: Record<string, unknown> } };
    }),
  );
  const [german, austrian] = states.map(({ data }) => data.promotions);
  expect(german?.['DE  ~header_top']).toEqual(austrian?.['AT  ~header_top']);
  expect(german?.['DE  ~header_top']).toBeDefined();
});

// SSR-04
test('reports an invalid response as missing in every fragment', async () => {
  const body = { type: 'ApiTopBannerPromotion', contentJSON: '{' };
  const services = servicesWith(PATH, () => ({ status: 200, body }));
  for (const _ of [1, 2]) {
    const { missing } = await render('Header', { site: 'DE' }, services);
    expect(missing).toEqual(['~header_top']);
  }
});

// SSR-04
test.each([403, 500])(
  'reports a response with status %i as missing despite a valid body',
  async (status) => {
    const body = await topBanner();
    const services = servicesWith(PATH, () => ({ status, body }));
    const { missing, html } = await render('Header', { site: 'DE' }, services);
    expect(missing).toEqual(['~header_top']);
    expect(html).not.toContain('data-part="top-banner"');
  },
);

// SSR-42
test.each([
  [{ categoryPromotionId: 'tea' }, { '~header_top': 'common', tea: 'category' }],
  [
    { categoryPromotionId: 'tea', tags: { allOf: ['summer'] } },
    { '~header_top': 'tags', tea: 'category' },
  ],
])('reads the promotions of %j in the queues %j', async (settings, queues) => {
  const used: Record<string, string | undefined> = {};
  const services: RenderServices = {
    ...servicesWith('/', () => ({ status: 404, body: null })),
    async read({ service, path, queue }) {
      const { pathname } = new URL(path, 'http://shop.test');
      used[pathname.replace('/service/promotion/api/promotion/', '')] = queue;
      return { status: service === 'promotion' ? 404 : 500, body: null };
    },
  };
  await render('Header', { site: 'DE', ...settings }, services);
  expect(used).toMatchObject({ ...queues, '/jsonflyoutnavigation': 'common' });
});
