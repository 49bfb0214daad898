import fc from 'fast-check';
import {
  fieldsOf,
  firstSelection,
  isDate,
  linkTo,
  momentOf,
  selectionOfLink,
} from './previewSelection.ts';

const NOW = new Date(2026, 10, 21, 9, 5);

test.each(['2026-12-24', '2028-02-29'])('%s is a date', (date) => expect(isDate(date)).toBe(true));

test.each([
  '',
  '24.12.2026',
  '2026-2-3',
  '2026-02-30',
  '2027-02-29',
  '2026-13-01',
  ' 2026-12-24',
  '2026-12-24T00:00',
])('"%s" is none', (date) => expect(isDate(date)).toBe(false));

test('a moment goes out as it was typed, without a zone', () => {
  expect(momentOf({ date: '2026-12-24', time: '18:30' }, NOW)).toEqual({
    moment: '2026-12-24T18:30:00',
  });
});

test.each([
  [{ date: '24.12.2026', time: '18:30' }, 'date', '2026-11-21T09:05:00'],
  [{ date: '', time: '' }, 'date', '2026-11-21T09:05:00'],
  [{ date: '2026-12-24', time: '25:00' }, 'time', '2026-12-24T09:05:00'],
  [{ date: '2026-12-24', time: '' }, 'time', '2026-12-24T09:05:00'],
])('what cannot be read is said, and the current time is used: %j', (fields, what, used) => {
  const { moment, problem } = momentOf(fields, NOW);
  expect(moment).toBe(used);
  expect(problem).toContain(`preview ${what}`);
});

test('whatever is typed, a well-formed moment leaves', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (date, time) => {
      expect(momentOf({ date, time }, NOW).moment).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:00$/);
    }),
  );
});

test('a colleague who opens the link gets the same selection', () => {
  const inForce = {
    dateTime: '2026-12-06T08:15:00',
    abTestName: 'advent-banner',
    abTestGroup: 'dark',
  };
  const link = linkTo(inForce, 'https://shop.test/sale?site=PL#top');
  expect(new URL(link).searchParams.get('site')).toBe('PL');
  expect(selectionOfLink(link)).toEqual({
    date: '2026-12-06',
    time: '08:15',
    test: 'advent-banner',
    group: 'dark',
  });
  expect(linkTo({}, link)).toBe('https://shop.test/sale?site=PL#top');
});

test.each(['', '?fasciaPreview=', '?fasciaPreview=soon', '?fasciaTest=a&fasciaGroup=b'])(
  'an address that ends with "%s" asks for nothing',
  (query) => expect(selectionOfLink(`https://shop.test/${query}`)).toBeUndefined(),
);

test('the fields begin with what is in force, else with now', () => {
  expect(firstSelection({}, NOW)).toEqual({ ...fieldsOf(NOW), test: '', group: '' });
  const inForce = { dateTime: '2026-12-06T08:15:00', abTestName: 'a', abTestGroup: 'b' };
  expect(firstSelection(inForce, NOW)).toEqual({
    date: '2026-12-06',
    time: '08:15',
    test: 'a',
    group: 'b',
  });
  expect(firstSelection({ dateTime: 'soon' }, NOW)).toMatchObject(fieldsOf(NOW));
});
