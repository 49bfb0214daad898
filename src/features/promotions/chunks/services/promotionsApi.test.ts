import fc from 'fast-check';
import { http, HttpResponse } from 'msw';
import * as v from 'valibot';
import { serveShop } from '../../../../testing/shopServer.ts';
import type { PromotionSource } from '../../promotionSource.ts';
import { getContent, getPromotion } from './promotionsApi.ts';

const { shop, callsTo, use } = serveShop({ now: () => new Date('2026-11-21T10:00:00Z') });

const source: PromotionSource = { id: '~header_top', site: 'DE', query: '' };
const ADDRESS = '*/service/promotion/api/promotion/:id';

function respondWith(type: unknown, content: unknown) {
  const contentJSON = typeof content === 'string' ? content : JSON.stringify(content);
  use(http.get(ADDRESS, () => HttpResponse.json({ type, contentJSON })));
}

async function parsed(type: string, content: object) {
  respondWith(type, content);
  return (await getPromotion(source)).value;
}

// HOST-27, HOST-62
test('sends the site as a header, the tags in the query, and no token (PROMO-01, PROMO-03)', async () => {
  document.cookie = 'XSRF-TOKEN=x';
  await getPromotion({ id: '~header_top', site: 'CH_FR', query: 'allOfTags=a&allOfTags=b' });
  const [call] = callsTo('/service/promotion/api/promotion/~header_top');
  expect(call?.headers.get('X-Hunter-Site')).toBe('CH_FR');
  expect(call?.headers.get('X-XSRF-TOKEN')).toBeNull();
  expect(new URL(call?.url ?? '').search).toBe('?allOfTags=a&allOfTags=b');
  expect(call?.credentials).toBe('include');
});

test('encodes a host’s id as one segment of the path', async () => {
  await getPromotion({ ...source, id: '../../cart?a=b#c' });
  expect(callsTo('/service/promotion/api/promotion/..%2F..%2Fcart%3Fa%3Db%23c')).toHaveLength(1);
});

test('bypasses the browser’s cache if the preview cookie is set (PROMO-07)', async () => {
  await getPromotion(source);
  document.cookie = 'Preview=1';
  await getPromotion(source);
  const calls = callsTo('/service/promotion/api/promotion/~header_top');
  expect(calls.map(({ cache }) => cache)).toEqual(['default', 'no-store']);
});

test('returns null for status 404 (PROMO-04)', async () => {
  expect(await getPromotion({ ...source, id: 'none' })).toEqual({ value: null, leftOut: [] });
});

test('rejects for any other error status (PROMO-04)', async () => {
  shop.faults.set('promotion', { kind: 'status', status: 500 });
  await expect(getPromotion(source)).rejects.toHaveProperty('status', 500);
});

test('parses the promotions of the demo shop completely', async () => {
  const ids = ['~header_top', '~header_benefits', '~header_pi', 'category_coffee'];
  for (const id of ids) {
    const { value, leftOut } = await getPromotion({ ...source, id });
    expect(value).not.toBeNull();
    expect(leftOut).toEqual([]);
  }
});

test('prefers a voucher with a code, regardless of its position and the selector (PROMO-16, PROMO-20)', async () => {
  const button = { ctaLink: { url: '/a' }, text: 'Los' };
  const voucherOrButton = { selector: 'ctaButton', voucherCode: { code: 'A' }, ctaButton: button };
  for (const content of [
    { voucherOrButton },
    { voucherOrButton: { selector: 'ctaButton' }, voucherCode: { code: 'A' }, ctaButton: button },
  ]) {
    expect(await parsed('ApiTopBannerPromotion', content)).toHaveProperty('offer', {
      kind: 'voucher',
      code: 'A',
      instruction: undefined,
    });
  }
});

test('uses the button if the voucher has no code (PROMO-20)', async () => {
  const content = {
    voucherOrButton: { selector: 'voucherCode' },
    voucherCode: { code: ' ', instruction: 'hier' },
    ctaButton: { ctaLink: { url: '/a' }, text: 'Los' },
  };
  expect(await parsed('ApiTopBannerPromotion', content)).toHaveProperty('offer', {
    kind: 'button',
    url: '/a',
    text: 'Los',
  });
});

test.each([
  [{}, 'light', false],
  [{ img: { useDarkTheme: true } }, 'dark', true],
  [{ useDarkTheme: true }, 'dark', true],
  [{ backgroundColor: { colorCode: '#f4efe6' } }, 'other', false],
  [{ useDarkTheme: true, backgroundColor: { colorCode: '#000' } }, 'other', true],
  [{ backgroundColor: { colorCode: 'red;background:url(//x)' } }, 'light', false],
])('%j has the theme %s (PROMO-16, PROMO-17)', async (content, name, isDark) => {
  const promotion = await parsed('ApiTopBannerPromotion', { headline: 'a', ...content });
  expect(promotion).toHaveProperty('theme.name', name);
  expect(promotion).toHaveProperty('theme.isDark', isDark);
});

test.each([
  ['ApiCategory', { linkURL: '/a' }],
  ['ApiCategory', { link: { url: '/a' } }],
  ['ApiPiPromotion', { linkURL: '/a' }],
  ['ApiPiPromotion', { link: { url: '/a' } }],
])('%s reads its link from %j (PROMO-14)', async (type, link) => {
  expect(await parsed(type, { headline: 'a', ...link })).toHaveProperty('url', '/a');
});

test.each([{ piImage: '/a.jpg' }, { img: { piImage: '/a.jpg' } }])(
  'ApiPiPromotion reads its picture from %j (PROMO-14)',
  async (content) => {
    expect(await parsed('ApiPiPromotion', content)).toHaveProperty('image', '/a.jpg');
  },
);

test('keeps the first four benefits with a text (PROMO-12)', async () => {
  const links = [{ url: '/0' }, ...[1, 2, 3, 4, 5].map((n) => ({ url: `/${n}`, text: `${n}` }))];
  respondWith('ApiHeaderBenefitsPromotion', { links });
  const { value, leftOut } = await getPromotion(source);
  expect(value).toHaveProperty(
    'links',
    ['1', '2', '3', '4'].map((text) => ({ url: `/${text}`, text, isBold: false })),
  );
  expect(leftOut.length).toBeGreaterThan(0);
});

test.each(['ApiTopBannerPromotion', 'ApiHeaderBenefitsPromotion', 'ApiPiPromotion', 'ApiCategory'])(
  'returns null for a %s without content (PROMO-10)',
  async (type) => {
    expect(await parsed(type, {})).toBeNull();
    expect(await parsed(type, { headline: '', links: [], legalText: 'x' })).toBeNull();
  },
);

test('rejects an unknown type and content that is not JSON (PROMO-09, PROMO-10)', async () => {
  respondWith('ApiSomethingElse', {});
  await expect(getPromotion(source)).rejects.toHaveProperty('name', 'ShapeError');
  respondWith('ApiCategory', '{"headline":');
  await expect(getPromotion(source)).rejects.toHaveProperty('name', 'ShapeError');
});

test('reads the content of a footer regardless of its type (FOOT-02)', async () => {
  const schema = v.object({ headline: v.string() });
  respondWith(null, { headline: 'Service' });
  expect(await getContent({ ...source, id: 'SHOP_FOOTER' }, schema)).toEqual({
    value: { headline: 'Service' },
    leftOut: [],
  });
});

const fieldNames =
  'headline subline promotionShortText promotionLongText img piImage useDarkTheme backgroundColor ' +
  'legalText voucherOrButton voucherCode ctaButton links link linkURL';
const fields = fc.dictionary(
  fc.constantFrom(...fieldNames.split(' ')),
  fc.jsonValue({ maxDepth: 4 }),
);
const types = fc.constantFrom(
  'ApiTopBannerPromotion',
  'ApiHeaderBenefitsPromotion',
  'ApiPiPromotion',
  'ApiCategory',
);

test('returns a serialisable promotion or null for any content (PROMO-10, HOST-34)', async () => {
  await fc.assert(
    fc.asyncProperty(types, fields, async (type, content) => {
      const promotion = await parsed(type, content as object);
      expect(JSON.parse(JSON.stringify({ promotion }))).toMatchObject({
        promotion: promotion === null ? null : { kind: promotion.kind },
      });
    }),
    { numRuns: 60 },
  );
});
