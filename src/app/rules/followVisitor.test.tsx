import { jest } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { cartStore } from '../../exposes/cart.ts';
import * as header from '../../exposes/Header.tsx';
import { CART, cartOfCups, cartSettled, cupService, openCartPage } from '../../testing/cartPage.ts';
import { collectErrors } from '../../testing/collectEvents.ts';
import { stopTime } from '../../testing/fakeClock.ts';
import { renderModule } from '../../testing/renderModule.tsx';
import { settle } from '../../testing/settle.ts';
import { serveShop } from '../../testing/shopServer.ts';
import { logIn, logOut } from '../../testing/visitor.ts';

const { use, hold, callsTo } = serveShop();
const errors = collectErrors();

const PERSONAL_DATA = '/service/customerfrontenddata/api/v1/psdata';
const MINUTE_MS = 60_000;

const part = (selector: string) => document.querySelector<HTMLElement>(selector);
const icon = () => part('[data-part="icon-user"]') as HTMLElement;
const sees = (name: string) => waitFor(() => expect(icon()).toHaveAccessibleName(name));
const UNKNOWN = 'Mein Konto';
const ADA = 'Mein Konto, Ada';
const GRACE = 'Mein Konto, Grace';

/** Makes the services return this visitor (`null` if unknown) and a cart with this number of cups. */
function serve(firstname: string | null, cups: number): void {
  const loginStatus = firstname === null ? 'LOGGED_OUT' : 'LOGGED_IN';
  const body = { tracking: { loginStatus }, customer: firstname === null ? {} : { firstname } };
  use(
    http.get(`*${PERSONAL_DATA}`, () => HttpResponse.json(body)),
    ...cupService(cups),
  );
}

/** Opens a page with a header and a cart, and waits for the first responses. */
async function openPage(name: string): Promise<void> {
  await renderModule(header, { showPromotionBanner: false });
  await openCartPage();
  await sees(name);
  await waitFor(() => expect(callsTo(PERSONAL_DATA)).toHaveLength(1));
}

const dispatch = (target: EventTarget, event: Event) => act(() => target.dispatchEvent(event));
const reportVisitorChange = () => dispatch(window, new Event('fascia:visitor-changed'));
const focus = () => dispatch(window, new Event('focus'));
const restorePage = () =>
  dispatch(window, new PageTransitionEvent('pageshow', { persisted: true }));

test('loads the visitor’s name and cart when the host reports a login (HOST-53, ACC-16)', async () => {
  serve(null, 1);
  await openPage(UNKNOWN);
  serve('Ada', 5);
  reportVisitorChange();
  expect(cartStore.getState()).toMatchObject({ count: 0, canCheckout: false });
  await sees(ADA);
  await cartSettled();
  expect(cartStore.getState()).toMatchObject({ count: 5, canCheckout: true });
  expect(callsTo(PERSONAL_DATA)).toHaveLength(2);
  expect(callsTo(CART)).toHaveLength(2);
});

test('hides the visitor’s data immediately after a logout in another tab (ACC-16)', async () => {
  logIn();
  serve('Ada', 5);
  await openPage(ADA);
  logOut();
  serve(null, 1);
  focus();
  expect(icon()).toHaveAccessibleName(UNKNOWN);
  expect(icon()).not.toHaveAttribute('data-known');
  expect(cartStore.getState()).toMatchObject({ count: 0, canCheckout: false });
  await cartSettled();
  expect(cartStore.getState().count).toBe(1);
});

test('shows no name on a page from the back/forward cache until personal data are loaded again (ACC-17)', async () => {
  serve('Ada', 2);
  await openPage(ADA);
  restorePage();
  expect(icon()).toHaveAccessibleName(UNKNOWN);
  expect(icon()).not.toHaveAttribute('data-known');
  await sees(ADA);
  expect(callsTo(PERSONAL_DATA)).toHaveLength(2);
});

test('shows no name on a page from the back/forward cache if the service fails (ACC-17)', async () => {
  serve('Ada', 2);
  await openPage(ADA);
  use(http.get(`*${PERSONAL_DATA}`, () => HttpResponse.error()));
  restorePage();
  await waitFor(() => expect(errors).toHaveLength(1));
  expect(icon()).toHaveAccessibleName(UNKNOWN);
});

test('ignores a response that was in flight when the visitor changed (ACC-16)', async () => {
  const responses: ((firstname: string) => void)[] = [];
  use(
    http.get(
      `*${PERSONAL_DATA}`,
      () =>
        new Promise<HttpResponse<object>>((resolve) => {
          responses.push((firstname) =>
            resolve(
              HttpResponse.json({
                tracking: { loginStatus: 'LOGGED_IN' },
                customer: { firstname },
              }),
            ),
          );
        }),
    ),
  );
  await renderModule(header, { showPromotionBanner: false });
  await waitFor(() => expect(responses).toHaveLength(1));
  reportVisitorChange();
  await waitFor(() => expect(responses).toHaveLength(2));
  responses[1]?.('Grace');
  await sees(GRACE);
  responses[0]?.('Ada');
  await settle();
  expect(icon()).toHaveAccessibleName(GRACE);
});

test('fetches personal data again when the window receives the focus after 5 minutes (ACC-17)', async () => {
  stopTime();
  const openedAt = Date.now();
  serve('Ada', 2);
  await openPage(ADA);
  const readBefore = Date.now();
  jest.setSystemTime(openedAt + 5 * MINUTE_MS - 1);
  focus();
  focus();
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(callsTo(PERSONAL_DATA)).toHaveLength(1);
  jest.setSystemTime(readBefore + 5 * MINUTE_MS);
  focus();
  focus();
  expect(icon()).toHaveAccessibleName(ADA);
  await waitFor(() => expect(callsTo(PERSONAL_DATA)).toHaveLength(2));
  await sees(ADA);
});

test('retries failed personal data when the window receives the focus (ACC-17)', async () => {
  use(http.get(`*${PERSONAL_DATA}`, () => HttpResponse.error(), { once: true }));
  await renderModule(header, { showPromotionBanner: false });
  await waitFor(() => expect(errors).toHaveLength(1));
  serve('Ada', 2);
  focus();
  await sees(ADA);
});

test('does not reset the cart on the first personal data of a page (ACC-16)', async () => {
  serve('Ada', 2);
  await openPage(ADA);
  expect(cartStore.getState()).toMatchObject({ count: 2, busy: false });
  expect(callsTo(CART)).toHaveLength(1);
});

// ACC-16
test.each([
  ['logs out', 'Ada', null],
  ['logs in', null, 'Ada'],
  ['is another person', 'Ada', 'Grace'],
])(
  'discards and fetches the cart if personal data show that the visitor %s',
  async (_, before, after) => {
    stopTime();
    serve(before, 2);
    await openPage(before === null ? UNKNOWN : ADA);
    serve(after, 5);
    hold(CART);
    jest.setSystemTime(Date.now() + 5 * MINUTE_MS);
    focus();
    await waitFor(() => expect(cartStore.getState().count).toBe(0));
    expect(cartStore.getState().canCheckout).toBe(false);
    // The initial request, the request after 5 minutes, and the request after the visitor's change.
    await waitFor(() => expect(callsTo(CART)).toHaveLength(3));
  },
);

test('does not reset the cart again when the response confirms a reported change (ACC-16)', async () => {
  serve(null, 1);
  await openPage(UNKNOWN);
  serve('Ada', 5);
  reportVisitorChange();
  await cartSettled();
  await sees(ADA);
  await cartSettled();
  expect(callsTo(CART)).toHaveLength(2);
});

test('discards another visitor’s cart on a page from the back/forward cache (ACC-16)', async () => {
  serve('Ada', 5);
  await openPage(ADA);
  serve('Grace', 1);
  restorePage();
  await sees(GRACE);
  await cartSettled();
  expect(cartStore.getState().count).toBe(1);
});

test('does not request personal data on a page without a header (ACC-16)', async () => {
  use(http.get(`*${CART}`, () => HttpResponse.json({ cart: cartOfCups(2) })));
  await openCartPage();
  reportVisitorChange();
  restorePage();
  await cartSettled();
  expect(callsTo(PERSONAL_DATA)).toHaveLength(0);
});
