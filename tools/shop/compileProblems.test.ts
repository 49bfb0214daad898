/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { FILES } from './fixtures/fixtureShop.ts';
import { matching, problemLine } from './fixtures/problemLines.ts';
import { shopOfTest } from './fixtures/shopOfTest.ts';

const shopText = FILES['shop.ts'] ?? '';
const siteText = FILES['sites/DK/site.ts'] ?? '';
const otherSiteText = FILES['sites/INT/site.ts'] ?? '';

const create = shopOfTest();

const problemsOf = (changes: Record<string, string | undefined>) =>
  create(changes).compile().map(problemLine);

// SHOP-02, SHOP-04
test('reports each invalid value with file, path, value and expectation', () => {
  const problems = problemsOf({
    'shop.ts': shopText
      .replace("key: 'havn'", "key: 'Havn!'")
      .replace('heightPx: 20', "heightPx: '20'")
      .replace("cart: '/bag'", "cart: 'javascript:alert(1)'")
      .replace("login: 'HavnLogin'", "login: 'Havn Login'")
      .replace("name: 'Havn',", "name: 'Havn',\n  nmae: 'Havn',")
      .replace(
        'cookies:',
        "consent: { scripts: { LIVE: { src: 'http://consent.example/a.js' } } },\n  cookies:",
      ),
    'sites/DK/site.ts': siteText
      .replace("'DKK'", "'DKR'")
      .replace('Europe/Copenhagen', 'Europe/Atlantis')
      .replace('discount: 0.1', 'discount: 10')
      .replace("'https://havn-dk.example/'", "'ftp://havn-dk.example/'"),
    'sites/INT/site.ts': otherSiteText.replace("locale: 'en'", "locale: 'en-GB'"),
    'logo.svg': '<svg viewBox="0 0 24 16"><text>DK</text></svg>',
  });
  expect(problems).toEqual(
    expect.arrayContaining(
      matching(
        /^shop.ts nmae: an unknown name \/ one of name, key, logo/,
        /^shop.ts key: "Havn!" \/ lower-case letters/,
        /^shop.ts logo.heightPx: "20" \/ a height in px, from 8 to 200/,
        /^shop.ts addresses.cart: "javascript:alert\(1\)" \/ a path such as \/cart, or an http/,
        /^shop.ts cookies.login: "Havn Login" \/ a cookie’s name/,
        /^shop.ts consent.scripts.LIVE.src: "http:.*" \/ an https address/,
        /^sites\/DK\/site.ts currency: "DKR" \/ .*ISO 4217/,
        /^sites\/DK\/site.ts timeZone: "Europe\/Atlantis" \/ .*IANA name/,
        /^sites\/DK\/site.ts newsletter.voucher.discount: 10 \/ .*0.1 for 10 %/,
        /^sites\/DK\/site.ts start: "ftp:.*" \/ .*an http\(s\) address/,
        /^sites\/INT\/site.ts locale: "en-GB" \/ one of de-DE, .*, en$/,
        /^logo.svg : the element <text> \/ an SVG of shapes/,
      ),
    ),
  );
  expect(problems).toHaveLength(12);
});

// SHOP-02
test.each([
  ['a syntax error', `export default {\n  name: 'Havn',\n  key: =,\n};\n`, 'line 3', /./],
  ['an exception', `throw new Error('No network');\n`, 'line 1', /No network/],
  ['no default export', `export const shop = {};\n`, 'default export', /nothing/],
  ['another value', `export default 5;\n`, 'default export', /5/],
  ['a missing file', undefined, '', /does not exist/],
])('reports shop.ts with %s as one problem', (_, text, path, found) => {
  expect(create({ 'shop.ts': text }).compile()).toEqual([
    {
      file: 'shop.ts',
      path,
      found: expect.stringMatching(found),
      expected: expect.stringMatching(/./),
    },
  ]);
});

// SHOP-04
test('reports sites, addresses, features and lists that are inconsistent', () => {
  const problems = problemsOf({
    'shop.ts': shopText
      .replace("sites: ['DK', 'INT']", "sites: ['DK', 'INT', 'SE']")
      .replace("countryOrder: ['INT', 'DK']", "countryOrder: ['INT', 'DK', 'INT', 'FI']")
      .replace("help: '/help',", '')
      .replace("names: ['visa']", "names: ['visa', 'visa']")
      .replace(
        "fields: ['firstName'], required: []",
        "fields: ['firstName'], required: ['lastName']",
      )
      .replace("'images/form.svg'", "'images/missing.jpg'"),
    'sites/DK/site.ts': siteText.replace("stores: '/alle-butikker'", ''),
    'sites/INT/site.ts': otherSiteText.replace("'https://havn.example/{site}'", "'/int'"),
    'sites/NO/site.ts': otherSiteText,
    'sites/NO/footer.json': FILES['sites/INT/footer.json'],
    'texts/pl-PL.po': 'msgid "account.community"\nmsgstr "Klub"\n',
    'texts/danish.po': 'msgid "account.community"\nmsgstr "Klub"\n',
    'texts/da-DK.po':
      'msgid "account.nothing"\nmsgstr "x"\n\nmsgid "account.beans"\nmsgstr "{count, plural, other {# point}}"\n\nmsgid "account.greetingWithoutName"\nmsgstr "Hej {name}"\n',
    'sites/DK/texts.po': 'msgid "account.community"\nmsgstr "Havn"\n',
  });
  expect(problems).toEqual(
    expect.arrayContaining(
      matching(
        /^shop.ts sites: SE \/ a folder sites\/SE\//,
        /^shop.ts sites: no NO \/ NO, or no folder sites\/NO\//,
        /^shop.ts countryOrder: INT twice \/ each name once/,
        /^shop.ts countryOrder: FI \/ each of the sites once/,
        /^shop.ts countryOrder: no SE \/ each of the sites once/,
        /^shop.ts footerLogos.names: visa twice \/ each name once/,
        /^sites\/INT\/site.ts addresses.help: nothing \/ an address in site.ts or shop.ts/,
        /^sites\/DK\/site.ts addresses.stores: nothing \/ .*the feature storeFinder is on/,
        /^sites\/DK\/site.ts newsletter.required: lastName \/ firstName/,
        /^sites\/DK\/site.ts newsletter.picture.desktop: "images\/missing.jpg", which does not exist/,
        /^sites\/INT\/site.ts start: "\/int" \/ an absolute address, because another site has one/,
        /^texts\/pl-PL.po : pl-PL, which the shop does not ship \/ the locale of a site/,
        /^texts\/danish.po : the locale "danish" \/ one of de-DE/,
        /^texts\/da-DK.po account.nothing: an unknown id \/ the id of a text/,
        /^texts\/da-DK.po account.beans: .*lacks plural forms of count: one \/ a text for da-DK/,
        /^texts\/da-DK.po account.greetingWithoutName: .*the placeholders name/,
        /^sites\/DK\/texts.po account.community: a text of the whole shop \/ .*newsletter\./,
      ),
    ),
  );
});
