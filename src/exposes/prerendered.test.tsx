import { consentScripts } from '#shop/consent.ts';
import * as cookieNames from '#shop/cookies.ts';
import { act, screen, waitFor } from '@testing-library/react';
import { beginHeader } from '../areas/header/chunks/reads/beginHeader.ts';
import { CART, CUP, cupService, storeCart } from '../testing/cartPage.ts';
import { leavePage } from '../testing/freshPage.ts';
import { renderModule } from '../testing/renderModule.tsx';
import { settle } from '../testing/settle.ts';
import { setBrowser } from '../testing/setBrowser.ts';
import { serveShop } from '../testing/shopServer.ts';
import { logIn, logOut } from '../testing/visitor.ts';
import { API } from '../testing/staffPage.ts';
import type { ConsentScripts } from '../foundation/shop/defineSite.ts';
import { closeAppBanner } from '../areas/header/appOffer.ts';
import { setArticle } from './cart.ts';
import * as footer from './Footer.tsx';
import * as header from './Header.tsx';
import * as previewPanel from './PreviewPanel.tsx';

const { calls, callsTo, hold, use } = serveShop();

let isPrerendering = true;
const channel = new BroadcastChannel('fascia.cart.DE');
const messages: unknown[] = [];
channel.addEventListener('message', ({ data }) => messages.push(data));

beforeAll(() => {
  Object.defineProperty(Document.prototype, 'prerendering', {
    configurable: true,
    get: () => isPrerendering,
  });
});
beforeEach(() => {
  isPrerendering = true;
  use(...cupService(5));
});
afterAll(() => {
  Reflect.deleteProperty(Document.prototype, 'prerendering');
  channel.close();
});

/** Activates the prerendered page. */
const activate = () =>
  act(async () => {
    isPrerendering = false;
    document.dispatchEvent(new Event('prerenderingchange'));
    document.dispatchEvent(new Event('visibilitychange'));
  });

const paths = () => calls.map(({ url }) => decodeURIComponent(new URL(url).pathname)).toSorted();
const badge = () => document.querySelector('[data-part="cart-badge"]')?.textContent;
const stored = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);

/** Renders a page whose document prefetches data, as on a host's page. */
async function openPage(): Promise<void> {
  beginHeader({}, false);
  await renderModule(header, {});
  await renderModule(footer, {});
  await screen.findByRole('contentinfo');
  await waitFor(() => expect(paths().length).toBeGreaterThanOrEqual(2));
  await settle();
}

const READ_WHILE_PRERENDERING = [
  '/jsonflyoutnavigation',
  '/service/themeworld-frontend/api/themeworlds/navigation',
];
const READ_ON_ACTIVATION = [
  '/json/psdata',
  '/service/abtestfrontend/api/v1/getassignment',
  '/service/cart/api/cart',
  '/service/customerfrontenddata/api/v1/psdata',
  '/service/promotion/api/promotion/~header_benefits',
  '/service/promotion/api/promotion/~header_pi',
  '/service/promotion/api/promotion/~header_top',
];

// HOST-122
test('reads no visitor data, stores nothing and sends no message while prerendering', async () => {
  localStorage.setItem('fascia.recentSearches.DE', JSON.stringify([['alt', 1]]));
  const before = stored();
  await openPage();
  expect(paths()).toEqual(READ_WHILE_PRERENDERING);
  expect(stored()).toBe(before);
  expect(messages).toEqual([]);
  await activate();
  await settle();
});

// HOST-122
test('reads all data once when the page is activated', async () => {
  await openPage();
  await activate();
  await waitFor(() => expect(badge()).toBe('5'));
  await waitFor(() => expect(paths()).toEqual(expect.arrayContaining(READ_ON_ACTIVATION)));
  await settle();
  const cacheKeys = paths().filter((path) => path.includes('cachekey'));
  expect(cacheKeys).toHaveLength(1);
  const others = paths().filter((path) => !cacheKeys.includes(path));
  expect(others).toEqual([...READ_WHILE_PRERENDERING, ...READ_ON_ACTIVATION].toSorted());
});

// HOST-122, CART-05
test('shows the stored count only after activation', async () => {
  isPrerendering = false;
  storeCart(4);
  leavePage();
  isPrerendering = true;
  hold(CART);
  await openPage();
  expect(badge()).toBeUndefined();
  await activate();
  await waitFor(() => expect(badge()).toBe('4'));
});

// HOST-122, CART-83
test('removes the previous visitor’s data if the visitor logs out while prerendering', async () => {
  isPrerendering = false;
  logIn();
  storeCart(4);
  leavePage();
  isPrerendering = true;
  hold(CART);
  await openPage();
  logOut();
  await activate();
  await waitFor(() => expect(paths()).toContain(CART));
  expect(badge()).toBeUndefined();
  expect(localStorage.getItem('fascia.cart.DE')).toBeNull();
});

// HOST-122, PREV-01
test('checks the staff session once, when the page is activated', async () => {
  document.cookie = `${cookieNames.staff}=somebody; Path=/`;
  await renderModule(previewPanel, {});
  await settle();
  expect(calls).toEqual([]);
  await activate();
  await screen.findByRole('button', { name: /Preview/ });
  expect(callsTo(`${API}/auth/checkauth`)).toHaveLength(1);
});

const consentManagers = () => document.querySelectorAll('[data-domain-script]');

// HOST-122, HEAD-22
test('loads the consent manager when the page is activated', async () => {
  const shopScripts = consentScripts as { AT: ConsentScripts };
  const attributes = { 'data-domain-script': 'at' };
  shopScripts.AT = { DEV: { src: 'https://consent.example/script.js', attributes } };
  await renderModule(header, { site: 'AT', stage: 'DEV', oneTrustEnabled: true });
  await settle();
  expect(consentManagers()).toHaveLength(0);
  await activate();
  expect(consentManagers()).toHaveLength(1);
  shopScripts.AT = {};
  document.head.replaceChildren();
});

// HOST-122
test('sends no change of the cart if the page is left before it is activated', async () => {
  void setArticle({ ...CUP, quantity: 3 });
  await settle();
  leavePage();
  await settle();
  expect(calls).toEqual([]);
  await activate();
  await settle();
});

// HOST-149
test('does not offer the app if the visitor has closed the banner while prerendering', async () => {
  setBrowser('userAgent', 'Android');
  await openPage();
  isPrerendering = false;
  closeAppBanner();
  await activate();
  await settle();
  expect(document.querySelector('[data-part="app-banner"]')).toBeNull();
});
