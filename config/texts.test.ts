/** @jest-environment node */
import { checkTexts } from './texts/checkTexts.ts';
import { placeholdersOf } from './texts/placeholders.ts';
import { readPo, type Catalogue } from './texts/readPo.ts';

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
const code = [`_('cart.empty'); _(\`cart.error.\${code}\`); const ids = { with: 'cart.with' };`];

function check(changes: {
  de?: Catalogue;
  at?: Catalogue;
  pl?: Catalogue;
  code?: string[];
}): string[] {
  const { de = german, at = [], pl = polish } = changes;
  const catalogues = { 'de-DE': de, 'de-AT': at, 'pl-PL': pl };
  return checkTexts({
    catalogues,
    source: 'de-DE',
    partial: ['de-AT'],
    code: changes.code ?? code,
  });
}

/** A catalogue with one text said otherwise. */
const saying = (catalogue: Catalogue, id: string, text: string): Catalogue =>
  catalogue.map(([each, words]) => [each, each === id ? text : words]);

test('texts that are complete, used and alike have no problem', () => {
  expect(check({})).toEqual([]);
});

test('a text that a language lacks is missing', () => {
  expect(check({ pl: polish.slice(1) })).toEqual(['pl-PL: cart.empty is missing']);
});

test('a country may leave texts out, but what it says is checked', () => {
  expect(check({ at: [['cart.empty', 'Leer']] })).toEqual([]);
  expect(check({ at: [['cart.empty', 'Leer: {limit}']] })).toEqual([
    'de-AT: cart.empty has the placeholders limit (value) instead of none',
  ]);
});

test('a text that only a translation has is told', () => {
  expect(check({ pl: [...polish, ['cart.zero', 'Zero']] })).toEqual([
    'pl-PL: cart.zero is not in the source catalogue',
  ]);
});

test('a text that nobody shows is told', () => {
  expect(check({ code: [code[0]?.replace("_('cart.empty');", '') ?? ''] })).toEqual([
    'cart.empty is used nowhere',
  ]);
});

test('an id without a text is told, in a call and in an element', () => {
  const more = `_('cart.full', { count }); <Trans components={{ b: <b /> }} id="cart.half" />`;
  expect(check({ code: [...code, more] })).toEqual([
    'cart.full is used, but no text has this id',
    'cart.half is used, but no text has this id',
  ]);
});

test('a template stands for one word of an id, not for more', () => {
  const { de, pl } = { de: [...german], pl: [...polish] };
  de.splice(2, 0, ['cart.error.deep.LIMIT', 'Tief']);
  pl.splice(2, 0, ['cart.error.deep.LIMIT', 'Głęboko']);
  expect(check({ de, pl })).toEqual(['cart.error.deep.LIMIT is used nowhere']);
});

test.each([
  ['is its own id', 'cart.empty'],
  ['is empty', ''],
  ['is empty', ' '],
  ['begins or ends with a blank', 'Pusty '],
  ['begins or ends with a blank', '\u00a0Pusty'],
  ['Error: a brace has no partner', 'Pusty {'],
  ['Error: a brace has no partner', 'Pusty }'],
])('a text that %s is told: %j', (problem, text) => {
  expect(check({ pl: saying(polish, 'cart.empty', text) })).toEqual([
    `pl-PL: cart.empty ${problem}`,
  ]);
});

test.each([
  ['Najwyżej {limt} szt.', 'limt (value) instead of limit (value)'],
  ['Najwyżej szt.', 'none instead of limit (value)'],
  ['Najwyżej {limit, number} szt.', 'limit (number) instead of limit (value)'],
  ['Najwyżej <b>{limit}</b> szt.', 'b (element), limit (value) instead of limit (value)'],
])('placeholders that differ are told: %s', (text, problem) => {
  expect(check({ pl: saying(polish, 'cart.error.ITEM_LIMIT', text) })).toEqual([
    `pl-PL: cart.error.ITEM_LIMIT has the placeholders ${problem}`,
  ]);
});

test('a plural without a form that the language has is told', () => {
  const text = '{count, plural, one {# artykuł} other {# artykułów}}';
  expect(check({ pl: saying(polish, 'cart.with', text) })).toEqual([
    'pl-PL: cart.with lacks the plural of count for: many, few',
  ]);
});

test('an id that stands twice, or in the wrong place, is told', () => {
  const [empty, limit, some] = polish;
  if (!empty || !limit || !some) throw new Error('three texts');
  expect(check({ pl: [empty, empty, some, limit] })).toEqual([
    'pl-PL: cart.empty stands there twice',
    'pl-PL: cart.error.ITEM_LIMIT stands after cart.with, not in alphabetical order',
  ]);
});

test('a catalogue is read as it stands', () => {
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

test('placeholders are found at every depth, and quoted braces are text', () => {
  const text =
    "l'article '{'x'}' {who}: {n, plural, offset:1 =0 {none} one {# of {all}} other {<b>#</b>}} {d, date, short}";
  expect(placeholdersOf(text)).toEqual([
    { name: 'b', kind: 'element', cases: [] },
    { name: 'b', kind: 'element', cases: [] },
    { name: 'who', kind: 'value', cases: [] },
    { name: 'n', kind: 'plural', cases: ['=0', 'one', 'other'] },
    { name: 'all', kind: 'value', cases: [] },
    { name: 'd', kind: 'date', cases: [] },
  ]);
});
