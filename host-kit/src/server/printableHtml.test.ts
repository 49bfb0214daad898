/** @jest-environment node */
import { isPrintable } from './printableHtml.ts';

// SSR-153
test.each([
  '',
  'Coffee & tea > 1',
  '<div class="a" data-x=\'<b>\' hidden tabindex=0><br/><!-- --><!--$--><p>a</p></div>',
  '<svg viewBox="0 0 1 1"><title>Coffee</title><path d="M0"></path></svg>',
  '<form action="/search"><input name="q" value="a&lt;b"><textarea rows=2>note</textarea ></form>',
  '<STYLE>a{b:c}</STYLE><script type="application/json">{"a":">"}</script>',
  '<ul><li>a</li><li><img src=a.svg></li></ul>',
  '<svg><path d="M0"/><circle /></svg>',
  '<main>a</main><!--fascia:content--><footer></footer>',
  '<div data-fascia="layout"><div></div><main><!--fascia:content--></main></div>',
])('accepts HTML that does not change the HTML around it: %s', (html) => {
  expect(isPrintable(html)).toBe(true);
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
  expect(isPrintable(html)).toBe(false);
});

// SSR-153
test.each([
  '<base href="https://evil.test/">',
  '<META http-equiv="refresh" content="0;url=https://evil.test/">',
  '<body class="a"></body>',
  '<head></head>',
  '<frameset></frameset>',
])('refuses elements that affect the whole page: %s', (html) => {
  expect(isPrintable(html)).toBe(false);
});

// SSR-153
test.each([
  '<header><form action="https://evil.test/"></header>',
  '<template>',
  '<svg>',
  '</div>',
  '</form><div></div>',
  '<b><p></b></p>',
  '<form />',
])('refuses elements that are not closed or not open: %s', (html) => {
  expect(isPrintable(html)).toBe(false);
});

// SSR-153
test.each([
  '<p title="<!--fascia:content-->"></p>',
  '<style><!--fascia:content--></style>',
  '<form><!--fascia:content--></form>',
  '<div><template><!--fascia:content--></template></div>',
  '<!--fascia:content--><!--fascia:content-->',
])('refuses a layout whose mark is not in the text of a page: %s', (html) => {
  expect(isPrintable(html)).toBe(false);
});

// SSR-153
test.each(['<!--', '<a b="', '<script>', "<a b='", '<', '<a '])(
  'refuses hostile HTML of two million characters: %s',
  (part) => {
    expect(isPrintable(part.repeat(2_000_000 / part.length))).toBe(false);
  },
);

// SSR-153
test('checks long tags and comments', () => {
  expect(isPrintable(`<a ${'b '.repeat(900_000)}></a>`)).toBe(true);
  expect(isPrintable(`${'<i>'.repeat(200_000)}${'</i>'.repeat(200_000)}`)).toBe(true);
  expect(isPrintable(`<!--${'-a'.repeat(900_000)}-->`)).toBe(true);
});
