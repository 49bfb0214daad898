/** @jest-environment node */
import { expect, test } from '@jest/globals';
import type { Site } from '../foundation/sites/sites.ts';
import { noResponse, shopServices, SHOP_ORIGIN } from '../testing/serverServices.ts';
import { fragmentModules } from './fragment.ts';
import { render } from './render.ts';

interface State {
  settings: object;
  data: Record<string, Record<string, unknown>>;
}

const kinds: readonly Site[] = ['DE', 'HU'];

const parse = (state: string): State => JSON.parse(state);

// SSR-01
test.each(kinds)('renders the promotions and the navigation of %s', async (site) => {
  const { services } = shopServices();
  const { html, state, missing } = await render('Header', { site }, services);
  expect(missing).toEqual([]);
  expect(html).toMatch(/^<header [^>]*data-fascia="header" data-site="\w+"/);
  expect(html).toContain('data-part="top-banner"');
  expect(html).toContain('data-item="sale"');
  const { promotions, navigation, themeWorlds } = parse(state).data;
  expect(Object.keys(promotions ?? {})).toHaveLength(3);
  expect(Object.keys(navigation ?? {})).toEqual([`${site} `]);
  expect(Object.keys(themeWorlds ?? {})).toEqual([site]);
});

// SSR-01
test('equal settings give equal fragments, even while another site is rendered', async () => {
  const { services } = shopServices();
  const alone = await render('Header', { site: 'DE' }, services);
  const [again, other] = await Promise.all([
    render('Header', { site: 'DE' }, services),
    render('Header', { site: 'HU' }, services),
  ]);
  expect(again).toEqual(alone);
  expect(other.html).not.toEqual(alone.html);
});

// SSR-01
test('reads only data that is the same for every visitor', async () => {
  const { services, reads } = shopServices();
  for (const module of fragmentModules) await render(module, { site: 'CZ' }, services);
  const paths = [...new Set(reads.map(({ path }) => path))].toSorted();
  expect(paths).toEqual([
    '/jsonflyoutnavigation?site=CZ',
    '/service/promotion/api/promotion/~header_benefits',
    '/service/promotion/api/promotion/~header_pi',
    '/service/promotion/api/promotion/~header_top',
    '/service/themeworld-frontend/api/themeworlds/navigation?site=CZ',
  ]);
  for (const { headers } of reads) {
    expect(Object.keys(headers).filter((name) => name !== 'X-Hunter-Site')).toEqual([]);
  }
});

// HEAD-03, SSR-01
test('a header without promotions requests none, and a reduced header requests nothing', async () => {
  const { services, reads } = shopServices();
  await render('Header', { showPromotionBanner: 'false' }, services);
  expect(reads.filter(({ service }) => service === 'promotion')).toEqual([]);
  reads.length = 0;
  const { html } = await render('Header', { reduced: true }, services);
  expect(reads).toEqual([]);
  expect(html).toContain('data-reduced="true"');
});

// SSR-04
test('uses static titles and links and lists the missing data if the services are unavailable', async () => {
  const { services } = shopServices({ read: noResponse });
  const { html, state, missing } = await render('Header', { site: 'PL' }, services);
  expect(missing).toEqual([
    '~header_top',
    '~header_pi',
    '~header_benefits',
    'navigation',
    'theme-worlds',
  ]);
  expect(html).toContain('href="/category/all?site=PL"');
  expect(html).toContain('data-part="icon-cart"');
  expect(parse(state).data).toEqual({});
});

const bodies = ['<!doctype html>', null, 7, [], {}, [[[]]], { type: 'ApiTopBannerPromotion' }];

// SSR-04
test.each(bodies.map((body) => [JSON.stringify(body), body]))(
  'renders a fragment despite the response %s',
  async (_, body) => {
    const { services } = shopServices({ read: async () => ({ status: 200, body }) });
    const { html } = await render('Layout', { contentSource: 'promotion' }, services);
    expect(html).toContain('data-part="icon-cart"');
  },
);

// SSR-04
test('treats an error with a valid body as missing data, but not a nonexistent promotion', async () => {
  const { services } = shopServices({ read: async () => ({ status: 500, body: [] }) });
  expect((await render('Header', {}, services)).missing).toHaveLength(5);
  const empty = shopServices({ read: async () => ({ status: 404, body: null }) });
  expect((await render('Header', {}, empty.services)).missing).toEqual([
    'navigation',
    'theme-worlds',
  ]);
});

// FOOT-02, SSR-01
test('renders a footer with content from a promotion', async () => {
  const { services, reads } = shopServices();
  const { html, state } = await render('Footer', { contentSource: 'promotion' }, services);
  expect(reads.map(({ path }) => path)).toEqual(['/service/promotion/api/promotion/SHOP_FOOTER']);
  expect(html).toContain('data-part="legal-links"');
  expect(parse(state).data['promotions']).toHaveProperty(['content DE  SHOP_FOOTER']);
});

// FOOT-61
test('a category promotion with the id of the footer’s content does not replace the content', async () => {
  const { services } = shopServices();
  const settings = { contentSource: 'promotion', categoryPromotionId: 'SHOP_FOOTER' };
  const { html } = await render('Layout', settings, services);
  expect(html).toContain('data-part="legal-links"');
});

// LAYOUT-01, SSR-01
test('a layout has one marker for the page’s content between header and footer', async () => {
  const body = [{ title: '<!--fascia:content-->', url: '/a' }];
  const { services } = shopServices({ read: async () => ({ status: 200, body }) });
  const { html } = await render('Layout', {}, services);
  expect(html).toMatch(/<\/header><!--fascia:content--><footer/);
  expect(html.split('<!--fascia:content-->')).toHaveLength(2);
});

// SSR-01
test.each(fragmentModules)('the state of %s contains only known settings', async (module) => {
  const { services } = shopServices({ read: noResponse });
  const props = { site: 'AT', visitor: 'Ada Lovelace', navigate: () => {} };
  const { state } = await render(module, props, services);
  expect(parse(state).settings).toEqual({ site: 'AT' });
});

// HOST-43
test.each(fragmentModules)(
  '%s has no inline styles, which a strict policy would forbid',
  async (module) => {
    const { services } = shopServices();
    for (const site of kinds) {
      const { html } = await render(module, { site }, services);
      expect(html).not.toMatch(/ style=|<style/);
    }
  },
);

// SSR-05
test('a promotion cannot break out of the state’s script element', async () => {
  const headline = '</script><script>alert(1)</script><!--\u2028\u2029';
  const content = JSON.stringify({ headline, promotionLongText: headline });
  const { services } = shopServices({
    read: async ({ service }) =>
      service === 'promotion'
        ? { status: 200, body: { type: 'ApiTopBannerPromotion', contentJSON: content } }
        : { status: 200, body: [] },
  });
  const { html, state } = await render('Header', {}, services);
  expect(state).not.toMatch(/[<\u2028\u2029]/);
  expect(JSON.stringify(parse(state))).toContain('alert(1)');
  expect(html).not.toContain('<script');
});

// SSR-07
test.each(['https://evil.example/x', '//evil.example/x', '/\\evil.example', 'javascript:alert(1)'])(
  'does not read a navigation at %s',
  async (navigationRoute) => {
    const { services, reads } = shopServices();
    const { missing } = await render('Header', { navigationRoute }, services);
    expect(missing).toEqual(['navigation']);
    expect(reads.filter(({ path }) => path.includes('evil'))).toEqual([]);
  },
);

// SSR-01
test('a visitor’s login does not change the fragments', async () => {
  for (const site of kinds) {
    const { shop, services } = shopServices();
    const before = await render('Header', { site }, services);
    await shop.fetch(
      new Request(`${SHOP_ORIGIN}/demo/visitor`, {
        method: 'PUT',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ kind: 'LOGGED_IN', email: 'ada@example.org', firstName: 'Ada' }),
      }),
    );
    expect(await render('Header', { site }, services)).toEqual(before);
  }
});
