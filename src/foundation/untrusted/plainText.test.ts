/** @jest-environment node */
import * as fc from 'fast-check';
import { anyCharacter } from '../../testing/anyCharacter.ts';
import { holdsMarkup, plainText } from './plainText.ts';
import { harmlessMarkup, markup } from './fixtures/vectors.ts';

test.each(harmlessMarkup)('removes the markup of $description', ({ value, text }) => {
  expect(plainText(value)).toBe(text);
});

test('the plain text of hostile markup contains no tag', () => {
  const TAG = /<(?:script|img|svg|a|b)[\s/>]/i;
  const withTag = markup.filter(({ value }) =>
    TAG.test(plainText(value.replaceAll(/&lt;|\0/g, ''))),
  );
  expect(withTag).toEqual([]);
});

test.each([
  ['Kaffee & Tee', false],
  ['Kaffee &amp; Tee&nbsp;&euro;', false],
  ['&#8364;', false],
  ['ab 2 < 3 Stück <3', false],
  ['', false],
  ['caf&eacute;', true],
  ['<b>fett</b>', true],
  ['fett</b>', true],
  ['<!-- Notiz -->', true],
  ['<?php ?>', true],
  ['<img', true],
])('detects whether %j needs the sanitiser: %s', (value, expected) => {
  expect(holdsMarkup(value)).toBe(expected);
});

test.each([
  ['zero', '&#0;', '\ufffd'],
  ['a number above the maximum', '&#x110000;', '\ufffd'],
  ['a lone surrogate', '&#xd800;', '\ufffd'],
  ["the name of an object's property", '&constructor;', '&constructor;'],
  ['a name in the wrong case', '&AUML;', '&AUML;'],
  ['a line feed', 'a&#10;&#9;b', 'a b'],
  ['a large number', '&#128076;', '👌'],
])('decodes a character reference to %s as in HTML', (_, value, expected) => {
  expect(plainText(value)).toBe(expected);
});

test.each([
  ['a quote in a text', `<p it's>Kaffee</p>`, 'Kaffee'],
  ['a bracket in a quoted value', `<a title="a>b" href='>'>Kaffee</a>`, 'Kaffee'],
  ['an unterminated quoted value', 'Kaffee<a title="b>c</a>', 'Kaffee'],
  ['an unterminated tag', 'Kaffee<a href=', 'Kaffee'],
  ['a style element', '<style>p > b {}</style>Kaffee', 'Kaffee'],
  ['an unterminated style element', 'Kaffee<style>p {}', 'Kaffee'],
  ['two scripts', 'a<script>1</script>b<script>2</script>c', 'abc'],
  ['a script in a comment', 'a<!-- <script> -->b', 'ab'],
  ['breaks and white space', ' <p> a </p>\n<p>b<br>\n<br>c</p> ', 'a\nb\nc'],
])('keeps only the words of a text with %s', (_, value, expected) => {
  expect(plainText(value)).toBe(expected);
});

test.each([[undefined], [null], [1], [{}], [['<b>']], [Symbol('a')]])(
  'returns an empty text for %p',
  (value) => {
    expect(plainText(value)).toBe('');
  },
);

test('changes only repeated spaces in a text without markup', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'abc äöü€☕.,;:!?()%&"\'=/>') });
  fc.assert(
    fc.property(letters, (value) => {
      fc.pre(!holdsMarkup(value));
      expect(plainText(value)).toBe(value.replace(/ +/g, ' ').trim());
    }),
  );
});

test('removes from any string the characters that HTML cannot contain', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), (value) => {
      expect(plainText(value)).not.toMatch(/[\0\p{Cs}]/u);
    }),
  );
});

test.each([
  ['tags', '<a'],
  ['tags with open quotes', '<a b="'],
  ['scripts', '<script'],
  ['unterminated scripts', '<script>'],
  ['comments', '<!--'],
  ['equal signs', '<a ='],
  ['breaks', '<br> '],
  ['references', '&#'],
  ['spaces', ' '],
])('parses 100,000 %s within the time limit', (_, fragment) => {
  const flood = fragment.repeat(100_000);
  expect(plainText(`Kaffee${flood}`)).toMatch(/^Kaffee/);
});
