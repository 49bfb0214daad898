/** @jest-environment node */
import { sanitizeHtml } from './safeHtml.ts';

test.each([
  ['a<br>b', 'a<br>b'],
  ['<p>Kaffee &amp; <b>Tee</b></p>', 'Kaffee &amp; Tee'],
  ['<script>alert(1)</script>a', 'a'],
  ['<img src=x onerror=alert(1)>', ''],
  ['&lt;b&gt;', '&lt;b&gt;'],
])('a server removes the markup of %j', async (value, html) => {
  expect(typeof document).toBe('undefined');
  expect(await sanitizeHtml(value)).toBe(html);
  expect(await sanitizeHtml(html)).toBe(html);
});
