/** @jest-environment node */
import { languages } from '../sites.ts';
import type { Language } from '../sites.ts';
import { categories, products } from './catalogue.ts';

const others = languages.filter((language) => language !== 'de');

/** The letters of each language besides a to z. Any other letter points to a wrong language or encoding. */
const specialLetters: Record<Language, string> = {
  de: 'äöüßé',
  fr: 'àâçéèêëîïôùûœ',
  cs: 'áčďéěíňóřšťúůýž',
  hu: 'áéíóöőúüű',
  pl: 'ąćęłńóśźż',
  sk: 'áäčďéíľĺňóôŕšťúýž',
  tr: 'çğıöşüâ',
  da: 'æøåé',
  sv: 'åäö',
  en: '',
};

/** Letters that tell a language from similar ones, so that its texts must contain them. English has none. */
const distinctiveLetters: Record<Exclude<Language, 'en'>, string> = {
  de: 'ß',
  fr: 'èêç',
  cs: 'ěřů',
  hu: 'őű',
  pl: 'łąężź',
  sk: 'ľô',
  tr: 'ğış',
  da: 'æø',
  sv: 'åö',
};

/** Titles that are the same in German. */
const sameAsGerman: Record<Language, string[]> = {
  de: [],
  fr: ['Espresso', 'Mode', 'Accessoires'],
  cs: ['Espresso', 'Kakao'],
  hu: [],
  pl: ['Espresso', 'Kakao'],
  sk: ['Espresso', 'Kakao'],
  tr: ['Espresso', 'Kakao'],
  da: ['Espresso', 'Kakao', 'Mode'],
  sv: ['Espresso', 'Kakao', 'Mode', 'Dekoration'],
  en: ['Espresso', 'Sale'],
};

const textsIn = (language: Language) => [
  ...products.flatMap(({ title, description }) => [title[language], description[language]]),
  ...categories.map(({ title }) => title[language]),
];

test.each(others)('no text is left in German in %s', (language) => {
  const german = textsIn('de');
  const untranslated = textsIn(language).filter((text, index) => text === german[index]);
  expect(untranslated.filter((text) => !sameAsGerman[language].includes(text))).toEqual([]);
});

test.each(languages)('every text in %s uses only the letters of its language', (language) => {
  const allowed = new Set(`abcdefghijklmnopqrstuvwxyzø${specialLetters[language]}`);
  for (const text of textsIn(language)) {
    const foreign = text
      .match(/\p{L}/gu)
      ?.filter((letter) => !allowed.has(lowerCase(letter, language)));
    expect({ text, foreign }).toEqual({ text, foreign: [] });
  }
});

test.each(Object.entries(distinctiveLetters) as [Language, string][])(
  'the texts in %s contain its distinctive letters',
  (language, letters) => {
    const all = textsIn(language).join(' ').toLowerCase();
    for (const letter of letters) expect(all).toContain(letter);
  },
);

test.each(languages)('no two products share a title in %s', (language) => {
  const titles = products.map(({ title }) => title[language]);
  expect(new Set(titles).size).toBe(titles.length);
});

test('every number in a German title is in its translations too', () => {
  for (const { title } of products) {
    const numbers = title.de.match(/\d+/g) ?? [];
    for (const language of others) {
      for (const number of numbers) expect(title[language]).toContain(number);
    }
  }
});

function lowerCase(letter: string, language: Language): string {
  return letter.toLocaleLowerCase(language);
}
