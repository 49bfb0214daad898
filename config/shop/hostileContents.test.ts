/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { FILES } from './fixtures/fixtureShop.ts';
import { shopOfTest } from './fixtures/shopOfTest.ts';

const shopText = FILES['shop.ts'] ?? '';

const create = shopOfTest();

test('{site} is the site’s code in consent scripts and pictures too (SHOP-11)', () => {
  const { compile, read } = create({
    'shop.ts': shopText
      .replace(
        'cookies:',
        "consent: { scripts: { LIVE: { src: '/{site}/consent.js' } } }, cookies:",
      )
      .replace("'/form.jpg'", "'/{site}/form.jpg'"),
  });
  expect(compile()).toEqual([]);
  expect(read('consentScripts.ts')).toContain("'/INT/consent.js'");
  expect(read('newsletterPictures.ts')).toContain("'/DK/form.jpg'");
  expect(JSON.parse(read('shop.json')).sites[1].consentScripts.LIVE.src).toBe('/INT/consent.js');
});

test('A footer has addresses with the site’s code, and is no data dump (SHOP-02, SHOP-11)', () => {
  const { change, compile, read } = create({
    'sites/DK/footer.json': '{"legalLinks":[{"url":"/{site}/terms","text":"Terms"}]}',
  });
  expect(compile()).toEqual([]);
  expect(read('footers/DK.json')).toContain('/DK/terms');
  change({
    'sites/DK/footer.json': `{"x":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
    'sites/INT/footer.json': `{"headline":"${'x'.repeat(1_000_000)}"}`,
  });
  expect(compile().map(({ file }) => file)).toEqual([
    'sites/DK/footer.json',
    'sites/INT/footer.json',
  ]);
});

test('Style sheets have tokens and fonts that load nothing else (SHOP-07)', () => {
  const tokens = (FILES['tokens.css'] ?? '')
    .replace('font-family: Own;', 'font-family: Own; background: red; b { color: red }')
    .replace("url('fonts/own.woff2')", "url('fonts/../shop.ts'), url('//evil.test/a.woff2')")
    .replace('light-dark(#445566, #c3d0dd)', 'light-dark(#445566, #c3d0dd, red)')
    .replace('--fascia-radius: 0;', '--fascia-radius: url(//evil.test);')
    .replace(
      'serif;',
      `serif; --fascia-space: 4px !important; --fascia-motion: ${'('.repeat(9000)}${')'.repeat(9000)};`,
    );
  const problems = create({ 'tokens.css': tokens }).compile();
  expect(problems.map(({ path, found }) => `${path}: ${found}`)).toEqual([
    'line 21: 18017 letters',
    'line 11: --fascia-ink-soft without a value',
    'line 21: !important',
    'line 22: --fascia-radius: url(//evil.test)',
    'line 1: background: red',
    'line 1: b',
    'line 1: fonts/../shop.ts, no such file',
    'line 1: //evil.test/a.woff2, no such file',
  ]);
});
