/** @jest-environment node */
import { findShopTraces, type AllowedTraces } from './findShopTraces.ts';

const NAMES = { brands: ['Aroma', 'aroma'], sites: ['HU', 'CH_FR'] };

/** Traces in one file, without the file's name. */
const tracesIn = (text: string, path = 'src/file.tsx', allowed: AllowedTraces = {}) =>
  findShopTraces([{ path, text }], NAMES, allowed).map((trace) => trace.replace(`${path}:`, ''));

describe('A retailer’s data in the product are found (SHOP-35, SHOP-60):', () => {
  test.each([
    ['a brand’s name', "const name = 'Aroma';", ['1 brand Aroma']],
    ['a brand in a name of code', 'const aromaCard = 1;', ['1 brand aroma']],
    ['a page’s address', '<a href="/login">', ['1 address /login']],
    ['an address made in code', 'const to = `/category/${item}`;', ['1 address /category/']],
    [
      'another shop’s domain',
      "fetch('https://shop.example/a')",
      ['1 address https://shop.example/a'],
    ],
    ['the parameter of a site', 'const to = `${page}?site=${site}`;', ['1 site parameter ?site=']],
    ['an address after a value', 'const to = `${origin}/login`;', ['1 address /login']],
    ['a page with a number', "const to = '/2020';", ['1 address /2020']],
    ['a question for one site', "if (site === 'HU') {}", ['1 site HU']],
    ['a table by site', 'const ages = { HU: 16, CH_FR: 18 };', ['1 site HU', '1 site CH_FR']],
    ['a colour in code', "const fill = '#d5202f';", ['1 colour #d5202f']],
    ['a colour by its name', '<path fill="white" />', ['1 colour white']],
    ['a less common colour', "style={{ color: 'rebeccapurple' }}", ['1 colour rebeccapurple']],
    ['a colour in a declaration', 'const style = `background: darkred`;', ['1 colour darkred']],
    ['a picture', "src={'images/tablet.jpg'}", ['1 picture images/tablet.jpg']],
  ])('%s', (_, text, expected) => {
    expect(tracesIn(text)).toEqual(expected);
  });

  test.each([
    ['the colour of a drawing', 'src/a.svg', '<path fill="#fff" stroke="red"/>', ['#fff', 'red']],
    ['a link in a page', 'src/a.html', '<a href="/login">', ['/login']],
    ['an address in data', 'src/a.json', '{ "url": "/returns" }', ['/returns']],
    ['a picture in data', 'src/a.json', '{ "source": "visa.svg" }', ['visa.svg']],
    ['a colour in data', 'src/a.json', '{ "background": "#0b5394" }', ['#0b5394']],
    [
      'a domain in a text',
      'locales/en/messages.po',
      'msgstr "See https://a.example"',
      ['https://a.example'],
    ],
    ['a brand in a text', 'locales/en/messages.po', 'msgstr "Welcome to Aroma"', ['Aroma']],
  ])('%s', (_, path, text, expected) => {
    const found = tracesIn(text, path).map((trace) => trace.split(' ').at(-1));
    expect(found).toEqual(expected);
  });

  test.each([
    ['hexadecimal', '.a {\n  color: #fff;\n}', ['2 colour #fff']],
    ['as a function', '.a { background: rgb(0 0 0 / 50%); }', ['1 colour rgb(0 0 0 / 50%)']],
    ['by name', '.a { border: 1px solid red; }', ['1 colour red']],
    ['without a semicolon', '.a { color: darkred }', ['1 colour darkred']],
    ['in a picture', ".a { background: url('bean.svg'); }", ['1 picture bean.svg']],
  ])('a colour or picture in a style sheet, %s', (_, text, expected) => {
    expect(tracesIn(text, 'src/a.module.css')).toEqual(expected);
  });
});

test.each([
  [
    'tokens and system colours',
    'src/a.css',
    '.a { color: var(--fascia-ink); outline-color: CanvasText; }',
  ],
  [
    'transparent and the current colour',
    'src/a.css',
    '.a { background: transparent; fill: currentColor; }',
  ],
  ['white space', 'src/a.css', '.a { white-space: nowrap; }'],
  ['the name space of a drawing', 'src/a.svg', '<svg xmlns="http://www.w3.org/2000/svg">'],
  ['an SVG path and a private field', 'src/a.ts', "class A { #abc = 'M0 0h24v16H0Z'; }"],
  ['paths of files', 'src/a.ts', "import { a } from '../../shop/a.ts';"],
  [
    'an example in a comment',
    'src/a.ts',
    '/** As `/login`, or "Aroma". */\n// See /login\nconst a = 1;',
  ],
])('%s are no traces of a shop', (_, path, text) => {
  expect(tracesIn(text, path)).toEqual([]);
});

test('what is allowed is no trace, and what is allowed in vain is reported', () => {
  const allowed = { '/service/cart': 'a service', '/service/old': 'a service' };
  expect(tracesIn("get('/service/cart')", 'src/a.ts', allowed)).toEqual([
    'allowed, but not there: /service/old',
  ]);
});
