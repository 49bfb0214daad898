/** @jest-environment node */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { existsSync } from 'node:fs';
import { createFixtureShop, FILES, type FixtureShop } from './fixtures/fixtureShop.ts';
import type { Problem } from './problems.ts';

const shopText = FILES['shop.ts'] ?? '';
const siteText = FILES['sites/DK/site.ts'] ?? '';
const tokensText = FILES['tokens.css'] ?? '';

/** Random text does not become smaller by gzip. */
const LARGE = Array.from({ length: 1500 }, (_, index) => Math.sin(index)).join(' ');

/** A shop in which nearly everything is wrong. */
const CHANGES: Record<string, string | undefined> = {
  'shop.ts': shopText
    .replace("key: 'havn'", "key: 'Havn!'")
    .replace('heightPx: 20', "heightPx: '20'")
    .replace("sites: ['DK', 'INT']", "sites: ['DK', 'INT', 'SE']")
    .replace("countryOrder: ['INT', 'DK']", "countryOrder: ['INT', 'DK', 'INT', 'NO']")
    .replace("cart: '/bag'", "cart: 'javascript:alert(1)'")
    .replace("help: '/help',", '')
    .replace("login: 'HavnLogin'", "login: 'Havn Login'")
    .replace("names: ['visa']", "names: ['visa', 'visa']")
    .replace("name: 'Havn',", "name: 'Havn',\n  nmae: 'Havn',")
    .replace("fields: ['firstName'], required: []", "fields: ['firstName'], required: ['lastName']")
    .replace("'images/form.svg'", "'images/missing.jpg'")
    .replace(
      'cookies:',
      "consent: { scripts: { LIVE: { src: 'http://consent.example/a.js' } } },\n  cookies:",
    ),
  'sites/DK/site.ts': siteText
    .replace("'DKK'", "'DKR'")
    .replace("stores: '/alle-butikker'", '')
    .replace('discount: 0.1', 'discount: 10')
    .replace("'https://havn-dk.example/'", "'ftp://havn-dk.example/'"),
  'sites/INT/site.ts': FILES['sites/INT/site.ts']?.replace("locale: 'en'", "locale: 'en-GB'"),
  'sites/NO/site.ts': FILES['sites/INT/site.ts'],
  'sites/DK/flag.svg': '<svg viewBox="0 0 24 16"><text>DK</text></svg>',
  'logo.svg': `<svg viewBox="0 0 9 9"><path d="${LARGE}"/></svg>`,
  'sites/DK/footer.json': JSON.stringify({
    teaserGroups: [
      { heading: { iconName: 'facebok', link: { url: '/pay', text: 'Payment' } }, links: [] },
      { heading: { link: { url: '/pay', text: '' } } },
    ],
    legalLinks: [
      { url: 'javascript:alert(1)', text: 'Terms' },
      { url: '/terms', text: 'Terms', icon: 'x' },
    ],
    qualityLogos: { logos: [{ image: { label: 'Mark', source: 'mark' } }] },
  }),
  'sites/INT/footer.json': '{ "legalLinks": [ }',
  'sites/DK/texts.po': 'msgid "account.community"\nmsgstr "Havn"\n',
  'texts/da-DK.po':
    'msgid "account.nothing"\nmsgstr "x"\n\nmsgid "account.beans"\nmsgstr "{count, plural, other {# point}}"\n\nmsgid "account.greetingWithoutName"\nmsgstr "Hej {name}"\n',
  'texts/sv-SE.po': 'msgid "account.community"\nmsgstr "Klub\n',
  'texts/danish.po': 'msgid "account.community"\nmsgstr "Klub"\n',
  'tokens.css': tokensText
    .replace('light-dark(#445566, #c3d0dd)', 'light-dark(#aab, #c3d0dd)')
    .replace('light-dark(#a3123a, #ff9eb4)', 'light-dark(#a3123a, reddish)')
    .replace('--fascia-radius: 0;', '--fascia-raduis: 0;\n  color: red;')
    .replace('fonts/own.woff2', 'fonts/other.woff2')
    .concat('.button { color: red; }\n'),
};

let shop: FixtureShop;
let problems: Problem[];

beforeAll(() => {
  shop = createFixtureShop(CHANGES);
  problems = shop.compile();
});
afterAll(() => shop.remove());

const at = (file: string, path: string) =>
  problems.filter((problem) => problem.file === file && problem.path === path);

// SHOP-02, SHOP-03, SHOP-04, SHOP-05, SHOP-06, SHOP-07, SHOP-08, SHOP-09
test.each([
  ['shop.ts', 'nmae', 'an unknown name', /^one of name, key, logo/],
  ['shop.ts', 'key', '"Havn!"', /lower-case letters/],
  ['shop.ts', 'logo.heightPx', '"20"', /a height in px, from 8 to 200/],
  ['shop.ts', 'sites', 'SE', /a folder sites\/SE\//],
  ['sites/NO/', '', 'a folder', /NO among the sites of shop.ts/],
  ['shop.ts', 'countryOrder', 'INT twice', /each name once/],
  ['shop.ts', 'countryOrder', 'NO', /each of the sites once/],
  ['shop.ts', 'countryOrder', 'no SE', /each of the sites once/],
  ['shop.ts', 'addresses.cart', '"javascript:alert(1)"', /a path such as \/cart, or an http/],
  ['sites/INT/site.ts', 'addresses.help', 'nothing', /an address, here or in shop.ts/],
  ['shop.ts', 'cookies.login', '"Havn Login"', /a cookie’s name/],
  ['shop.ts', 'footerLogos.names', 'visa twice', /each name once/],
  ['shop.ts', 'newsletter.required', 'lastName', /firstName/],
  ['shop.ts', 'newsletter.picture.desktop', '"images/missing.jpg", no such file', /a file/],
  ['shop.ts', 'consent.scripts.LIVE.src', '"http://consent.example/a.js"', /an https address/],
  ['sites/DK/site.ts', 'currency', '"DKR"', /ISO 4217/],
  ['sites/DK/site.ts', 'addresses.stores', 'nothing', /the feature storeFinder is on/],
  ['sites/DK/site.ts', 'newsletter.voucher.discount', '10', /0.1 for 10 %/],
  ['sites/DK/site.ts', 'start', '"ftp://havn-dk.example/"', /an http\(s\) address/],
  ['sites/INT/site.ts', 'locale', '"en-GB"', /one of de-DE, .*, en$/],
  ['sites/DK/flag.svg', '', 'the element <text>', /an SVG of shapes/],
  ['logo.svg', '', expect.stringMatching(/^\d{4,} bytes gzip$/), /at most 2000/],
  ['sites/DK/footer.json', 'teaserGroups.1', expect.stringMatching(/^\{"/), /a group of links/],
  [
    'sites/DK/footer.json',
    'legalLinks.0',
    expect.stringMatching(/^\{"/),
    /"url": "<address>", "text"/,
  ],
  ['sites/DK/footer.json', 'legalLinks.1.icon', '"x"', /a name and a value that a footer has/],
  ['sites/DK/footer.json', 'qualityLogos.logos.0.image.source', '"mark"', /a logo of footerLogos/],
  ['sites/INT/footer.json', '', expect.stringMatching(/JSON/), /as JSON/],
  ['sites/DK/texts.po', 'account.community', 'a text of the whole shop', /newsletter\./],
  ['texts/da-DK.po', 'account.nothing', 'an unknown id', /the id of a text/],
  [
    'texts/da-DK.po',
    'account.beans',
    expect.stringMatching(/lacks plural forms of count: one/),
    /a text for da-DK/,
  ],
  [
    'texts/da-DK.po',
    'account.greetingWithoutName',
    expect.stringMatching(/the placeholders name/),
    /a text for da-DK/,
  ],
  ['texts/sv-SE.po', 'line 2', 'msgstr "Klub', /msgid/],
  ['texts/danish.po', '', 'the locale "danish"', /one of de-DE/],
])('%s: %s is a problem that says what was found and expected', (file, path, found, expected) => {
  expect(at(file, path)).toContainEqual({
    file,
    path,
    found,
    expected: expect.stringMatching(expected),
  });
});

test.each([
  ['--fascia-ink-soft', /a contrast of \d\.\d\d on surface in the light scheme/],
  ['line 20', /reddish/],
  ['line 28', /--fascia-raduis/],
  ['line 29', /^color/],
  ['line 3', /fonts\/other.woff2, no such file/],
  ['line 31', /\.button/],
])('tokens.css: %s is a problem (SHOP-07)', (path, found) => {
  const all = problems.filter(({ file }) => file === 'tokens.css');
  expect(all).toContainEqual({
    file: 'tokens.css',
    path: expect.stringMatching(path.startsWith('line') ? /^line \d+$/ : path),
    found: expect.stringMatching(found),
    expected: expect.stringMatching(/./),
  });
});

test('Nothing is written where there is a problem (SHOP-02)', () => {
  expect(existsSync(shop.generated)).toBe(false);
});

test('A problem has no followers, and none comes twice (SHOP-02)', () => {
  const texts = problems.map((problem) => JSON.stringify(problem));
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  expect(at('sites/DK/site.ts', 'addresses.cart')).toEqual([]);
  expect(problems.filter(({ found }) => found.includes('undefined'))).toEqual([]);
});
