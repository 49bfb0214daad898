/** @jest-environment node */
import { headerSettings } from '../../areas/header/headerSettings.ts';
import { footerSettings } from '../../areas/footer/footerSettings.ts';
import { newsletterSettings } from '../../features/newsletter/newsletterSettings.ts';
import fixtures from '../untrusted/fixtures/addresses.json' with { type: 'json' };
import { safeUrl } from '../untrusted/safeUrl.ts';
import { parseSettings } from './parseSettings.ts';

const read = (input: unknown) => {
  const { settings, problems } = parseSettings(headerSettings, input);
  return { addresses: settings.addresses, problems };
};
const invalid = (name: string) => `The setting "addresses.${name}" is invalid; its default is used`;

test.each([
  ['header', headerSettings],
  ['footer', footerSettings],
  ['newsletter form', newsletterSettings],
])('the %s accepts addresses by name (SHOP-20)', (_, table) => {
  const addresses = { login: '/sign-in', cartService: 'https://api.shop.test' };
  const { settings, problems } = parseSettings(table, { addresses });
  expect(settings.addresses).toEqual({ login: '/sign-in', cartservice: 'https://api.shop.test' });
  expect(problems).toEqual([]);
});

test('an address may be a separate setting, as in data attributes (SHOP-20, HOST-16)', () => {
  const given = { 'addresses.login': '/sign-in', 'addresses.watchlist': '/wishes' };
  expect(read({ ...given, addresses: { login: '/other', terms: '/terms' } })).toEqual({
    addresses: { login: '/sign-in', watchlist: '/wishes', terms: '/terms' },
    problems: [],
  });
});

test.each([
  '/',
  '/login',
  '/login?site={site}&return=https://shop.test/#top',
  'https://login.shop.test',
  'http://localhost:3000/api/',
  'HTTPS://shop.test?x',
  'https://10.0.0.1/a',
])('accepts %p (SHOP-21)', (address) => {
  expect(read({ addresses: { login: address } })).toEqual({
    addresses: { login: address },
    problems: [],
  });
});

test.each([
  'login',
  '',
  '?login',
  '#login',
  '//evil.test',
  '/\\evil.test',
  '/.//evil.test',
  '/a//b',
  'https:evil.test',
  'https://anna:secret@shop.test',
  'https://shop.test:99999',
  'https://1.2.3.4.5',
  'javascript:alert(1)',
  'mailto:anna@shop.test',
  'ftp://shop.test',
  '/lo\ngin',
  ' /login',
  7,
  true,
  {},
  ['/login'],
])('rejects %p and reports the name without the value (SHOP-21, HOST-22)', (address) => {
  expect(read({ addresses: { login: address, terms: '/terms' } })).toEqual({
    addresses: { terms: '/terms' },
    problems: [invalid('login')],
  });
});

test.each([null, undefined])('ignores an address that is %p', (login) => {
  expect(read({ addresses: { login } })).toEqual({ addresses: {}, problems: [] });
});

test.each(['/login', 7, true])('reports a setting `addresses` that is %p', (addresses) => {
  expect(read({ addresses }).problems).toEqual([
    'The setting "addresses" is invalid; its default is used',
  ]);
});

const thrower = () => {
  throw new Error('not for you');
};

test.each([
  ['a proxy', new Proxy({}, { ownKeys: thrower })],
  [
    'an object with a getter',
    Object.defineProperty({}, 'login', { enumerable: true, get: thrower }),
  ],
])('reports %s that throws (SHOP-21)', (_, addresses) => {
  expect(read({ addresses })).toEqual({
    addresses: undefined,
    problems: ['The setting "addresses" is invalid; its default is used'],
  });
});

test('rejects objects and names of the prototype as addresses (SHOP-21)', () => {
  const { addresses, problems } = read({
    addresses: {
      login: { toString: () => '/login' },
      ...JSON.parse('{"__proto__": "/polluted", "constructor": "/a"}'),
    },
  });
  expect(problems).toEqual([invalid('login')]);
  expect(Object.getPrototypeOf(addresses)).toBe(Object.prototype);
});

test('every accepted address is safe (SHOP-21, HOST-35)', () => {
  const strings = (value: unknown): string[] =>
    typeof value === 'string' ? [value] : Object.values(Object(value)).flatMap(strings);
  const vectors = strings(fixtures);
  expect(vectors.length).toBeGreaterThan(50);
  const taken = vectors.flatMap((login) => read({ addresses: { login } }).addresses?.login ?? []);
  expect(taken.length).toBeGreaterThan(5);
  expect(taken.map(safeUrl)).toEqual(taken);
});
