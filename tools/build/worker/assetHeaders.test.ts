/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { assetHeaders } from './assetHeaders.ts';

const ruleOf = (text: string, path: string) =>
  text.split(/\n(?=\/)/).find((rule) => rule.startsWith(`${path}\n`));

// SSR-90
test('only files with a content hash in their names are cached for a year', () => {
  const text = assetHeaders(['/remote/Header.0123456789.js', '/remote/remoteEntry.js']);
  expect(ruleOf(text, '/*')).toContain('Cache-Control: public, max-age=31536000, immutable');
  expect(ruleOf(text, '/remote/remoteEntry.js')).toContain('! Cache-Control');
  expect(ruleOf(text, '/remote/remoteEntry.js')).toContain('Cache-Control: no-cache');
  expect(text).not.toContain('Header');
});

// REL-16
test('the description of a release is cached for a year, but not the pointer to the current one', () => {
  const description = '/remote/releases/1.1.0+1a2b3c4d.json';
  const text = assetHeaders([description, '/remote/releases/current.json']);
  expect(ruleOf(text, '/remote/releases/current.json')).toContain('Cache-Control: no-cache');
  expect(ruleOf(text, description)).toBeUndefined();
});

// SSR-90
test('a file opened as a page runs no script', () => {
  const text = assetHeaders(['/remote/remoteEntry.js']);
  expect(ruleOf(text, '/*')).toMatch(/Content-Security-Policy: default-src 'none'; .*; sandbox$/m);
});

// SSR-90
test('a name that Cloudflare redirects to its encoded form has a rule for both forms', () => {
  const text = assetHeaders(['/remote/@mf-types.zip']);
  for (const path of ['/remote/@mf-types.zip', '/remote/%40mf-types.zip']) {
    expect(ruleOf(text, path)).toContain('Cache-Control: no-cache');
  }
});

// SSR-90
test('the build fails if it needs more rules than Cloudflare reads', () => {
  const paths = Array.from({ length: 100 }, (_, index) => `/remote/${index}.js`);
  expect(() => assetHeaders(paths)).toThrow(RangeError);
});
