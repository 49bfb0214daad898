import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import type { ModuleContextValue } from './moduleContext.ts';

// Another shop's data.
const common = {
  home: '/',
  search: '/find/{site}',
  cart: '/bag',
  account: '/me',
  help: '/help?site={site}',
};
const addresses = { ...common, login: '/login', community: '/club' };
jest.unstable_mockModule('#shop/addresses.ts', () => ({
  addresses: {
    DE: addresses,
    PL: addresses,
    CH_FR: addresses,
    AT: { ...common, home: 'https://shop.at/', login: '/anmelden' },
  },
}));

const { addressOf, useAddress } = await import('./address.ts');
const { ModuleContext } = await import('./moduleContext.ts');

test("prefers the host's address to the site's (SHOP-20)", () => {
  expect(addressOf('login', 'DE')).toBe('/login');
  expect(addressOf('login', 'AT')).toBe('/anmelden');
  expect(addressOf('login', 'AT', { login: '/host' })).toBe('/host');
  expect(addressOf('home', 'DE')).toBe('/');
  expect(addressOf('home', 'AT')).toBe('https://shop.at/');
  expect(addressOf('home', 'AT', { home: '/host' })).toBe('/host');
});

test("replaces {site} with the site's code, even in the host's addresses (SHOP-20)", () => {
  expect(addressOf('help', 'CH_FR')).toBe('/help?site=CH_FR');
  expect(addressOf('help', 'AT', { help: '/{site}/help?{site}' })).toBe('/AT/help?AT');
  expect(addressOf('search', 'PL')).toBe('/find/PL');
});

test('returns undefined for a page that the site lacks, unless the host sets it', () => {
  expect(addressOf('community', 'DE')).toBe('/club');
  expect(addressOf('community', 'AT')).toBeUndefined();
  expect(addressOf('storeFinder', 'DE')).toBeUndefined();
  expect(addressOf('storeFinder', 'DE', { storefinder: '/near' } as object)).toBe('/near');
});

const Link = () => <a href={useAddress('login')}>{useAddress('cart')}</a>;

test('a component uses the addresses of its module (SHOP-20)', () => {
  const settings: ModuleContextValue = {
    site: 'AT',
    locale: 'de-AT',
    navigate: undefined,
    path: undefined,
    addresses: { cart: '/basket' },
  };
  render(
    <ModuleContext value={settings}>
      <Link />
    </ModuleContext>,
  );
  expect(screen.getByRole('link', { name: '/basket' })).toHaveAttribute('href', '/anmelden');
});
