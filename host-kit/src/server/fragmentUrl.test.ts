/** @jest-environment node */
import fc from 'fast-check';
import { anyCharacter } from '../../../src/testing/anyCharacter.ts';
import { fragmentUrl, serviceBase } from './fragmentUrl.ts';

const urlOf = (settings: object) => fragmentUrl('https://shop.test', 'header', settings).url;

// SSR-71
test.each<[string, object, string]>([
  ['no settings', {}, ''],
  ['a string', { site: 'DE' }, '?site=DE'],
  ['a name in camel case', { categoryPromotionId: '~tea' }, '?categorypromotionid=%7Etea'],
  [
    'true and false',
    { sticky: true, showPromotionBanner: false },
    '?showpromotionbanner=false&sticky=true',
  ],
  ['a number', { searchWidth: 550 }, '?searchwidth=550'],
  ['a list', { consents: ['DNE', 'X'] }, '?consents=DNE%2CX'],
  ['a group', { tags: { allOf: ['a', 'b'], noneOf: ['c'] } }, '?tags.allof=a%2Cb&tags.noneof=c'],
  ['addresses', { addresses: { login: '/sign-in?a=b' } }, '?addresses.login=%2Fsign-in%3Fa%3Db'],
  ['empty values', { site: undefined, locale: null, consents: [], tags: {} }, ''],
  ['a string with special characters', { path: '/a&site=AT#x' }, '?path=%2Fa%26site%3DAT%23x'],
])('the URL of a fragment contains %s as query parameters', (_, settings, query) => {
  expect(urlOf(settings)).toBe(`https://shop.test/fragments/header${query}`);
});

test('parameters are sorted by their lower-case names (SSR-71)', () => {
  expect(urlOf({ showSecureHint: false, showpromotionbanner: true })).toMatch(
    /\?showpromotionbanner=true&showsecurehint=false$/,
  );
});

test('the documented name of a setting takes precedence over its lower-case name (SSR-71)', () => {
  expect(urlOf({ hidenewsletter: 'true', hideNewsletter: false })).toMatch(
    /\?hidenewsletter=false$/,
  );
  expect(urlOf({ hidenewsletter: 'true', hideNewsletter: undefined })).toMatch(/=true$/);
});

const text = fc.string({ unit: anyCharacter, maxLength: 8 });
const value = fc.oneof(text, fc.boolean(), fc.integer(), fc.constant(undefined), fc.constant(null));
const anySettings = fc.dictionary(
  text,
  fc.oneof(value, fc.array(text, { maxLength: 3 }), fc.dictionary(text, value, { maxKeys: 3 })),
  { maxKeys: 4 },
);

test('settings in any order have the same URL on the service’s origin (SSR-71)', () => {
  fc.assert(
    fc.property(anySettings, (settings) => {
      const reversed = Object.fromEntries(Object.entries(settings).toReversed());
      expect(urlOf(reversed)).toBe(urlOf(settings));
      const { origin, pathname, hash } = new URL(urlOf(settings));
      expect([origin, pathname, hash]).toEqual(['https://shop.test', '/fragments/header', '']);
    }),
  );
});

test.each<[string, unknown]>([
  ['a function', { navigate: () => {} }],
  ['a function in a group', { addresses: { login: () => '/login' } }],
  ['a symbol', { site: Symbol('DE') }],
  ['a date', { from: new Date() }],
  ['a map', { tags: new Map() }],
  ['a group in a group', { tags: { allOf: { a: 'b' } } }],
  ['a list of numbers', { consents: [7] }],
])('%s as a setting throws a TypeError that names the setting (SSR-71)', (_, settings) => {
  expect(() => urlOf(settings as object)).toThrow(TypeError);
  expect(() => urlOf(settings as object)).toThrow(/^fascia-host: the (setting|list) "\w/);
});

test('a list entry with a comma is returned as a problem (SSR-71)', () => {
  const { problems } = fragmentUrl('https://shop.test', 'header', { tags: { allOf: ['a,b'] } });
  expect(problems).toEqual([
    'An entry of the setting "tags.allOf" contains a comma, which separates entries',
  ]);
});

test.each([
  ['https://shop.test', 'https://shop.test'],
  ['https://shop.test/', 'https://shop.test'],
  ['http://localhost:3000/fascia/', 'http://localhost:3000/fascia'],
])('the base URL of the service at %s is %s (SSR-70)', (origin, base) => {
  expect(serviceBase(origin)).toBe(base);
});

test.each([
  '',
  'shop.test',
  '/fascia',
  'ftp://shop.test',
  'https://shop.test?x',
  'https://a:b@shop.test',
])('%p is not a valid origin of a service (SSR-70)', (origin) => {
  expect(() => serviceBase(origin)).toThrow('fascia-host: "origin" must be an address such as');
});
