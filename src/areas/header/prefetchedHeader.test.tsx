import { act, render, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { pageStore } from '../../app/page.ts';
import * as header from '../../exposes/Header.tsx';
import { promotionView } from '../../features/promotions/promotionView.ts';
import { CART, cupService } from '../../testing/cartPage.ts';
import { collectErrors } from '../../testing/collectEvents.ts';
import '../../testing/freshPage.ts';
import {
  answered,
  offerPromotions,
  part,
  setPreview,
  slots,
} from '../../testing/promotionPages.tsx';
import { settle } from '../../testing/settle.ts';
import { serveShop } from '../../testing/shopServer.ts';
import { beginReads } from './chunks/reads/beginReads.ts';

const server = serveShop();
const { offer, requestedIds } = offerPromotions(server);
const errors = collectErrors();

const IDS = ['~header_benefits', '~header_pi', '~header_top'];

/** Waits until the prefetched responses and the code for promotions have been loaded. */
async function prefetch(settings: header.HeaderSettings = {}) {
  beginReads(settings, false);
  await promotionView.load();
  await import('../../features/promotions/chunks/services/receivePrefetched.ts');
  await settle();
}

const states = () => Object.values(pageStore().getState().promotions);

describe('The first render of a header', () => {
  // HK-135
  test('shows prefetched promotions without requesting them again', async () => {
    offer('~header_top', '~header_benefits');
    await prefetch();
    await header.prepare();
    expect(states().map(({ status }) => status)).toEqual(['ready', 'ready']);
    render(<header.Header />);
    expect(part('top-banner')).not.toBeNull();
    expect(part('benefits')).not.toBeNull();
    await answered(3);
    expect(requestedIds()).toEqual(IDS);
  });

  // HK-135
  test.each([{}, { showPromotionBanner: false }])(
    'shows the count of the prefetched cart with %j',
    async (settings) => {
      server.use(...cupService(2));
      await prefetch(settings);
      await header.prepare(settings);
      await waitFor(() => expect(pageStore().getState().cart.isReading).toBe(false));
      const { container } = render(<header.Header {...settings} />);
      expect(container.querySelector('[data-part="cart-badge"]')).toHaveTextContent('2');
      expect(server.callsTo(CART)).toHaveLength(1);
      await act(async () => {});
    },
  );

  // HK-135, PROMO-31
  test('reserves the space of a promotion whose prefetched response is empty', async () => {
    offer('~header_top');
    await prefetch();
    await header.prepare();
    render(<header.Header />);
    expect(slots()).toBe(3);
    await answered(3);
    expect(slots()).toBe(3);
    expect(requestedIds()).toEqual(IDS);
  });

  // HK-135, PROMO-31
  test('shows a prefetched promotion that was missing on an earlier page of the tab', async () => {
    sessionStorage.setItem('fascia.emptyPromotions.DE', '["~header_top"]');
    await prefetch();
    await header.prepare();
    render(<header.Header />);
    expect(part('top-banner')).not.toBeNull();
    await answered(3);
    expect(sessionStorage.getItem('fascia.emptyPromotions.DE')).toBe('[]');
  });

  // HK-135
  test('does not wait for pending responses', async () => {
    server.use(http.get('*/service/promotion/*', () => new Promise<HttpResponse<null>>(() => {})));
    await prefetch();
    await header.prepare();
    render(<header.Header />);
    expect(part('logo')).not.toBeNull();
    expect(part('top-banner')).toBeNull();
    await act(async () => {});
  });
});

// HK-135, PROMO-10
test.each([
  ['that cannot be read', { type: 'ApiTopBannerPromotion', contentJSON: '{' }],
  ['with an invalid field', { type: 'ApiTopBannerPromotion', contentJSON: '{"headline":1}' }],
])('reports a prefetched promotion %s once', async (_, promotion) => {
  server.use(http.get('*/promotion/*/~header_top', () => HttpResponse.json(promotion)));
  await prefetch();
  await header.prepare();
  render(<header.Header />);
  await answered(3);
  expect(errors).toHaveLength(1);
  expect(errors[0]).toMatchObject({ module: 'promotions', operation: '~header_top' });
  expect(requestedIds()).toEqual(IDS);
});

// HK-135, PROMO-06
test('requests the promotions of a preview once, without prefetching', async () => {
  setPreview(true);
  await prefetch();
  await header.prepare();
  expect(states()).toEqual([]);
  render(<header.Header />);
  await answered(3);
  expect(requestedIds()).toEqual(IDS);
});

// HK-135
test('prepare sends no request if the document has prefetched nothing', async () => {
  await header.prepare();
  await settle();
  expect(requestedIds()).toEqual([]);
  expect(server.callsTo(CART)).toEqual([]);
});
