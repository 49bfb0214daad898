/** @jest-environment node */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { footerSettings } from '../areas/footer/footerSettings.ts';
import { headerSettings } from '../areas/header/headerSettings.ts';
import { fragmentModules, type FragmentModule } from './fragment.ts';
import { parseFragmentSettings } from './fragmentSettings.ts';

const parse = (query: string, module: FragmentModule = 'Header') =>
  parseFragmentSettings(module, new URLSearchParams(query));

const problemsOf = (query: string, module?: FragmentModule) => {
  const result = parse(query, module);
  return result.isValid ? [] : result.problems;
};

const settingsOf = (query: string, module?: FragmentModule) => {
  const result = parse(query, module);
  return result.isValid ? result.settings.given : result.problems;
};

// SSR-07
test('parses settings with the tables of the props', () => {
  expect(settingsOf('site=AT&reduced=true&searchwidth=300&categoryPromotionId=tea')).toEqual({
    site: 'AT',
    reduced: true,
    searchWidth: 300,
    categoryPromotionId: 'tea',
  });
  expect(settingsOf('tags.allof=a,b&addresses.login=/sign-in')).toMatchObject({
    tags: { allOf: ['a', 'b'] },
    addresses: { login: '/sign-in' },
  });
  expect(settingsOf('hidenewsletter=&contentSource=promotion', 'Footer')).toEqual({
    hideNewsletter: true,
    contentSource: 'promotion',
  });
  expect(settingsOf('origin=SHOPPING_CART&consents=NEWSLETTER', 'NewsletterForm')).toMatchObject({
    origin: 'SHOPPING_CART',
  });
});

// SSR-07
test('a layout accepts the settings of header and footer', () => {
  expect(settingsOf('sticky=true&hidenewsletter=true', 'Layout')).toEqual({
    sticky: true,
    hideNewsletter: true,
  });
  // This value is the default of the footer but not of the header.
  expect(settingsOf('platform=CLASSIC', 'Layout')).toEqual({ platform: 'CLASSIC' });
});

// SSR-07
test.each([
  ['colour=red', 'Unknown setting "colour"'],
  ['constructor=1', 'Unknown setting "constructor"'],
  ['__proto__=1', 'Unknown setting "__proto__"'],
  ['site.code=DE', 'Unknown setting "site.code"'],
  ['tags=a', 'Unknown setting "tags"'],
  ['tags.some=a', 'Unknown setting "tags.some"'],
  ['addresses=/x', 'Unknown setting "addresses"'],
  ['addresses.login=javascript:alert(1)', 'addresses.login'],
  ['addresses.unknown=/x', 'Unknown setting "addresses.unknown"'],
  ['addresses.constructor=/x', 'Unknown setting "addresses.constructor"'],
  ['navigationroute=/internal', 'is not a route that the fragment service allows'],
  ['categorypromotionid=.', 'The setting "categoryPromotionId"'],
  ['categorypromotionid=..', 'The setting "categoryPromotionId"'],
  ['categorypromotionid=..%2F..%2Fadmin', 'The setting "categoryPromotionId"'],
  ['categorypromotionid=..%5Cadmin', 'The setting "categoryPromotionId"'],
  ['categorypromotionid=..%252Fadmin', 'The setting "categoryPromotionId"'],
  ['categorypromotionid=..;', 'The setting "categoryPromotionId"'],
  ['categorypromotionid=tea%3Fa=b', 'The setting "categoryPromotionId"'],
  ['categorypromotionid=tea%23', 'The setting "categoryPromotionId"'],
  ['site=XX', 'The setting "site"'],
  ['site=de', 'The setting "site"'],
  ['reduced=yes', 'The setting "reduced"'],
  ['site=DE&site=AT', 'The setting "site" occurs 2 times'],
  ['site=DE&SITE=AT', 'occurs 2 times'],
  ['navigate=x', 'is a function'],
  [`categorypromotionid=${'x'.repeat(301)}`, 'is longer than 300 characters'],
])('reports a problem for %s', (query, problem) => {
  expect(problemsOf(query)).toEqual([expect.stringContaining(problem)]);
});

// SSR-07
test('accepts only navigation routes that the operator allows', () => {
  const query = new URLSearchParams({ navigationRoute: '/menu?b=1' });
  expect(parseFragmentSettings('Header', query, { navigationRoutes: ['/menu?b=1'] })).toMatchObject(
    { isValid: true, settings: { header: { navigationRoute: '/menu?b=1' } } },
  );
  expect(parseFragmentSettings('Header', query, { navigationRoutes: ['/menu'] })).toMatchObject({
    isValid: false,
  });
});

// SSR-07
test('accepts only origins of addresses that the operator allows', () => {
  const query = new URLSearchParams({ 'addresses.newsletter': 'https://shop.example/sign-up' });
  const parseWith = (addressOrigins: string[]) =>
    parseFragmentSettings('NewsletterForm', query, { addressOrigins });
  expect(parseWith(['https://shop.example'])).toMatchObject({ isValid: true });
  expect(parseWith(['https://shop.example.evil'])).toEqual({
    isValid: false,
    problems: ['The setting "addresses.newsletter" has an origin that is not allowed'],
  });
});

// SSR-07
test('reports all problems together', () => {
  expect(problemsOf('site=XX&reduced=maybe&platform=TV')).toHaveLength(3);
  expect(problemsOf('a=1&b=2&c=3')).toHaveLength(3);
  expect(problemsOf('colour=red&site=XX&navigate=x&navigationroute=//x')).toHaveLength(4);
});

const keyOf = (query: string) => {
  const result = parse(query);
  return result.isValid ? result.key : undefined;
};

// SSR-07
test('the key does not depend on order, case or explicit defaults', () => {
  const key = keyOf('reduced=true&site=AT');
  expect(keyOf('SITE=AT&Reduced=&showPromotionBanner=true')).toBe(key);
  expect(keyOf('site=AT')).not.toBe(key);
  expect(keyOf('site=DE')).toBe(keyOf(''));
});

const names = Object.keys({ ...headerSettings, ...footerSettings }).flatMap((name) => [
  name,
  name.toLowerCase(),
  `${name}.allof`,
]);

const isKnown = (name: string) => names.includes(name);

// SSR-07
test('never throws, and returns only known settings', () => {
  const pair = fc.tuple(fc.oneof(fc.constantFrom(...names), fc.string()), fc.string());
  fc.assert(
    fc.property(fc.constantFrom(...fragmentModules), fc.array(pair), (module, pairs) => {
      const result = parseFragmentSettings(module, new URLSearchParams(pairs));
      expect(
        result.isValid
          ? Object.keys(result.settings.given).every(isKnown)
          : result.problems.length > 0,
      ).toBe(true);
    }),
  );
});
