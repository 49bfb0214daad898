import * as fc from 'fast-check';
import { holdsMarkup, plainText } from './plainText.ts';
import { harmlessMarkup, markup } from './vectors/markup.ts';

test.each(harmlessMarkup)('before the sanitiser is there, one reads $why', ({ value, text }) => {
  expect(plainText(value)).toBe(text);
});

test.each(markup)('$why is never read as a tag', ({ value }) => {
  expect(plainText(value.replaceAll(/&lt;|\0/g, ''))).not.toMatch(/<(?:script|img|svg|a|b)[\s/>]/i);
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
])('the sanitiser is fetched for %j: %s', (value, expected) => {
  expect(holdsMarkup(value)).toBe(expected);
});

test.each([
  ['zero', '&#0;', '\ufffd'],
  ['a number beyond all characters', '&#x110000;', '\ufffd'],
  ['half of a pair', '&#xd800;', '\ufffd'],
  ['a name that objects have', '&constructor;', '&constructor;'],
  ['a name in the wrong case', '&AUML;', '&AUML;'],
  ['a line feed', 'a&#10;&#9;b', 'a b'],
  ['a large number', '&#128076;', '👌'],
])('a reference to %s is read as HTML reads it', (_, value, expected) => {
  expect(plainText(value)).toBe(expected);
});

test.each([
  ['a quote in a text', `<p it's>Kaffee</p>`, 'Kaffee'],
  ['a bracket in a quoted value', `<a title="a>b" href='>'>Kaffee</a>`, 'Kaffee'],
  ['a quoted value that never ends', 'Kaffee<a title="b>c</a>', 'Kaffee'],
  ['a tag that never ends', 'Kaffee<a href=', 'Kaffee'],
  ['a style, whose rules are no text', '<style>p > b {}</style>Kaffee', 'Kaffee'],
  ['a style that never ends', 'Kaffee<style>p {}', 'Kaffee'],
  ['two scripts', 'a<script>1</script>b<script>2</script>c', 'abc'],
  ['a script in a comment', 'a<!-- <script> -->b', 'ab'],
  ['breaks and white space', ' <p> a </p>\n<p>b<br>\n<br>c</p> ', 'a\nb\nc'],
])('a text with %s keeps its words alone', (_, value, expected) => {
  expect(plainText(value)).toBe(expected);
});

test.each([[undefined], [null], [1], [{}], [['<b>']], [Symbol('a')]])('%p is no text', (value) => {
  expect(plainText(value)).toBe('');
});

test('a text without markup is read as it was written', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'abc äöü€☕.,;:!?()%&"\'=/>') });
  fc.assert(
    fc.property(letters, (value) => {
      fc.pre(!holdsMarkup(value));
      expect(plainText(value)).toBe(value.replace(/ +/g, ' ').trim());
    }),
  );
});

test('whatever somebody writes, reading it does not fail, and leaves nothing that HTML cannot carry', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (value) => {
      expect(plainText(value)).not.toMatch(/[\0\p{Cs}]/u);
    }),
  );
});

test.each([
  ['tags', '<a'],
  ['tags with open quotes', '<a b="'],
  ['scripts', '<script'],
  ['scripts without ends', '<script>'],
  ['comments', '<!--'],
  ['equal signs', '<a ='],
  ['breaks', '<br> '],
  ['references', '&#'],
  ['spaces', ' '],
])('a flood of %s does not stop the page', (_, piece) => {
  const flood = piece.repeat(100_000);
  expect(plainText(`Kaffee${flood}`)).toMatch(/^Kaffee/);
});
