import { act, waitFor } from '@testing-library/react';
import { http } from 'msw';
import * as header from '../../exposes/Header.tsx';
import { collectErrors } from '../../testing/collectEvents.ts';
import { renderModule } from '../../testing/renderModule.tsx';
import { serveShop } from '../../testing/shopServer.ts';

const { use, callsTo, shop } = serveShop();
const errors = collectErrors();

const part = (selector: string) => document.querySelector<HTMLElement>(selector);

const restorePage = () =>
  act(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));

test('a page from the back/forward cache retries the failed request for the navigation (HOST-120)', async () => {
  shop.faults.set('navigation', { kind: 'cut' });
  await renderModule(header, { showPromotionBanner: false });
  await waitFor(() => expect(errors).toHaveLength(1));
  shop.faults.clear();
  restorePage();
  await waitFor(() => expect(part('[data-item="coffee"] + button:not([data-idle])')).toBeTruthy());
});

test('a page from the back/forward cache retries the pending request for a promotion (HOST-120)', async () => {
  const top = '/service/promotion/api/promotion/~header_top';
  use(http.get(`*${top}`, () => new Promise<never>(() => {}), { once: true }));
  await renderModule(header, {});
  await waitFor(() => expect(callsTo(top)).toHaveLength(1));
  restorePage();
  await waitFor(() => expect(part('[data-part="top-banner"]')).toBeTruthy());
});
