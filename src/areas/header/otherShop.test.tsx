import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { collectErrors } from '../../testing/collectEvents.ts';
import { renderModule } from '../../testing/renderModule.tsx';
import { setBrowser } from '../../testing/setBrowser.ts';
import { serveShop } from '../../testing/shopServer.ts';

// A shop without loyalty programme, community, store finder and iOS app, and with three menu items.
const without = { loyalty: false, community: false, storeFinder: false };
const others = { newsletterBox: true, recentSearches: true, themeWorlds: false };
const modules = {
  brand: await import('#shop/brand.ts'),
  navigation: await import('#shop/navigation.ts'),
  sites: await import('#shop/sites.ts'),
};
jest.unstable_mockModule('#shop/sites.ts', () => ({
  ...modules.sites,
  features: {
    DE: { ...without, ...others, mobilePlan: false },
    AT: { ...without, ...others, mobilePlan: true },
    PL: { ...without, ...others, mobilePlan: false, storeFinder: true },
  },
}));
jest.unstable_mockModule('#shop/brand.ts', () => ({
  ...modules.brand,
  brandName: 'Nordwald',
  brandKey: 'nord',
  loyaltyCard: '',
  apps: { android: 'https://apps.test/nordwald' },
  serviceFields: { cardMember: 'holdsCard', worldForCardHolders: 'card', cardTopic: 'CARD' },
  logo: {
    viewBox: '0 0 80 20',
    width: 96,
    height: 24,
    withName: false,
    shapes: [['path', { d: 'M0 0h80' }]],
  },
}));
jest.unstable_mockModule('#shop/navigation.ts', () => ({
  ...modules.navigation,
  menu: {
    DE: { categories: '/all', coffee: '/tea?country=DE', sale: '/less' },
    AT: { categories: '/all', coffee: '/tee' },
    PL: { categories: '/all' },
  },
  searchShortcuts: { 'AT agb': '/terms' },
}));

const header = await import('../../exposes/Header.tsx');
const { accountLinks } =
  await import('../../features/personal-data/chunks/account/AccountFlyout.tsx');
const { CARD_MEMBER, anonymous } = await import('../../features/personal-data/personalData.ts');
const { searchAddress } = await import('../../features/search/searchQuery.ts');
const { offeredApp } = await import('./appOffer.ts');

const { callsTo, visitAs } = serveShop();
const errors = collectErrors();
const part = (name: string) => document.querySelector<HTMLElement>(`[data-part="${name}"]`);
const items = () =>
  [...document.querySelectorAll('[data-part="nav-item"]')].map(
    (item) => `${item.getAttribute('data-item')} ${item.getAttribute('href')}`,
  );

const loadedButtons = () =>
  document.querySelectorAll('[data-part="navigation"] button:not([data-idle])');

test('does not show a menu item without an address (SHOP-25, NAV-01)', async () => {
  await renderModule(header, { site: 'AT' });
  expect(items()).toEqual(['categories /all', 'coffee /tee']);
  await waitFor(() => expect(part('navigation')).toHaveTextContent('Kategorien'));
  await waitFor(() => expect(loadedButtons()).toHaveLength(2));
  expect(items().map((item) => item.split(' ')[0])).toEqual(['categories', 'coffee']);
});

test('does not request theme worlds that are not in the menu (SHOP-25, NAV-06)', async () => {
  await renderModule(header, {});
  expect(items()).toEqual(['categories /all', 'coffee /tea?country=DE', 'sale /less']);
  await waitFor(() => expect(callsTo('/jsonflyoutnavigation')).toHaveLength(1));
  await waitFor(() => expect(callsTo('/service/cart/api/cart')).not.toHaveLength(0));
  expect(callsTo('/service/themeworld-frontend/api/themeworlds/navigation')).toEqual([]);
  expect(errors).toEqual([]);
});

test('shows the store finder icon only on sites with a store finder (SHOP-25, HEAD-08)', async () => {
  const { rerender } = await renderModule(header, {});
  expect(part('icon-store-finder')).toBeNull();
  expect(part('icon-cart')).toBeVisible();
  rerender(<header.Header site="PL" />);
  await waitFor(() => expect(part('icon-store-finder')).toBeVisible());
});

test('shows no beans to a known visitor if the shop has no loyalty programme (SHOP-25)', async () => {
  await visitAs({ kind: 'LOGGED_IN' });
  await renderModule(header, {});
  await waitFor(() => expect(part('icon-user')).toHaveAttribute('data-known'));
  await userEvent.click(part('icon-user') as HTMLElement);
  await waitFor(() => expect(part('account-links')).toBeVisible());
  expect(part('beans')).toBeNull();
});

test('omits programmes that the site does not have, even for their members (SHOP-25)', () => {
  const member = {
    ...anonymous,
    loggedInOrRemembered: true,
    communityMember: true,
    [CARD_MEMBER]: true,
  };
  const texts = (site: 'DE' | 'AT') => accountLinks(site, member).map(({ text }) => text);
  expect(texts('DE')).toEqual([
    'account.title',
    'account.orders',
    'account.watchList',
    'account.logout',
  ]);
  expect(texts('AT')).toContain('account.mobilePlan');
});

test('the field for card holders has the brand’s key in its name (HOST-08)', () => {
  expect(CARD_MEMBER).toBe('nordCardMember');
});

test.each([
  ['Mozilla/5.0 (Linux; Android 15) Chrome/142.0.0.0 Mobile', 'https://apps.test/nordwald'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) CriOS/142.0', undefined],
])('offers an app only on systems for which the shop has an app (SHOP-25): %s', (value, page) => {
  setBrowser('userAgent', value);
  expect(offeredApp()).toBe(page);
});

test('shows the shop’s logo and repeats its name only as a label (HEAD-01)', async () => {
  await renderModule(header, { reduced: true });
  const logo = screen.getByRole('link', { name: /Nordwald/ });
  expect(logo).not.toHaveTextContent('Nordwald');
  const picture = logo.querySelector('svg');
  expect(picture).toHaveAttribute('viewBox', '0 0 80 20');
  expect(picture).toHaveAttribute('width', '6em');
  expect(picture).toHaveAttribute('height', '1.5em');
});

test('uses the search shortcuts of the site (SEARCH-02)', () => {
  expect(searchAddress(' AGB', 'AT')).toBe('/terms');
  expect(searchAddress('agb', 'DE')).toBe('/search?query=agb&site=DE');
  expect(searchAddress('constructor', 'AT')).toBe('/search?query=constructor&site=AT');
});
