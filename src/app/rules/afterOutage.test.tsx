import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import * as footer from '../../exposes/Footer.tsx';
import * as header from '../../exposes/Header.tsx';
import { cartSettled } from '../../testing/cartPage.ts';
import { REQUEST_TIMEOUT_MS } from '../../foundation/http/httpRequest.ts';
import { collectErrors } from '../../testing/collectEvents.ts';
import { stopTime } from '../../testing/fakeClock.ts';
import { BASE_DATA, field, openForm, part } from '../../testing/newsletterPage.tsx';
import { renderModule } from '../../testing/renderModule.tsx';
import { advance, settle } from '../../testing/settle.ts';
import { serveShop } from '../../testing/shopServer.ts';

const { use, calls, callsTo } = serveShop();
const errors = collectErrors();

const SERVICES = [
  '/jsonflyoutnavigation',
  '/service/cart/api/cart',
  '/service/customerfrontenddata/api/v1/psdata',
  '/service/promotion/api/promotion/~header_benefits',
  '/service/promotion/api/promotion/~header_pi',
  '/service/promotion/api/promotion/~header_top',
  '/service/promotion/api/promotion/SHOP_FOOTER',
  '/service/themeworld-frontend/api/themeworlds/navigation',
];

/** The paths of all calls after the first `since` calls. */
const pathsSince = (since: number) =>
  calls.slice(since).map(({ url }) => decodeURIComponent(new URL(url).pathname));

/** The services that have been called exactly once after the first `since` calls. */
const called = (since: number) => {
  const paths = pathsSince(since);
  return SERVICES.filter((path) => paths.filter((each) => each === path).length === 1);
};

/** Opens a page while all services are unavailable. Returns a function that makes the services available. */
async function openWithoutServices(): Promise<() => void> {
  let isDown = true;
  use(http.get('*', () => (isDown ? HttpResponse.error() : undefined)));
  await renderModule(header, {});
  await renderModule(footer, { contentSource: 'promotion' });
  await waitFor(() => expect(called(0)).toEqual(SERVICES));
  await cartSettled();
  await waitFor(() => expect(errors.length).toBeGreaterThanOrEqual(SERVICES.length));
  return () => void (isDown = false);
}

const dispatch = (target: EventTarget, type: string) =>
  act(async () => void target.dispatchEvent(new Event(type)));

const returns: [name: string, trigger: () => Promise<void>][] = [
  ['the network is available', () => dispatch(window, 'online')],
  ['the window receives the focus', () => dispatch(window, 'focus')],
  ['the tab becomes visible', () => dispatch(document, 'visibilitychange')],
];

const openFlyout = () =>
  act(async () => {
    const detail = { flyout: 'theme-worlds' };
    window.dispatchEvent(new CustomEvent('fascia:flyout-open', { detail }));
  });

const focusEmail = () => act(async () => field('email').focus());

// HOST-120
test.each(returns)('fetches everything again once after an outage when %s', async (_, trigger) => {
  const recover = await openWithoutServices();
  await settle();
  const since = calls.length;
  recover();
  await trigger();
  await waitFor(() => expect(called(since)).toEqual(SERVICES));
  await waitFor(() => {
    for (const name of ['top-banner', 'legal-links']) expect(part(name)).toBeInTheDocument();
  });
  await settle();
  const { length } = calls;
  await trigger();
  await settle();
  expect(pathsSince(length).filter((path) => SERVICES.includes(path))).toEqual([]);
});

// HOST-120
test('fetches the newsletter status again after an outage', async () => {
  let isDown = true;
  use(http.get('*/json/psdata', () => (isDown ? HttpResponse.error() : undefined)));
  await renderModule(footer, {});
  await waitFor(() => expect(errors).toHaveLength(1));
  isDown = false;
  await dispatch(window, 'online');
  await waitFor(() =>
    expect(calls.filter(({ url }) => url.endsWith('/json/psdata'))).toHaveLength(2),
  );
});

// HOST-120
test('fetches failed resources again when a flyout is opened after an outage', async () => {
  const recover = await openWithoutServices();
  await settle();
  const since = calls.length;
  recover();
  await openFlyout();
  const cart = '/service/cart/api/cart';
  const others = SERVICES.filter((path) => path !== cart);
  await waitFor(() => expect(called(since)).toEqual(others));
});

// HOST-120
test.each([
  ['the network is available', () => dispatch(window, 'online')],
  ['the e-mail field gets the focus', focusEmail],
])('fetches customer data again after an outage when %s', async (_, trigger) => {
  let isDown = true;
  document.cookie = 'LoginToken=ada; Path=/';
  use(
    http.get(`*${BASE_DATA}`, () =>
      isDown ? HttpResponse.error() : HttpResponse.json({ email: 'ada@example.org' }),
    ),
  );
  await openForm();
  await waitFor(() => expect(errors).toHaveLength(1));
  await settle();
  isDown = false;
  await trigger();
  await waitFor(() => expect(field('email')).toHaveValue('ada@example.org'));
  expect(callsTo(BASE_DATA)).toHaveLength(2);
});

// HOST-120
test('fetches a navigation that has timed out again after an outage', async () => {
  let isDown = true;
  use(
    http.get('*/jsonflyoutnavigation', () =>
      isDown ? new Promise<never>(() => {}) : HttpResponse.json([{ title: 'Neu', children: [] }]),
    ),
  );
  await header.prepare({});
  stopTime();
  await renderModule(header, { platform: 'CLASSIC' });
  await advance(REQUEST_TIMEOUT_MS);
  expect(errors.map(({ operation }) => operation)).toContain('navigation');
  jest.useRealTimers();
  isDown = false;
  await dispatch(window, 'online');
  await waitFor(() => expect(screen.getByRole('link', { name: 'Neu' })).toBeVisible());
});
