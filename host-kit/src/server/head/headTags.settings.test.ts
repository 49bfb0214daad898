/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { headTags, type HeadOptions } from './headTags.ts';

const manifest = {
  version: '1.0.0+abc',
  chunks: { Header: { scripts: ['Header.1.js'], styles: [] } },
  integrity: {},
  locales: { DE: 'de-DE', AT: 'de-AT' },
  reads: '(settings, isRendered) => {}',
};

const head = (options: Partial<HeadOptions>) =>
  headTags(manifest, { modules: ['Header'], baseUrl: '/remote/', ...options });

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
