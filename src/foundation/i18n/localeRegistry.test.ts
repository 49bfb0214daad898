import type { Messages } from '@lingui/core';
import { jest } from '@jest/globals';
import { collectErrors } from '../../testing/collectEvents.ts';
import { createLocaleRegistry } from './localeRegistry.ts';
import { locales, type Locale } from './locales.ts';

const errors = collectErrors();
const MENU = 'header.menu.toggle';

/** A network that fails until it is restored. */
function brokenNetwork() {
  let works = false;
  return {
    restore: () => {
      works = true;
    },
    load: jest.fn<(locale: Locale) => Promise<Messages>>(async () => {
      if (!works) throw new Error('Loading chunk locale-hu-HU failed');
      return { [MENU]: 'Menü' };
    }),
  };
}

test.each(locales)('the texts of %s can be loaded (SITE-06)', async (locale) => {
  const registry = createLocaleRegistry();
  await registry.load(locale);
  const i18n = registry.get(locale);
  expect(i18n?.locale).toBe(locale);
  expect(i18n?._(MENU)).toMatch(/^\p{Lu}\p{Ll}+$/u);
  expect(errors).toEqual([]);
});

test('a text that de-AT leaves out is taken from de-DE (SITE-06)', async () => {
  const registry = createLocaleRegistry();
  await registry.load('de-AT');
  expect(registry.get('de-AT')?._(MENU)).toBe('Menü');
});

test('a locale is undefined before it has been loaded', () => {
  expect(createLocaleRegistry().get('de-DE')).toBeUndefined();
});

test('a locale is loaded once for any number of callers', async () => {
  const load = jest.fn(async (locale: Locale) => ({ [MENU]: locale }));
  const registry = createLocaleRegistry(load);
  await Promise.all([registry.load('hu-HU'), registry.load('hu-HU'), registry.load('pl-PL')]);
  const first = registry.get('hu-HU');
  await registry.load('hu-HU');
  expect(load.mock.calls).toEqual([['hu-HU'], ['pl-PL']]);
  expect(registry.get('hu-HU')).toBe(first);
  expect(registry.get('pl-PL')?._(MENU)).toBe('pl-PL');
});

test('subscribers are called when a locale has been loaded, until they unsubscribe', async () => {
  const registry = createLocaleRegistry(async () => ({}));
  const notifiedOf: (string | undefined)[] = [];
  const unsubscribe = registry.subscribe(() => notifiedOf.push(registry.get('hu-HU')?.locale));
  await registry.load('hu-HU');
  expect(notifiedOf).toEqual(['hu-HU']);
  unsubscribe();
  await registry.load('pl-PL');
  expect(notifiedOf).toEqual(['hu-HU']);
});

test('texts that fail to load are reported and replaced by English words', async () => {
  const registry = createLocaleRegistry(brokenNetwork().load);
  await registry.load('hu-HU');
  expect(registry.get('hu-HU')?._('header.icons.storeFinder')).toBe('store finder');
  expect(registry.get('hu-HU')?._(MENU)).toBe('toggle');
  expect(errors).toEqual([
    { module: 'i18n', operation: 'load', message: 'The texts of hu-HU did not load' },
  ]);
});

test('texts that failed to load are loaded by the next call', async () => {
  const network = brokenNetwork();
  const registry = createLocaleRegistry(network.load);
  await registry.load('hu-HU');
  network.restore();
  const listener = jest.fn();
  registry.subscribe(listener);
  await registry.load('hu-HU');
  expect(registry.get('hu-HU')?._(MENU)).toBe('Menü');
  expect(listener).toHaveBeenCalledTimes(1);
  await registry.load('hu-HU');
  expect(network.load).toHaveBeenCalledTimes(2);
});

test('a retry loads only the texts that have failed (HOST-54)', async () => {
  const network = brokenNetwork();
  const registry = createLocaleRegistry(network.load);
  await registry.load('hu-HU');
  network.restore();
  await registry.load('pl-PL');
  registry.retry();
  await registry.load('hu-HU');
  expect(registry.get('hu-HU')?._(MENU)).toBe('Menü');
  expect(network.load.mock.calls).toEqual([['hu-HU'], ['pl-PL'], ['hu-HU']]);
});

describe('texts that hang', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  // HEAD-32
  test('are replaced by English words after 2.5 s, until they load', async () => {
    const { promise: texts, resolve: arrive } = Promise.withResolvers<Messages>();
    const registry = createLocaleRegistry(() => texts);
    const shown: (string | undefined)[] = [];
    registry.subscribe(() => shown.push(registry.get('hu-HU')?._(MENU)));
    const loaded = registry.load('hu-HU');
    await jest.advanceTimersByTimeAsync(2499);
    expect(shown).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(shown).toEqual(['toggle']);
    expect(errors).toEqual([
      { module: 'i18n', operation: 'load', message: 'The texts of hu-HU did not load' },
    ]);
    await loaded;
    arrive({ [MENU]: 'Menü' });
    await jest.advanceTimersByTimeAsync(0);
    expect(shown).toEqual(['toggle', 'Menü']);
    expect(errors).toHaveLength(1);
  });

  // HK-183
  test('and fail are loaded again after 10 s, then after 20 s', async () => {
    const network = brokenNetwork();
    const registry = createLocaleRegistry(network.load);
    await registry.load('hu-HU');
    await jest.advanceTimersByTimeAsync(9_999);
    expect(network.load).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(network.load).toHaveBeenCalledTimes(2);
    network.restore();
    await jest.advanceTimersByTimeAsync(20_000);
    expect(registry.get('hu-HU')?._(MENU)).toBe('Menü');
    await jest.advanceTimersByTimeAsync(300_000);
    expect(network.load).toHaveBeenCalledTimes(3);
    expect(errors).toHaveLength(1);
  });
});
