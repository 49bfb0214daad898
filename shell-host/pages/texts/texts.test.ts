import { expect, test } from '@jest/globals';
import { languageOf, sites } from '../../shop/sites.ts';
import { german } from './german.ts';
import { localeOf } from './locales.ts';
import { fill, plural } from './fill.ts';
import { swissGerman } from './swissGerman.ts';
import { textsIn } from './useTexts.ts';

/** Every text by its path, plural forms as one. */
function textsOf(words: object, path = ''): [string, string][] {
  return Object.entries(words).flatMap(([name, value]: [string, unknown]) => {
    if (typeof value === 'string') return [[`${path}${name}`, value]];
    if (typeof value !== 'object' || value === null) return [];
    if ('other' in value) return [[`${path}${name}`, String(value.other)]];
    return textsOf(value, `${path}${name}.`);
  });
}

const placesOf = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();
const inGerman = new Map(textsOf(german));

test.each(Object.entries(textsIn))('%s says everything, with the same places', (_, texts) => {
  const spoken = textsOf(texts);
  expect(spoken).toHaveLength(inGerman.size);
  for (const [path, text] of spoken) {
    expect([path, text.trim()]).not.toEqual([path, '']);
    expect([path, placesOf(text)]).toEqual([path, placesOf(inGerman.get(path) ?? '')]);
  }
});

test.each(sites)('%s has a text for every plural form of its language', (site) => {
  const { items } = textsIn[languageOf(site)].page;
  const forms = new Intl.PluralRules(localeOf(site)).resolvedOptions().pluralCategories;
  expect(Object.keys(items).toSorted()).toEqual(forms.toSorted());
});

test('Switzerland reads the same German, without ß and with its own quotation marks', () => {
  const swiss = new Map(textsOf(swissGerman));
  expect([...swiss.keys()]).toEqual([...inGerman.keys()]);
  expect([...swiss.values()].join()).not.toMatch(/[ß„“]/);
});

test('numbers are counted as the language does', () => {
  const { items } = textsIn.pl.page;
  expect([1, 3, 5, 22].map((n) => plural(items, n, 'pl-PL'))).toEqual([
    '1 artykuł',
    '3 artykuły',
    '5 artykułów',
    '22 artykuły',
  ]);
});

test('what a visitor typed is put into a text as it is', () => {
  expect(fill('„{query}“', { query: '{n} $& a' })).toBe('„{n} $& a“');
  expect(fill('{unknown}', {})).toBe('{unknown}');
});
