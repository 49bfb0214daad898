import type { Messages } from '@lingui/core';
import { jest } from '@jest/globals';
import { collectErrors } from '../../testing/collectEvents.ts';
import { createLocaleRegistry } from './localeRegistry.ts';
import { locales, type Locale } from './locales.ts';

const errors = collectErrors();
const MENU = 'header.menu.toggle';

/** A line that is down until it is mended. */
function fragileLine() {
  let works = false;
  return {
    mend: () => {
      works = true;
    },
    load: jest.fn(async (): Promise<Messages> => {
      if (!works) throw new Error('Loading chunk locale-hu-HU failed');
      return { [MENU]: 'Menü' };
    }),
  };
}

test.each(locales)('the texts of %s are there', async (locale) => {
  const registry = createLocaleRegistry();
  await registry.load(locale);
  const i18n = registry.get(locale);
  expect(i18n?.locale).toBe(locale);
  expect(i18n?._(MENU)).toMatch(/^\p{Lu}\p{Ll}+$/u);
  expect(errors).toEqual([]);
});

test('Austria says what Germany says where it has no word of its own', async () => {
  const registry = createLocaleRegistry();
  await registry.load('de-AT');
  expect(registry.get('de-AT')?._(MENU)).toBe('Menü');
});

test('a locale that nobody asked for is not there', () => {
  expect(createLocaleRegistry().get('de-DE')).toBeUndefined();
});

test('a locale is loaded once, however many doors ask for it', async () => {
  const load = jest.fn(async (locale: Locale) => ({ [MENU]: locale }));
  const registry = createLocaleRegistry(load);
  await Promise.all([registry.load('hu-HU'), registry.load('hu-HU'), registry.load('pl-PL')]);
  const first = registry.get('hu-HU');
  await registry.load('hu-HU');
  expect(load.mock.calls).toEqual([['hu-HU'], ['pl-PL']]);
  expect(registry.get('hu-HU')).toBe(first);
  expect(registry.get('pl-PL')?._(MENU)).toBe('pl-PL');
});

test('the doors hear when a locale arrives, until they no longer listen', async () => {
  const registry = createLocaleRegistry(async () => ({}));
  const arrivals: (string | undefined)[] = [];
  const end = registry.subscribe(() => arrivals.push(registry.get('hu-HU')?.locale));
  await registry.load('hu-HU');
  expect(arrivals).toEqual(['hu-HU']);
  end();
  await registry.load('pl-PL');
  expect(arrivals).toEqual(['hu-HU']);
});

test('where the texts cannot be loaded, links have an English name, and it is reported', async () => {
  const registry = createLocaleRegistry(fragileLine().load);
  await registry.load('hu-HU');
  expect(registry.get('hu-HU')?._('header.icons.storeFinder')).toBe('store finder');
  expect(registry.get('hu-HU')?._(MENU)).toBe('toggle');
  expect(errors).toEqual([
    { module: 'i18n', operation: 'load', message: 'The texts of hu-HU did not load' },
  ]);
});

test('texts that did not load are asked for again by the next door, and then stand', async () => {
  const line = fragileLine();
  const registry = createLocaleRegistry(line.load);
  await registry.load('hu-HU');
  line.mend();
  const arrived = jest.fn();
  registry.subscribe(arrived);
  await registry.load('hu-HU');
  expect(registry.get('hu-HU')?._(MENU)).toBe('Menü');
  expect(arrived).toHaveBeenCalledTimes(1);
  await registry.load('hu-HU');
  expect(line.load).toHaveBeenCalledTimes(2);
});
