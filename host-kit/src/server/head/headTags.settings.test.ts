/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { head, manifest } from './fixtures/head.ts';

const circular: Record<string, unknown> = {};
circular['self'] = circular;

// HK-80
test.each<[object]>([
  [{ settings: circular }],
  [{ settings: { amount: 1n } }],
  [{ settings: { toJSON: () => undefined } }],
])('settings that are not serializable are left to the header (%#)', (options) => {
  expect(head(options)).not.toContain(manifest.reads);
  expect(head(options)).toContain('/remote/Header.1.js');
});

// HK-80
test('site, locale and settings of any type do not throw', () => {
  const text = { toString: '1' };
  const options = { site: text, locale: text, settings: { reduced: text } } as never;
  expect(head(options)).toContain('"site":"DE","locale":"de-DE"},false)');
});
