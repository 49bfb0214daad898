/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { createFixtureShop, FILES, FLAG } from './fixtures/fixtureShop.ts';

const shopText = FILES['shop.ts'] ?? '';

test.each([
  ['a syntax error', `export default {\n  name: 'Havn',\n  key: =,\n};\n`, 'line 3', /./],
  ['a throw', `throw new Error('No network');\n`, 'line 1', /No network/],
  ['no default export', `export const shop = {};\n`, 'default export', /nothing/],
  ['another value', `export default 5;\n`, 'default export', /5/],
  ['no such file', undefined, '', /no such file/],
])('shop.ts with %s is one problem (SHOP-02)', (_, text, path, found) => {
  const broken = createFixtureShop({ 'shop.ts': text, 'sites/DK/flag.svg': FLAG });
  const inShop = broken.compile().filter(({ file }) => file === 'shop.ts');
  broken.remove();
  expect(inShop).toEqual([
    { file: 'shop.ts', path, found: expect.stringMatching(found), expected: expect.anything() },
  ]);
});

test('A shop.ts that cannot be read makes no problems of footers (SHOP-02)', () => {
  const broken = createFixtureShop({ 'shop.ts': 'export default 5;' });
  const files = broken.compile().map(({ file }) => file);
  broken.remove();
  expect(files.filter((file) => file.endsWith('footer.json'))).toEqual([]);
});

test('A picture of which one address is wrong is one problem (SHOP-02)', () => {
  const shop = createFixtureShop({
    'shop.ts': shopText.replace(/tablet: '[^']*'/, "tablet: '../images/form.jpg'"),
  });
  const found = shop.compile();
  shop.remove();
  expect(found).toMatchObject([{ file: 'shop.ts', path: 'newsletter.picture.tablet' }]);
});

test('a text for a locale that the shop does not ship is a problem (SHOP-08)', () => {
  const polish = createFixtureShop({
    'texts/pl-PL.po': 'msgid "account.community"\nmsgstr "Klub"\n',
    'sites/INT/site.ts': FILES['sites/INT/site.ts']?.replace(
      "'https://havn.example/{site}'",
      "'/int'",
    ),
  });
  const found = polish.compile();
  polish.remove();
  expect(found).toEqual([
    {
      file: 'sites/INT/site.ts',
      path: 'start',
      found: '"/int"',
      expected: 'an absolute address, because another site has one',
    },
    {
      file: 'texts/pl-PL.po',
      path: '',
      found: 'pl-PL, which the shop does not ship',
      expected: 'the locale of a site, or one of furtherLocales',
    },
  ]);
});
