import { http, HttpResponse } from 'msw';
import { currentPage } from '../../app/page.ts';
import { collectErrors } from '../../testing/collectEvents.ts';
import '../../testing/freshPage.ts';
import { serveShop } from '../../testing/shopServer.ts';
import type { Promotion } from './chunks/services/promotionSchema.ts';
import { createPromotionResource, promotions } from './promotions.ts';
import type { PromotionSource } from './promotionSource.ts';

const { shop, callsTo, use } = serveShop();
const errors = collectErrors();
const source: PromotionSource = { id: '~header_top', site: 'DE', query: '' };
const PATH = '/service/promotion/api/promotion/~header_top';

const fetchPromotion = (from: PromotionSource = source) =>
  currentPage().store.dispatch(promotions.fetch(from));
const selectPromotion = (from: PromotionSource = source) =>
  promotions.select(currentPage().store.getState(), from).data;

test('does not request a nonexistent promotion again (PROMO-06)', async () => {
  const missing = { ...source, id: 'missing' };
  await fetchPromotion(missing);
  await fetchPromotion(missing);
  expect(selectPromotion(missing)).toBeNull();
  expect(callsTo('/service/promotion/api/promotion/missing')).toHaveLength(1);
  expect(errors).toEqual([]);
});

test('with the preview cookie, fetches a promotion again and shows the stored one until then (PROMO-06)', async () => {
  await fetchPromotion();
  document.cookie = 'Preview=1';
  const again = fetchPromotion();
  expect(selectPromotion()).toHaveProperty('kind', 'topBanner');
  await again;
  expect(callsTo(PATH)).toHaveLength(2);
});

test('reports a failed request once and allows another fetch (PROMO-04)', async () => {
  shop.faults.set('promotion', { kind: 'status', status: 500, times: 1 });
  await fetchPromotion();
  expect(selectPromotion()).toBeUndefined();
  expect(errors).toEqual([
    expect.objectContaining({ module: 'promotions', operation: '~header_top' }),
  ]);
  await fetchPromotion();
  expect(selectPromotion()).toHaveProperty('kind', 'topBanner');
});

test('drops and reports invalid fields and shows the others (PROMO-10)', async () => {
  const contentJSON = JSON.stringify({ headline: 'Kaffee', ctaButton: 7, legalText: ['x'] });
  use(
    http.get('*/promotion/api/promotion/*', () =>
      HttpResponse.json({ type: 'ApiTopBannerPromotion', contentJSON }),
    ),
  );
  await fetchPromotion();
  expect(selectPromotion()).toMatchObject({
    headline: 'Kaffee',
    offer: undefined,
    legal: undefined,
  });
  expect(errors).toHaveLength(1);
});

test('a resource with another parser shares the store’s state and is read once (FOOT-02)', async () => {
  const footer = { ...source, id: 'SHOP_FOOTER' };
  let calls = 0;
  // The type of the store contains only the header's promotions.
  const content = { headline: 'Service' } as unknown as Promotion;
  const footers = createPromotionResource(async () => {
    calls += 1;
    return { value: content as Promotion | null, leftOut: [] };
  });
  const { store } = currentPage();
  await store.dispatch(footers.fetch(footer));
  await store.dispatch(footers.fetch(footer));
  expect(footers.select(store.getState(), footer).data).toEqual({ headline: 'Service' });
  expect(calls).toBe(1);
});
