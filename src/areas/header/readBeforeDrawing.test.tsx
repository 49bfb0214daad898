import { jest } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import * as header from '../../exposes/Header.tsx';
import { pageStore } from '../../app/page.ts';
import { CART, cupService } from '../../testing/cartPage.ts';
import { stopTime } from '../../testing/fakeClock.ts';
import '../../testing/freshPage.ts';
import {
  answered,
  offerPromotions,
  part,
  setPreview,
  slots,
} from '../../testing/promotionPages.tsx';
import { serveShop } from '../../testing/shopServer.ts';
import { beginReads } from './early/beginReads.ts';

const server = serveShop();
const { offer, requestedIds } = offerPromotions(server);

/** The answers of the document's script and the code for them have come before the header's own. */
async function answersHaveCome(settings: header.HeaderSettings = {}) {
  beginReads(settings, false);
  await import('../../features/promotions/lazy/PromotionView.tsx');
  await import('./lazy/readBeforeDrawing.ts');
  await import('../../features/promotions/api/promotionsApi.ts');
  await import('../../features/cart/api/startCart.ts');
  await import('../../foundation/http/reportedRead.ts');
  await new Promise((resolve) => setTimeout(resolve, 100));
}

/** The first drawing alone: no effect of it has run. */
function drawFirst(): HTMLElement {
  const { container } = render(<header.Header />);
  return container;
}

describe('The first drawing of a header', () => {
  // HK-193
  test('has the promotions that were read before it and requests none again', async () => {
    offer('~header_top', '~header_benefits');
    await answersHaveCome();
    await header.prepare();
    const stateBefore = pageStore().getState().promotions;
    drawFirst();
    expect(part('top-banner')).not.toBeNull();
    expect(part('benefits')).not.toBeNull();
    expect(pageStore().getState().promotions).toBe(stateBefore);
    expect(requestedIds()).toEqual(['~header_benefits', '~header_pi', '~header_top']);
    await act(() => answered(3));
  });

  // HK-193
  test.each([{}, { showPromotionBanner: false }])(
    'has the count of the cart that was read before, with %j',
    async (settings) => {
      server.use(...cupService(2));
      await answersHaveCome(settings);
      await header.prepare(settings);
      const { container } = render(<header.Header {...settings} />);
      expect(container.querySelector('[data-part="cart-badge"]')).toHaveTextContent('2');
      expect(server.callsTo(CART)).toHaveLength(1);
      expect(requestedIds()).toHaveLength(settings.showPromotionBanner === false ? 0 : 3);
      await act(async () => {});
    },
  );

  // HK-193, PROMO-31
  test('keeps the place of a promotion that is known to be missing only since its answer', async () => {
    offer('~header_top');
    await answersHaveCome();
    await header.prepare();
    drawFirst();
    expect(slots()).toBe(3);
    await act(() => answered(3));
  });

  // HK-193
  test('does not wait for answers that are on their way', async () => {
    server.use(http.get('*/service/promotion/*', () => new Promise<HttpResponse<null>>(() => {})));
    await answersHaveCome();
    await header.prepare();
    drawFirst();
    expect(part('logo')).not.toBeNull();
    expect(part('top-banner')).toBeNull();
  });

  // HEAD-134, PROMO-31
  test('reserves no space based on promotions that were read long before it', async () => {
    offer('~header_top');
    await answersHaveCome();
    stopTime();
    await header.prepare();
    jest.advanceTimersByTime(5000);
    jest.useRealTimers();
    drawFirst();
    expect(slots()).toBe(1);
    await act(() => answered(3));
  });

  // HK-193, PROMO-06
  test('leaves the promotions of a preview to the header, which reads them once', async () => {
    setPreview(true);
    offer('~header_top');
    await answersHaveCome();
    await header.prepare();
    expect(pageStore().getState().promotions).toEqual({});
    await act(async () => void drawFirst());
    expect(requestedIds()).toHaveLength(3);
  });

  // HK-193
  test('requests nothing before it if the document has begun no reads', async () => {
    offer('~header_top');
    await header.prepare();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(requestedIds()).toEqual([]);
    expect(server.callsTo(CART)).toEqual([]);
  });
});
