/** @jest-environment node */
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { documentScripts } from './documentScripts.ts';

const { reads, unstyledScript } = await documentScripts(join(import.meta.dirname, '../../..'));

/** Runs the script in a document without a `<body>`. Returns the requested paths. */
function requestedPaths(settings: string, more: object = {}): string[] {
  const paths: string[] = [];
  class Document {
    cookie = '';
    querySelector = () => null;
  }
  const items = new Map<string, string>();
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
  const page: Record<string, unknown> = {
    document: Object.create(new Document()),
    location: { origin: 'https://shop.example' },
    localStorage: storage,
    sessionStorage: storage,
    crypto: globalThis.crypto,
    addEventListener() {},
    fetch: (url: string) => {
      paths.push(url.replace('https://shop.example', ''));
      return new Promise(() => {});
    },
    setTimeout() {},
    AbortController,
    URL,
    URLSearchParams,
    ...more,
  };
  page['window'] = page;
  runInNewContext(`(${reads})(${settings})`, page);
  return paths;
}

// HK-130
test('the script is a function that sends the header’s first requests for its settings', () => {
  expect(requestedPaths('{"site":"AT","categoryPromotionId":"~tea","reduced":false}')).toEqual([
    '/service/cart/api/cart',
    ...['~header_top', '~header_pi', '~tea', '~header_benefits'].map(
      (id) => `/service/promotion/api/promotion/${id}`,
    ),
    '/service/customerfrontenddata/api/v1/psdata',
    '/jsonflyoutnavigation?site=AT',
    '/service/themeworld-frontend/api/themeworlds/navigation',
  ]);
  expect(requestedPaths('{},true')).toHaveLength(2);
});

// HK-130
test('the script does not throw on a page without `fetch` and storage', () => {
  expect(() => requestedPaths('{}', { fetch: undefined, localStorage: undefined })).not.toThrow();
  expect(() => requestedPaths('null')).not.toThrow();
});

// HK-130, HK-202
test.each([
  [reads, 3900],
  [unstyledScript, 1000],
])('the script is below its size limit and safe inside a script element (%#)', (text, limit) => {
  expect(gzipSync(text, { level: 9 }).length).toBeLessThanOrEqual(limit);
  expect(text).not.toMatch(/<\/script|<!--/i);
});
