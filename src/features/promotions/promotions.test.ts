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

test('a promotion that is loaded or being loaded is not fetched again (PROMO-06)', async () => {
  await Promise.all([fetchPromotion(), fetchPromotion()]);
  await fetchPromotion();
  expect(selectPromotion()).toHaveProperty('kind', 'topBanner');
  expect(callsTo(PATH)).toHaveLength(1);
});

test('a promotion that does not exist is not requested again (PROMO-06)', async () => {
  const none = { ...source, id: 'none' };
  await fetchPromotion(none);
  await fetchPromotion(none);
  expect(selectPromotion(none)).toBeNull();
  expect(callsTo('/service/promotion/api/promotion/none')).toHaveLength(1);
  expect(errors).toEqual([]);
});

test('with the preview cookie it is fetched again, and stays visible meanwhile (PROMO-06)', async () => {
  await fetchPromotion();
  document.cookie = 'Preview=1';
  const again = fetchPromotion();
  expect(selectPromotion()).toHaveProperty('kind', 'topBanner');
  await again;
  expect(callsTo(PATH)).toHaveLength(2);
});

test('a failed request shows nothing, is reported once, and can be repeated (PROMO-04)', async () => {
  shop.faults.set('promotion', { kind: 'status', status: 500, times: 1 });
  await fetchPromotion();
  expect(selectPromotion()).toBeUndefined();
  expect(errors).toEqual([
    expect.objectContaining({ module: 'promotions', operation: '~header_top' }),
  ]);
  await fetchPromotion();
  expect(selectPromotion()).toHaveProperty('kind', 'topBanner');
});

test('a field that cannot be used is left out and reported, and the rest is shown (PROMO-10)', async () => {
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

test('a resource with another parser is kept in the same state, and read once (FOOT-02)', async () => {
  const footer = { ...source, id: 'SHOP_FOOTER' };
  let calls = 0;
  // The store's type names the header's promotions only.
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
