/** @jest-environment node */
import fc from 'fast-check';
import { parseAnswer } from '../../../../foundation/http/parseAnswer.ts';
import { themeWorldsSchema } from './themeWorldsSchema.ts';

const parse = (body: unknown) => parseAnswer(themeWorldsSchema, body);
const world = { url: '/w', title: 'Herbst' };

test('sorts the sections and omits empty ones (NAV-19)', () => {
  const { value, leftOut } = parse({
    lastChance: { headline: 'Letzte Chance', themeworlds: [world] },
    more: { headline: 'Mehr', themeworlds: [] },
    new: { headline: 'Neu', themeworlds: [world] },
    scout: { headline: 'Vorab', themeworlds: [world] },
  });
  expect(value.sections.map(({ id }) => id)).toEqual(['scout', 'new', 'lastChance']);
  expect(leftOut).toEqual([]);
});

test('parses the image, card, badges and texts of a world (NAV-23)', () => {
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
    image: { src: '/img/w.jpg' },
    forCardHolders: true,
    availability: 'SOLDOUT',
    badges: ['scout', 'preview'],
    endDateText: 'Bis 2.12.',
    endDate: '2026-12-02',
    daysLeftText: 'Nur noch 3 Tage',
  });
});

test.each([
  ['2026-12-02', '2026-12-02'],
  ['2026-12-02T23:59:59+01:00', '2026-12-02'],
  ['2026-02-30', undefined],
  ['02.12.2026', undefined],
  ['2026-13-01', undefined],
  [1_796_000_000, undefined],
])('parses the end date %j as %j (NAV-23)', (endDate, expected) => {
  const { value, leftOut } = parse({ new: { themeworlds: [{ ...world, endDate }] } });
  expect(value.sections[0]?.worlds[0]?.endDate).toBe(expected);
  expect(leftOut).toHaveLength(expected === undefined ? 1 : 0);
});

test('omits and reports only worlds with a hostile address or without a title', () => {
  const themeworlds = [{ ...world, url: '//evil.test' }, { url: '/w' }, null, world];
  const { value, leftOut } = parse({ new: { themeworlds }, more: 'nonsense' });
  expect(value.sections.map(({ worlds }) => worlds.length)).toEqual([1]);
  expect(leftOut.length).toBeGreaterThanOrEqual(4);
});

test('omits translations that are not texts (NAV-23)', () => {
  const { value } = parse({ translations: { new: 'Neu', sale: 7, empty: ' ' } });
  expect(value.translations).toEqual({ new: 'Neu' });
});

test('does not throw for any value of a section or of the translations', () => {
  fc.assert(
    fc.property(fc.anything(), fc.anything(), (scout, translations) => {
      const { value } = parse({ scout, translations });
      expect(Array.isArray(value.sections)).toBe(true);
    }),
  );
});
