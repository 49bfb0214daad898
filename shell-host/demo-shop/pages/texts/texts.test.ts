import { expect, test } from '@jest/globals';
import { languageOf, sites } from '../../sites.ts';
import { german } from './german.ts';
import { localeOf } from './locales.ts';
import { formatText, formatPlural } from './formatText.ts';
import { swissGerman } from './swissGerman.ts';
import { textsByLanguage } from './useTexts.ts';

/** All texts by their paths; of plural forms the form `other`. */
function flattenTexts(texts: object, path = ''): [string, string][] {
  return Object.entries(texts).flatMap(([name, value]: [string, unknown]) => {
    if (typeof value === 'string') return [[`${path}${name}`, value]];
    if (typeof value !== 'object' || value === null) return [];
    if ('other' in value) return [[`${path}${name}`, String(value.other)]];
    return flattenTexts(value, `${path}${name}.`);
  });
}

const placeholdersOf = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();
const germanTexts = new Map(flattenTexts(german));

test.each(Object.entries(textsByLanguage))(
  '%s has all texts, with the same placeholders',
  (_, texts) => {
    const translated = flattenTexts(texts);
    expect(translated).toHaveLength(germanTexts.size);
    for (const [path, text] of translated) {
      expect([path, text.trim()]).not.toEqual([path, '']);
      expect([path, placeholdersOf(text)]).toEqual([
        path,
        placeholdersOf(germanTexts.get(path) ?? ''),
      ]);
    }
  },
);

test.each(sites)('%s has a text for every plural form of its language', (site) => {
  const { items } = textsByLanguage[languageOf(site)].page;
  const forms = new Intl.PluralRules(localeOf(site)).resolvedOptions().pluralCategories;
  expect(Object.keys(items).toSorted()).toEqual(forms.toSorted());
});

test('Swiss texts are the German ones, without ß and with Swiss quotation marks', () => {
  const swiss = new Map(flattenTexts(swissGerman));
  expect([...swiss.keys()]).toEqual([...germanTexts.keys()]);
  expect([...swiss.values()].join()).not.toMatch(/[ß„“]/);
});

test('plural forms follow the language', () => {
  const { items } = textsByLanguage.pl.page;
  expect([1, 3, 5, 22].map((n) => formatPlural(items, n, 'pl-PL'))).toEqual([
    '1 artykuł',
    '3 artykuły',
    '5 artykułów',
    '22 artykuły',
  ]);
});

test('values are inserted literally', () => {
  expect(formatText('„{query}“', { query: '{n} $& a' })).toBe('„{n} $& a“');
  expect(formatText('{unknown}', {})).toBe('{unknown}');
});
