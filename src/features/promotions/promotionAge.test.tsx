import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { pageStore } from '../../app/page.ts';
import * as header from '../../exposes/Header.tsx';
import { stopTime } from '../../testing/fakeClock.ts';
import { renderModule } from '../../testing/renderModule.tsx';
import { serveShop } from '../../testing/shopServer.ts';

const PATH = '/service/promotion/api/promotion/';
const { calls, use } = serveShop();

/** Number of requests for a category's promotion, by its id and tags. */
const asked = (entry: string) => calls.filter(({ url }) => url.endsWith(PATH + entry)).length;

/** The shop's banners name their id and tags, and the number of the answer. */
function serveBanners(): void {
  let answers = 0;
  use(
    http.get(`*${PATH}:id`, ({ params, request }) => {
      answers += 1;
      const headline = `${String(params['id'])}${new URL(request.url).search} ${answers}`;
      const contentJSON = JSON.stringify({ headline });
      return HttpResponse.json({ type: 'ApiCategory', contentJSON });
    }),
  );
}

const shown = (text: RegExp) => waitFor(() => expect(screen.getByText(text)).toBeVisible());

test('a promotion that is shown again after 60 s is refreshed (PROMO-06)', async () => {
  stopTime();
  serveBanners();
  const [tea, coffee] = [{ categoryPromotionId: 'tea' }, { categoryPromotionId: 'coffee' }];
  const { rerender } = await renderModule(header, tea);
  await shown(/^tea /);
  const old = String(screen.getByText(/^tea /).textContent);
  rerender(<header.Header {...coffee} />);
  await shown(/^coffee /);
  await jest.advanceTimersByTimeAsync(50_000);
  rerender(<header.Header {...tea} />);
  await jest.advanceTimersByTimeAsync(0);
  expect(screen.getByText(/^tea /)).toHaveTextContent(old);
  expect(asked('tea')).toBe(1);

  rerender(<header.Header {...coffee} />);
  await jest.advanceTimersByTimeAsync(10_001);
  rerender(<header.Header {...tea} />);
  expect(screen.getByText(/^tea /)).toHaveTextContent(old);
  await waitFor(() => expect(screen.getByText(/^tea /)).not.toHaveTextContent(old));
  expect(asked('tea')).toBe(2);
});

test('the banner stays until the response for other tags, but not for another id (PROMO-06)', async () => {
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

/** The category's promotions that are in the store. */
const kept = () =>
  Object.keys(pageStore().getState().promotions).flatMap((key) => /tea-\d+/.exec(key) ?? []);

test('the oldest unused promotions are removed from the store (PROMO-06)', async () => {
  serveBanners();
  const { rerender } = await renderModule(header, { categoryPromotionId: 'tea-0' });
  await shown(/^tea-0 /);
  for (let number = 0; number <= 30; number += 1) {
    rerender(<header.Header categoryPromotionId={`tea-${number}`} />);
  }
  await shown(/^tea-30 /);
  expect(kept().length).toBeLessThanOrEqual(21);
  expect(kept()).not.toContain('tea-9');
  expect(kept()).toContain('tea-20');
  expect(asked('~header_top')).toBe(1);
  expect(screen.getByText(/^~header_top /)).toBeVisible();
  rerender(<header.Header categoryPromotionId="tea-0" />);
  await shown(/^tea-0 /);
  expect(asked('tea-0')).toBe(2);
});
