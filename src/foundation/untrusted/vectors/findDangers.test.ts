import { findDangers } from './findDangers.ts';

test.each([
  ['<script></script>', '<script>'],
  ['<img src=x onerror=alert(1)>', 'onerror of <img>'],
  ['<a href="javascript:alert(1)">a</a>', 'href of <a> may run script'],
  ['<a href=" java\nscript:alert(1)">a</a>', 'href of <a> may run script'],
  ['<a href="data:text/html,a">a</a>', 'href of <a> may run script'],
  ['<a href="//evil.test">a</a>', "href of <a> leaves the page's host unseen"],
  ['<a href="/\\evil.test">a</a>', "href of <a> leaves the page's host unseen"],
  ['<a href="https://[">a</a>', 'href of <a> is no address'],
  ['<a href="/a" target="_blank">a</a>', 'target of <a>'],
  ['<svg></svg>', 'foreign <svg>'],
  [
    '<p style="color:red;background:url(//evil.test)">a</p>',
    'style of <p> may load or run something',
  ],
  ['<b is="x">a</b>', 'is of <b>'],
])('a page with %s has the danger: %s', (html, danger) => {
  const page = document.createElement('div');
  page.innerHTML = html;
  expect(findDangers(page)).toContain(danger);
});

test('an ordinary page has no dangers', () => {
  const page = document.createElement('div');
  page.innerHTML =
    '<p style="color: red; object-fit: cover">a <a href="https://evil.test" target="_blank" rel="noopener">b</a><img src="/a" alt=""></p>';
  expect(findDangers(page)).toEqual([]);
});
