/** @jest-environment node */
import { findTextProblems } from './findTextProblems.ts';
import { placeholdersOf } from './placeholders.ts';
import { readPo, type Catalogue } from './readPo.ts';

const german: Catalogue = [
  ['cart.empty', 'Ihr Warenkorb ist leer.'],
  ['cart.error.ITEM_LIMIT', 'Höchstens {limit} Stück.'],
  ['cart.with', '{count, plural, one {# Artikel} other {# Artikel}}'],
];
const polish: Catalogue = [
  ['cart.empty', 'Koszyk jest pusty.'],
  ['cart.error.ITEM_LIMIT', 'Najwyżej {limit} szt.'],
  [
    'cart.with',
    '{count, plural, one {# artykuł} few {# artykuły} many {# artykułów} other {# artykułu}}',
  ],
];
const sources = [`_('cart.empty'); _(\`cart.error.\${code}\`); const ids = { with: 'cart.with' };`];

function check(changes: {
  de?: Catalogue;
  at?: Catalogue;
  pl?: Catalogue;
  sources?: string[];
}): string[] {
  const { de = german, at = [], pl = polish } = changes;
  const catalogues = { 'de-DE': de, 'de-AT': at, 'pl-PL': pl };
  return findTextProblems({
    catalogues,
    sourceLocale: 'de-DE',
    partialLocales: ['de-AT'],
    sources: changes.sources ?? sources,
  });
}

/** Returns a catalogue with one text replaced. */
const withText = (catalogue: Catalogue, id: string, text: string): Catalogue =>
  catalogue.map(([each, original]) => [each, each === id ? text : original]);

test('accepts complete, used and consistent texts', () => {
  expect(check({})).toEqual([]);
});

test('reports a text that a locale lacks', () => {
  expect(check({ pl: polish.slice(1) })).toEqual(['pl-PL: cart.empty is missing']);
});

test('allows a partial locale to omit texts but checks the ones it has', () => {
  expect(check({ at: [['cart.empty', 'Leer']] })).toEqual([]);
  expect(check({ at: [['cart.empty', 'Leer: {limit}']] })).toEqual([
    'de-AT: cart.empty has the placeholders limit (value) instead of none',
  ]);
});

test('reports a translated text that the source catalogue lacks', () => {
  expect(check({ pl: [...polish, ['cart.zero', 'Zero']] })).toEqual([
    'pl-PL: cart.zero is not in the source catalogue',
  ]);
});

test('reports an unused text', () => {
  expect(check({ sources: [sources[0]?.replace("_('cart.empty');", '') ?? ''] })).toEqual([
    'cart.empty is not used',
  ]);
});

test('matches a placeholder in a template literal with one segment of an id', () => {
  const { de, pl } = { de: [...german], pl: [...polish] };
  de.splice(2, 0, ['cart.error.deep.LIMIT', 'Tief']);
  pl.splice(2, 0, ['cart.error.deep.LIMIT', 'Głęboko']);
  expect(check({ de, pl })).toEqual(['cart.error.deep.LIMIT is not used']);
});

test.each([
  ['equals its id', 'cart.empty'],
  ['is empty', ''],
  ['is empty', ' '],
  ['starts or ends with white space', 'Pusty '],
  ['starts or ends with white space', '\u00a0Pusty'],
  ['has a syntax error: ', 'Pusty {limit'],
])('reports a text that %s: %j', (problem, text) => {
  expect(check({ pl: withText(polish, 'cart.empty', text) })).toEqual([
    expect.stringContaining(`pl-PL: cart.empty ${problem}`),
  ]);
});

test.each([
  ['Najwyżej {limt} szt.', 'limt (value) instead of limit (value)'],
  ['Najwyżej szt.', 'none instead of limit (value)'],
  ['Najwyżej {limit, number} szt.', 'limit (number) instead of limit (value)'],
  ['Najwyżej <b>{limit}</b> szt.', 'b (element), limit (value) instead of limit (value)'],
])('reports placeholders that differ from the source: %s', (text, problem) => {
  expect(check({ pl: withText(polish, 'cart.error.ITEM_LIMIT', text) })).toEqual([
    `pl-PL: cart.error.ITEM_LIMIT has the placeholders ${problem}`,
  ]);
});

test('reports a plural that lacks a form of its language', () => {
  const text = '{count, plural, one {# artykuł} other {# artykułów}}';
  expect(check({ pl: withText(polish, 'cart.with', text) })).toEqual([
    'pl-PL: cart.with lacks plural forms of count: many, few',
  ]);
});

test('reports an id that is defined twice or out of alphabetical order', () => {
  const [empty, limit, some] = polish;
  if (!empty || !limit || !some) throw new Error('three texts');
  expect(check({ pl: [empty, empty, some, limit] })).toEqual([
    'pl-PL: cart.empty is defined twice',
    'pl-PL: cart.error.ITEM_LIMIT comes after cart.with, not in alphabetical order',
  ]);
});

test('reads a PO file with escapes, multi-line texts and comments', () => {
  const file = String.raw`msgid ""
msgstr ""
"Language: pl-PL\n"

# a comment
msgid "cart.empty"
msgstr "Koszyk „pusty” \"!\""

msgid "cart.long"
msgstr ""
"Pierwszy\n"
"drugi"

#~ msgid "cart.old"
#~ msgstr "Stary"

msgid "cart.none"
msgstr ""
`;
  expect(readPo(file)).toEqual([
    ['cart.empty', 'Koszyk „pusty” "!"'],
    ['cart.long', 'Pierwszy\ndrugi'],
    ['cart.none', ''],
  ]);
});

test('finds placeholders at every depth and ignores quoted braces', () => {
  const text =
    "l'article '{'x'}' {who}: {n, plural, offset:1 =0 {none} one {# of {all}} other {<b>#</b>}} {d, date, short}";
  expect(placeholdersOf(text)).toEqual([
    { name: 'b', kind: 'element', cases: [] },
    { name: 'b', kind: 'element', cases: [] },
    { name: 'who', kind: 'value', cases: [] },
    { name: 'n', kind: 'plural', cases: expect.arrayContaining(['0', 'one', 'other']) },
    { name: 'all', kind: 'value', cases: [] },
    { name: 'd', kind: 'date', cases: [] },
  ]);
});
