import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import * as footer from '../../exposes/Footer.tsx';
import * as header from '../../exposes/Header.tsx';
import { cartSettled } from '../../testing/cartPage.ts';
import { collectErrors } from '../../testing/collectEvents.ts';
import { renderModule } from '../../testing/renderModule.tsx';
import { settle } from '../../testing/settle.ts';
import { serveShop } from '../../testing/shopServer.ts';

const { use, calls } = serveShop();
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

/** The services that have been called since a number of calls, each once. */
const called = (since: number) => {
  const paths = calls.slice(since).map(({ url }) => decodeURIComponent(new URL(url).pathname));
  return SERVICES.filter((path) => paths.filter((each) => each === path).length === 1);
};

/** Opens a page while no service can be reached. They can be reached when the returned function has been called. */
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

// HOST-120
test.each([
  ['the network is back', () => dispatch(window, 'online')],
  ['the window gets the focus', () => dispatch(window, 'focus')],
  ['the tab is chosen', () => dispatch(document, 'visibilitychange')],
])('after an outage everything is read again once when %s', async (_, happen) => {
  const recover = await openWithoutServices();
  await settle();
  const since = calls.length;
  recover();
  await happen();
  await waitFor(() => expect(called(since)).toEqual(SERVICES));
  expect(document.querySelector('[data-part="top-banner"]')).toBeInTheDocument();
  const { length } = calls;
  await happen();
  await settle();
  expect(calls).toHaveLength(length);
});

// HOST-120
test('after an outage the newsletter status is read again', async () => {
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
test('after an outage what has failed is read again when a flyout is opened', async () => {
  const recover = await openWithoutServices();
  await settle();
  const since = calls.length;
  recover();
  await act(async () => {
    const detail = { flyout: 'theme-worlds' };
    window.dispatchEvent(new CustomEvent('fascia:flyout-open', { detail }));
  });
  const cart = '/service/cart/api/cart';
  const others = SERVICES.filter((path) => path !== cart);
  await waitFor(() => expect(called(since)).toEqual(others));
});
