import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { cartStore } from '../../exposes/cart.ts';
import * as header from '../../exposes/Header.tsx';
import { CART, cartSettled, cupService, openCartPage } from '../../testing/cartPage.ts';
import { renderModule } from '../../testing/renderModule.tsx';
import { serveShop } from '../../testing/shopServer.ts';
import { pageStore } from '../page.ts';
import { followVisitor } from '../chunks/services/followVisitor.ts';

const { use, hold, callsTo } = serveShop();

const PERSONAL_DATA = '/service/customerfrontenddata/api/v1/psdata';
const icon = () => document.querySelector('[data-part="icon-user"]');

/** Opens a page whose reads fail, as they do while the services' code has not been loaded. */
async function openPage(): Promise<void> {
  use(
    http.get(`*${PERSONAL_DATA}`, () => HttpResponse.error()),
    http.get(`*${CART}`, () => HttpResponse.error()),
  );
  await renderModule(header, { showPromotionBanner: false });
  await openCartPage();
  await waitFor(() => expect(cartStore.getState().readError).not.toBeNull());
}

test('retries failed reads when the code has been loaded (HK-182)', async () => {
  await openPage();
  const body = { tracking: { loginStatus: 'LOGGED_IN' }, customer: { firstname: 'Ada' } };
  use(
    http.get(`*${PERSONAL_DATA}`, () => HttpResponse.json(body)),
    ...cupService(3),
  );
  const stop = await act(async () => followVisitor(pageStore()));
  await waitFor(() => expect(icon()).toHaveAccessibleName('Mein Konto, Ada'));
  stop();
});

test('does not repeat pending reads when the code has been loaded in time (HK-182)', async () => {
  use(...cupService(3));
  hold(PERSONAL_DATA);
  await renderModule(header, { showPromotionBanner: false });
  await openCartPage();
  await cartSettled();
  await waitFor(() => expect(callsTo(PERSONAL_DATA)).toHaveLength(1));
  await act(async () => followVisitor(pageStore())());
  expect(callsTo(PERSONAL_DATA)).toHaveLength(1);
  expect(callsTo(CART)).toHaveLength(1);
});
