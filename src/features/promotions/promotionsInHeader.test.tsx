import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import * as header from '../../exposes/Header.tsx';
import { collectErrors } from '../../testing/collectEvents.ts';
import { stopTime } from '../../testing/fakeClock.ts';
import { renderModule } from '../../testing/renderModule.tsx';
import { serveShop } from '../../testing/shopServer.ts';

const PATH = '/service/promotion/api/promotion/';
const { calls, use } = serveShop();
const errors = collectErrors();

const area = () => document.querySelector('[data-part="promotion-area"]');
const requests = () => calls.filter(({ url }) => url.includes(PATH));

test('shows the promotions above the navigation (HEAD-01)', async () => {
  await renderModule(header, {});
  const navigation = screen.getByRole('navigation');
  await waitFor(() => expect(area()?.querySelector('[data-part="top-banner"]')).toBeVisible());
  const order = area()?.compareDocumentPosition(navigation) ?? 0;
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(errors).toEqual([]);
});

test.each([{ showPromotionBanner: false }, { reduced: true }])(
  'renders and requests no promotions with %j (PROMO-04)',
  async (settings) => {
    const { rerender } = await renderModule(header, {
      ...settings,
      categoryPromotionId: 'category_coffee',
    });
    expect(area()).toBeNull();
    expect(requests()).toHaveLength(0);
    rerender(<header.Header />);
    await waitFor(() => expect(requests()).toHaveLength(3));
  },
);

/** The number of requests for a promotion with this id and tags. */
const requestsFor = (entry: string) => calls.filter(({ url }) => url.endsWith(PATH + entry)).length;

/** Serves banners whose headline contains the id, the tags and the number of the response. */
function serveBanners(): void {
  let responses = 0;
  use(
    http.get(`*${PATH}:id`, ({ params, request }) => {
      responses += 1;
      const headline = `${String(params['id'])}${new URL(request.url).search} ${responses}`;
      const contentJSON = JSON.stringify({ headline });
      return HttpResponse.json({ type: 'ApiCategory', contentJSON });
    }),
  );
}

const later = (ms: number) => act(async () => void jest.advanceTimersByTime(ms));
const shown = (text: RegExp) => waitFor(() => expect(screen.getByText(text)).toBeVisible());

test('refreshes a promotion that is shown again after 60 s (PROMO-06)', async () => {
  stopTime();
  serveBanners();
  const [tea, coffee] = [{ categoryPromotionId: 'tea' }, { categoryPromotionId: 'coffee' }];
  const { rerender } = await renderModule(header, tea);
  await shown(/^tea /);
  const old = String(screen.getByText(/^tea /).textContent);
  rerender(<header.Header {...coffee} />);
  await shown(/^coffee /);
  await later(50_000);
  rerender(<header.Header {...tea} />);
  await later(0);
  expect(screen.getByText(/^tea /)).toHaveTextContent(old);
  expect(requestsFor('tea')).toBe(1);
  expect(screen.getByText(/^~header_top /)).toBeVisible();
  expect(requestsFor('~header_top')).toBe(1);

  rerender(<header.Header {...coffee} />);
  await later(10_001);
  rerender(<header.Header {...tea} />);
  expect(screen.getByText(/^tea /)).toHaveTextContent(old);
  await waitFor(() => expect(screen.getByText(/^tea /)).not.toHaveTextContent(old));
  expect(requestsFor('tea')).toBe(2);
});

test('keeps the banner while other tags load, but not while another id loads (PROMO-06)', async () => {
  serveBanners();
  const { rerender } = await renderModule(header, { categoryPromotionId: 'tea' });
  await shown(/^tea /);
  rerender(<header.Header categoryPromotionId="tea" tags={{ allOf: ['a'] }} />);
  expect(screen.getByText(/^tea /)).toBeVisible();
  await shown(/^tea[?]allOfTags=a /);
  rerender(<header.Header categoryPromotionId="coffee" tags={{ allOf: ['a'] }} />);
  expect(screen.queryByText(/^tea/)).toBeNull();
  await shown(/^coffee/);
});
