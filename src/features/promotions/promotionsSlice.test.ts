import { http, HttpResponse } from 'msw';
import { currentPage } from '../../app/page.ts';
import { collectErrors } from '../../testing/collectEvents.ts';
import '../../testing/freshPage.ts';
import { serveShop } from '../../testing/shopServer.ts';
import type { PromotionSource } from './promotion.ts';
import {
  fetchContent,
  fetchPromotion,
  promotionsOutdated,
  selectAnswer,
  selectOutdated,
  selectPromotion,
} from './promotionsSlice.ts';

const { shop, callsTo, use } = serveShop();
const errors = collectErrors();
const source: PromotionSource = { id: '~header_top', site: 'DE', query: '' };
const PATH = '/service/promotion/api/promotion/~header_top';

const ask = (asked: PromotionSource = source) =>
  currentPage().store.dispatch(fetchPromotion(asked));
const known = (of: PromotionSource = source) => selectPromotion(currentPage().store.getState(), of);

test('a promotion that is there, or on its way, is not fetched again', async () => {
  await Promise.all([ask(), ask()]);
  await ask();
  expect(known()).toHaveProperty('kind', 'topBanner');
  expect(callsTo(PATH)).toHaveLength(1);
});

test('that there is none is remembered, too', async () => {
  const none = { ...source, id: 'none' };
  await ask(none);
  await ask(none);
  expect(known(none)).toBeNull();
  expect(callsTo('/service/promotion/api/promotion/none')).toHaveLength(1);
  expect(errors).toEqual([]);
});

test('another site and other tags are asked for by themselves, and kept beside', async () => {
  await ask();
  await ask({ ...source, site: 'HU' });
  await ask({ ...source, query: 'allOfTags=button' });
  expect(callsTo(PATH)).toHaveLength(3);
  expect(known()).not.toEqual(known({ ...source, site: 'HU' }));
});

test('with the preview cookie it is fetched again, and stays to be seen meanwhile', async () => {
  await ask();
  document.cookie = 'Preview=1';
  const again = ask();
  expect(known()).toHaveProperty('kind', 'topBanner');
  await again;
  expect(callsTo(PATH)).toHaveLength(2);
});

test('a failed fetch shows nothing, tells once, and may be tried again', async () => {
  shop.faults.set('promotion', { kind: 'status', status: 500, times: 1 });
  await ask();
  expect(known()).toBeUndefined();
  expect(errors).toEqual([
    expect.objectContaining({ module: 'promotions', operation: '~header_top' }),
  ]);
  await ask();
  expect(known()).toHaveProperty('kind', 'topBanner');
});

test('a piece that cannot be used is left out and told, the rest is there', async () => {
  const contentJSON = JSON.stringify({ headline: 'Kaffee', ctaButton: 7, legalText: ['x'] });
  use(
    http.get('*/promotion/api/promotion/*', () =>
      HttpResponse.json({ type: 'ApiTopBannerPromotion', contentJSON }),
    ),
  );
  await ask();
  expect(known()).toMatchObject({ headline: 'Kaffee', offer: undefined, legal: undefined });
  expect(errors).toHaveLength(1);
});

test('the footer’s content takes the same way: kept, and asked for once', async () => {
  const footer = { ...source, id: 'SHOP_FOOTER' };
  let calls = 0;
  const get = async () => {
    calls += 1;
    return { value: { headline: 'Service' }, leftOut: [] };
  };
  const { store } = currentPage();
  await store.dispatch(fetchContent(footer, get));
  await store.dispatch(fetchContent(footer, get));
  expect(selectAnswer(store.getState(), footer)).toEqual({ headline: 'Service' });
  expect(calls).toBe(1);
});

test('an answer that is outdated before it comes is shown, and asked for once more', async () => {
  const { store } = currentPage();
  const isOutdated = () => selectOutdated(store.getState(), source);
  const asked = ask();
  store.dispatch(promotionsOutdated());
  await asked;
  expect(known()).toHaveProperty('kind', 'topBanner');
  expect(isOutdated()).toBe(true);
  await ask();
  expect(isOutdated()).toBe(false);
  expect(callsTo(PATH)).toHaveLength(2);
});
