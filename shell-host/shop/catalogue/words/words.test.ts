import { languages } from '../../sites.ts';
import type { Language } from '../../sites.ts';
import { categories, products } from '../catalogue.ts';

const others = languages.filter((language) => language !== 'de');

/** Letters beyond a to z; a text with any other was mixed up with a neighbour's or badly encoded. */
const letters: Record<Language, string> = {
  de: 'äöüßé',
  fr: 'àâçéèêëîïôùûœ',
  cs: 'áčďéěíňóřšťúůýž',
  hu: 'áéíóöőúüű',
  pl: 'ąćęłńóśźż',
  sk: 'áäčďéíľĺňóôŕšťúýž',
  tr: 'çğıöşüâ',
};

/** Letters that only this language has among its neighbours, so its texts must show them. */
const ownLetters: Record<Language, string> = {
  de: 'ß',
  fr: 'èêç',
  cs: 'ěřů',
  hu: 'őű',
  pl: 'łąężź',
  sk: 'ľô',
  tr: 'ğış',
};

/** Words that a language shares with German. */
const sameAsGerman: Record<Language, string[]> = {
  de: [],
  fr: ['Espresso', 'Mode', 'Accessoires'],
  cs: ['Espresso', 'Kakao'],
  hu: [],
  pl: ['Espresso', 'Kakao'],
  sk: ['Espresso', 'Kakao'],
  tr: ['Espresso', 'Kakao'],
};

const textsIn = (language: Language) => [
  ...products.flatMap(({ title, description }) => [title[language], description[language]]),
  ...categories.map(({ title }) => title[language]),
];

test.each(languages)('every text is filled in %s, and tidy', (language) => {
  for (const text of textsIn(language)) {
    expect(text).toMatch(/^\S(?:.*\S)?$/u);
    expect(text).not.toMatch(/ {2}| [,.;:]$|\?\?|�/u);
  }
});

test.each(others)('no text was left in German in %s', (language) => {
  const german = textsIn('de');
  const left = textsIn(language).filter((text, index) => text === german[index]);
  expect(left.filter((text) => !sameAsGerman[language].includes(text))).toEqual([]);
});

test.each(languages)(
  'every text in %s is written with the letters of that language',
  (language) => {
    const allowed = new Set(`abcdefghijklmnopqrstuvwxyzø${letters[language]}`);
    for (const text of textsIn(language)) {
      const strange = text
        .match(/\p{L}/gu)
        ?.filter((letter) => !allowed.has(small(letter, language)));
      expect({ text, strange }).toEqual({ text, strange: [] });
    }
  },
);

test.each(languages)('the texts in %s have its own diacritics', (language) => {
  const all = textsIn(language).join(' ').toLowerCase();
  for (const letter of ownLetters[language]) expect(all).toContain(letter);
});

test.each(languages)('no two articles have one title in %s', (language) => {
  const titles = products.map(({ title }) => title[language]);
  expect(new Set(titles).size).toBe(titles.length);
});

test.each(languages)('a title in %s fits a card, a description two lines', (language) => {
  for (const { title, description } of products) {
    expect(title[language].length).toBeLessThanOrEqual(60);
    expect(description[language].length).toBeLessThanOrEqual(120);
    expect(description[language]).toMatch(/\.$/);
  }
});

test('every number of a German title is in the other titles too', () => {
  for (const { title } of products) {
    const numbers = title.de.match(/\d+/g) ?? [];
    for (const language of others) {
      for (const number of numbers) expect(title[language]).toContain(number);
    }
  }
});

function small(letter: string, language: Language): string {
  return letter.toLocaleLowerCase(language);
}
