import '../../testing/freshPage.ts';
import type { Messages } from '@lingui/core';
import { jest } from '@jest/globals';
import { collectErrors } from '../../testing/collectEvents.ts';
import { lazyTexts, pageTexts } from './lazyTexts.ts';
import { locales, type Locale } from './locales.ts';

const errors = collectErrors();
const MENU = 'header.menu.toggle';
const REPORT = { module: 'i18n', operation: 'load', message: 'The texts of hu-HU did not load' };

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

test.each(locales)('loads the texts of %s (SITE-06)', async (locale) => {
  const texts = pageTexts(locale);
  expect(texts.get()).toBeUndefined();
  await texts.load();
  expect(texts.get()?.locale).toBe(locale);
  expect(texts.get()?._(MENU)).toMatch(/^\p{Lu}\p{Ll}+$/u);
  expect(errors).toEqual([]);
});

test('falls back to de-DE for texts that de-AT omits (SITE-06)', async () => {
  expect((await pageTexts('de-AT').load())._(MENU)).toBe('Menü');
});

test('loads separate texts per locale', async () => {
  const textsOf = lazyTexts('test', async (locale) => ({ [MENU]: locale }));
  await Promise.all([textsOf('hu-HU').load(), textsOf('pl-PL').load()]);
  expect(textsOf('hu-HU').get()?._(MENU)).toBe('hu-HU');
  expect(textsOf('pl-PL').get()?._(MENU)).toBe('pl-PL');
});

test('reports texts that fail to load and shows English words until they load', async () => {
  const network = brokenNetwork();
  const texts = lazyTexts('test', network.load)('hu-HU');
  const listener = jest.fn();
  texts.subscribe(listener);
  await texts.load();
  expect(texts.get()?._('header.icons.storeFinder')).toBe('store finder');
  expect(texts.catalogue.get()).toBeUndefined();
  expect(errors).toEqual([REPORT]);
  network.restore();
  await texts.load();
  expect(texts.get()?._(MENU)).toBe('Menü');
  expect(texts.catalogue.get()).toBe(texts.get());
  expect(listener).toHaveBeenCalledTimes(2);
});

describe('pending texts', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  // HEAD-32
  test('are replaced with English words after 2.5 s until they load', async () => {
    const { promise: messages, resolve: arrive } = Promise.withResolvers<Messages>();
    const texts = lazyTexts('test', () => messages)('hu-HU');
    const shown: (string | undefined)[] = [];
    texts.subscribe(() => shown.push(texts.get()?._(MENU)));
    const loaded = texts.load();
    await jest.advanceTimersByTimeAsync(2499);
    expect(shown).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(shown).toEqual(['toggle']);
    expect(errors).toEqual([REPORT]);
    await loaded;
    arrive({ [MENU]: 'Menü' });
    await jest.advanceTimersByTimeAsync(0);
    expect(shown).toEqual(['toggle', 'Menü']);
    expect(errors).toHaveLength(1);
  });

  // HK-182
  test('are requested again after 10 s and 20 s while they are needed', async () => {
    const network = brokenNetwork();
    const texts = lazyTexts('test', network.load)('hu-HU');
    const stop = texts.keepLoading();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(network.load).toHaveBeenCalledTimes(2);
    network.restore();
    await jest.advanceTimersByTimeAsync(20_000);
    expect(texts.get()?._(MENU)).toBe('Menü');
    expect(errors).toEqual([REPORT]);
    stop();
  });
});
