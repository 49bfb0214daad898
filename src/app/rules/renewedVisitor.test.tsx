import { jest } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { cartStore } from '../../exposes/cart.ts';
import * as header from '../../exposes/Header.tsx';
import * as newsletterForm from '../../exposes/NewsletterForm.tsx';
import { visitorId } from '../../foundation/browser/visit/visit.ts';
import { CART, cartSettled, cupService, openCartPage } from '../../testing/cartPage.ts';
import { stopTime } from '../../testing/fakeClock.ts';
import { BASE_DATA, field } from '../../testing/newsletterPage.tsx';
import { renderModule } from '../../testing/renderModule.tsx';
import { serveShop } from '../../testing/shopServer.ts';
import { logIn, logOut, renewInOtherTab } from '../../testing/visitor.ts';

const { use, callsTo } = serveShop();

const PERSONAL_DATA = '/service/customerfrontenddata/api/v1/psdata';
const ADA = 'Mein Konto, Ada';
const GRACE = 'Mein Konto, Grace';
const UNKNOWN = 'Mein Konto';
const MAX_AGE_MS = 5 * 60_000;

const icon = () => document.querySelector('[data-part="icon-user"]') as HTMLElement;
const sees = (name: string) => waitFor(() => expect(icon()).toHaveAccessibleName(name));
const dispatch = (event: Event) => act(() => window.dispatchEvent(event));

/** Makes the services return this visitor (`undefined` if unknown) and a cart with this number of cups. */
function serve(firstname: string | undefined, cups: number): void {
  const loginStatus = firstname ? 'LOGGED_IN' : 'LOGGED_OUT';
  const body = { tracking: { loginStatus }, customer: { firstname } };
  use(
    http.get(`*${PERSONAL_DATA}`, () => HttpResponse.json(body)),
    ...cupService(cups),
  );
}

async function openPageOfAda(): Promise<void> {
  serve('Ada', 2);
  await renderModule(header, { showPromotionBanner: false });
  await openCartPage();
  await sees(ADA);
}

test('renews the visitor’s id once when personal data belong to another visitor (ACC-16, CART-81)', async () => {
  stopTime();
  await openPageOfAda();
  const before = visitorId();
  serve('Grace', 5);
  jest.setSystemTime(Date.now() + MAX_AGE_MS);
  dispatch(new Event('focus'));
  await sees(GRACE);
  await waitFor(() => expect(cartStore.getState()).toMatchObject({ count: 5, busy: false }));
  const renewed = visitorId();
  expect(renewed).not.toBe(before);
  const reads = [callsTo(PERSONAL_DATA).length, callsTo(CART).length];
  dispatch(new Event('focus'));
  expect(icon()).toHaveAccessibleName(GRACE);
  expect(visitorId()).toBe(renewed);
  expect([callsTo(PERSONAL_DATA).length, callsTo(CART).length]).toEqual(reads);
});

// ACC-14, CART-83
test('a logout in another tab removes the visitor’s data from a visible page', async () => {
  logIn();
  await openPageOfAda();
  serve(undefined, 1);
  logOut();
  act(renewInOtherTab);
  expect(icon()).toHaveAccessibleName(UNKNOWN);
  expect(cartStore.getState()).toMatchObject({ count: 0, canCheckout: false });
  await cartSettled();
  expect(cartStore.getState().count).toBe(1);
  expect(callsTo(PERSONAL_DATA)).toHaveLength(2);
});

// ACC-16, NEWS-56
test('a session that ends without a change of the login cookie empties the newsletter form', async () => {
  stopTime();
  logIn();
  use(http.get(`*${BASE_DATA}`, () => HttpResponse.json({ email: 'ada@example.org' })));
  await openPageOfAda();
  await renderModule(newsletterForm, { site: 'DE' });
  await waitFor(() => expect(field('email')).toHaveValue('ada@example.org'));
  serve(undefined, 0);
  use(http.get(`*${BASE_DATA}`, () => new HttpResponse(null, { status: 401 })));
  jest.setSystemTime(Date.now() + MAX_AGE_MS);
  dispatch(new Event('focus'));
  await sees(UNKNOWN);
  await waitFor(() => expect(field('email')).toHaveValue(''));
});
