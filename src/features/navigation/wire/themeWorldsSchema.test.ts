import fc from 'fast-check';
import { parseAnswer } from '../../../foundation/untrusted/parseAnswer.ts';
import { translationOf } from '../themeWorlds.ts';
import { themeWorldsSchema } from './themeWorldsSchema.ts';

const parse = (answer: unknown) => parseAnswer(themeWorldsSchema, answer);
const world = { url: '/w', title: 'Herbst' };

test('the sections come in their order, whatever the answer’s is; empty ones are not there', () => {
  const { value, leftOut } = parse({
    lastChance: { headline: 'Letzte Chance', themeworlds: [world] },
    more: { headline: 'Mehr', themeworlds: [] },
    new: { headline: 'Neu', themeworlds: [world] },
    scout: { headline: 'Vorab', themeworlds: [world] },
  });
  expect(value.sections.map(({ id }) => id)).toEqual(['scout', 'new', 'lastChance']);
  expect(leftOut).toEqual([]);
});

test('a world has its picture, its card, its badges and its texts', () => {
  const given = {
    ...world,
    imgUrl: '/image-delivery/w.jpg',
    aromaCard: true,
    availability: 'SOLDOUT',
    badges: ['scout', 'preview'],
    endDate: '2026-12-02',
    endDateText: 'Bis 2.12.',
    onlyXDaysLeftText: 'Nur noch 3 Tage',
  };
  const { value } = parse({ scout: { headline: 'Vorab', themeworlds: [given] } });
  expect(value.sections[0]?.worlds[0]).toMatchObject({
    href: '/w',
    title: 'Herbst',
    image: { src: '/image-delivery/w.jpg' },
    forCardHolders: true,
    availability: 'SOLDOUT',
    badges: ['scout', 'preview'],
    endDateText: 'Bis 2.12.',
    daysLeftText: 'Nur noch 3 Tage',
  });
});

test('a world that is hostile or nameless does not cost the others, and is told', () => {
  const themeworlds = [{ ...world, url: '//evil.test' }, { url: '/w' }, null, world];
  const { value, leftOut } = parse({ new: { themeworlds }, more: 'nonsense' });
  expect(value.sections.map(({ worlds }) => worlds.length)).toEqual([1]);
  expect(leftOut.length).toBeGreaterThanOrEqual(4);
});

test('only texts of the map are texts, and no name of the language itself is one', () => {
  const { value } = parse({ translations: { new: 'Neu', sale: 7, empty: ' ' } });
  expect(value.translations).toEqual({ new: 'Neu' });
  expect(translationOf(value.translations, 'new')).toBe('Neu');
  expect(translationOf(value.translations, 'toString')).toBeUndefined();
  expect(translationOf(undefined, 'new')).toBeUndefined();
});

test('whatever stands in a section, nothing is thrown but a wrong shape of all', () => {
  fc.assert(
    fc.property(fc.anything(), fc.anything(), (scout, translations) => {
      const { value } = parse({ scout, translations });
      expect(Array.isArray(value.sections)).toBe(true);
    }),
  );
});
