/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { languages } from '../../sites.ts';
import { readTexts } from '../../readTexts.ts';
import { flattenTexts } from '../../testing/textTables.ts';
import { formatText, formatPlural } from './formatText.ts';
import { textsOf, type Texts } from './texts.ts';

const textsByLanguage = readTexts<object>('pages/texts');

test.each(languages)('%s has a text for every plural form of the language', (language) => {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const { page } = textsByLanguage[language] as Texts;
  expect(Object.keys(page.items).toSorted()).toEqual(forms.toSorted());
});

test('Swiss German texts have no ß and use Swiss quotation marks', () => {
  const swiss = new Map(flattenTexts(textsOf('CH')));
  expect([...swiss.keys()]).toEqual(flattenTexts(textsByLanguage.de).map(([path]) => path));
  expect([...swiss.values()].join()).not.toMatch(/[ß„“]/);
  expect(swiss.get('search.resultsFor')).toBe('Suchergebnisse für «{query}»');
});

test('plural forms follow the language', () => {
  const { items } = textsOf('PL').page;
  expect([1, 3, 5, 22].map((n) => formatPlural(items, n, 'PL'))).toEqual([
    '1 artykuł',
    '3 artykuły',
    '5 artykułów',
    '22 artykuły',
  ]);
});

test('inserts values literally', () => {
  expect(formatText('„{query}“', { query: '{n} $& a' })).toBe('„{n} $& a“');
  expect(formatText('{unknown}', {})).toBe('{unknown}');
});
