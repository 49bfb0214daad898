import { act, render, waitFor } from '@testing-library/react';
import { collectErrors } from '../testing/collectEvents.ts';
import { renderModule } from '../testing/renderModule.tsx';
import { serveShop } from '../testing/shopServer.ts';
import { browserPage } from '../features/cart/pageLifecycle.ts';
import * as footer from './Footer.tsx';
import * as header from './Header.tsx';

const { calls } = serveShop();
const errors = collectErrors();

const TOKENS = ['x-xsrf-token', 'x-long-term-token', 'x-logintoken'];

const originsOf = (part: string) => [
  ...new Set(calls.filter(({ url }) => url.includes(part)).map(({ url }) => new URL(url).origin)),
];
const hasTokens = ({ headers }: Request) => TOKENS.some((name) => headers.has(name));

/** The distinct paths of the requests with this header. */
const pathsWith = (name: string) =>
  new Set(calls.filter(({ headers }) => headers.has(name)).map(({ url }) => new URL(url).pathname));

const SERVICES = [
  '/service/cart/',
  '/service/customerfrontenddata/',
  '/jsonflyoutnavigation',
  '/service/themeworld-frontend/',
  '/service/promotion/',
  '/service/searchfrontend/',
];

async function waitForAll(): Promise<void> {
  await waitFor(() => {
    for (const service of SERVICES) expect(originsOf(service)).toHaveLength(1);
  });
}

beforeEach(() => {
  for (const name of ['XSRF-TOKEN', 'LongTermToken', 'LoginToken']) {
    document.cookie = `${name}=secret; Path=/`;
  }
});

// SHOP-22, HOST-31
test('sends all requests to the services’ origin, without tokens', async () => {
  await renderModule(header, { addresses: { services: 'https://api.elsewhere.test/' } });
  await waitForAll();
  for (const service of SERVICES) {
    expect(originsOf(service)).toEqual(['https://api.elsewhere.test']);
  }
  expect(calls.filter(hasTokens)).toEqual([]);
  expect(calls.every(({ credentials }) => credentials === 'include')).toBe(true);
});

test('sends the requests of a single service to its own origin (SHOP-22)', async () => {
  const addresses = { services: '/tenant-{site}', cartService: 'https://cart.elsewhere.test' };
  await renderModule(header, { addresses });
  await waitForAll();
  expect(originsOf('/service/cart/')).toEqual(['https://cart.elsewhere.test']);
  const customer = calls.filter(({ url }) => url.includes('customerfrontenddata'));
  expect(customer[0]?.url).toMatch('http://shop.test/tenant-DE/service/customerfrontenddata/');
  expect(customer.every(hasTokens)).toBe(true);
});

test('sends all requests to the page’s origin by default (HOST-26)', async () => {
  await renderModule(header, {});
  await waitForAll();
  for (const service of SERVICES) expect(originsOf(service)).toEqual(['http://shop.test']);
});

// HOST-27, HOST-62
test('sends the tokens only with the requests for the cart and personal data', async () => {
  await renderModule(header, { categoryPromotionId: '~category_coffee' });
  await waitForAll();
  await waitFor(() => expect(originsOf('~category_coffee')).toHaveLength(1));
  const [cart, personalData] = SERVICES;
  expect(pathsWith('x-xsrf-token')).toEqual(
    new Set([`${cart}api/cart`, `${personalData}api/v1/psdata`]),
  );
  expect(pathsWith('x-long-term-token')).toEqual(new Set([`${cart}api/cart`]));
  expect(pathsWith('x-logintoken')).toEqual(new Set());
});

// NAV-05
test('uses a host’s navigation route as the complete address of the navigation service', async () => {
  const addresses = { services: 'https://api.elsewhere.test' };
  const navigationRoute = '/my-navigation?variant=b';
  await renderModule(header, { addresses, navigationRoute });
  await waitFor(() => expect(originsOf(navigationRoute)).toEqual(['http://shop.test']));
});

test('sends a change to the cart’s origin when the page is left (SHOP-22)', async () => {
  const addresses = { cartService: 'https://cart.elsewhere.test' };
  await renderModule(header, { reduced: true, addresses });
  browserPage.sendOnPageHide({ setArticle: { productId: '1', tcm: '2', quantity: 0 } });
  await waitFor(() => expect(originsOf('/service/cart/')).toEqual(['https://cart.elsewhere.test']));
  expect(calls.some(hasTokens)).toBe(false);
});

test('sends requests for A/B tests to the page’s origin (SHOP-22)', async () => {
  const addresses = { services: 'https://api.elsewhere.test' };
  await renderModule(footer, { hideNewsletter: true, addresses });
  await waitFor(() => expect(originsOf('abtestfrontend')).toEqual(['http://shop.test']));
});

test('uses the first origin for the whole page and reports a different one (SHOP-22)', async () => {
  const first = { addresses: { services: 'https://first.test' } };
  const { rerender } = render(<header.Header {...first} />);
  render(<header.Header addresses={{ services: 'https://second.test' }} />);
  await waitForAll();
  for (const service of SERVICES) expect(originsOf(service)).toEqual(['https://first.test']);
  rerender(<header.Header {...first} sticky />);
  await act(async () => {});
  expect(errors).toEqual([
    {
      module: 'services',
      operation: 'settings',
      message: 'The setting "addresses.services" is ignored: the page already uses another address',
    },
  ]);
});
