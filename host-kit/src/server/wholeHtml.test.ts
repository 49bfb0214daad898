/** @jest-environment node */
import { isWholeHtml } from './wholeHtml.ts';

// SSR-153
test.each([
  '',
  'Coffee & tea > 1',
  '<div class="a" data-x=\'<b>\' hidden tabindex=0><br/><!-- --><!--$--><p>a</p></div>',
  '<svg viewBox="0 0 1 1"><title>Coffee</title><path d="M0"></path></svg>',
  '<form action="/search"><input name="q" value="a&lt;b"><textarea rows=2>note</textarea ></form>',
  '<STYLE>a{b:c}</STYLE><script type="application/json">{"a":">"}</script>',
  '</div><section></section>',
])('accepts HTML that ends in text: %s', (html) => {
  expect(isWholeHtml(html)).toBe(true);
});

// SSR-153
test.each([
  '<',
  '<div',
  '<div>text<a href="/x',
  '<script src=https://evil.test/a.js x=',
  '<a title="a"b="',
  '<a\u00A0b="><script x=">',
  '<p>a</p><!-- note',
  '<!-- a --!> <!-->',
  '<!--><script>-->',
  '<!DOCTYPE html>',
  '<![CDATA[ > ]]>',
  '<?xml > ?>',
  '<script>let a = 1;',
  '<script><!--<script></script>',
  '<style>a{b:c}',
  '<TEXTAREA>',
  '<title>Coffee</titles>',
  '<plaintext></plaintext>',
  '<iframe>',
  '<noscript><p title="</noscript>',
])('refuses HTML that may end inside a tag, comment or raw text: %s', (html) => {
  expect(isWholeHtml(html)).toBe(false);
});

// SSR-153
test.each(['<!--', '<a b="', '<script>', "<a b='", '<', '<a '])(
  'refuses hostile HTML of the maximum length: %s',
  (part) => {
    expect(isWholeHtml(part.repeat(2_000_000 / part.length))).toBe(false);
  },
);

// SSR-153
test('checks long tags and comments', () => {
  expect(isWholeHtml(`<a ${'b '.repeat(900_000)}>`)).toBe(true);
  expect(isWholeHtml(`<!--${'-a'.repeat(900_000)}-->`)).toBe(true);
});
