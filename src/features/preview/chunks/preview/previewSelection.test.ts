/** @jest-environment node */
import { jest } from '@jest/globals';
import fc from 'fast-check';
import {
  currentTimeIn,
  dropMissing,
  initialSelection,
  linkTo,
  momentOf,
  selectionOfLink,
} from './previewSelection.ts';

const NOW = { date: '2026-11-21', time: '09:05' };

// PREV-06
test.each([
  ['Europe/Berlin', '2026-06-30T22:30:00Z', '2026-07-01', '00:30'],
  ['Europe/Istanbul', '2026-12-31T21:00:00Z', '2027-01-01', '00:00'],
  ['America/New_York', '2026-03-01T03:05:00Z', '2026-02-28', '22:05'],
])('the current time in %s at %s is %s %s', (timeZone, now, date, time) => {
  jest.useFakeTimers({ now: Date.parse(now) });
  try {
    expect(currentTimeIn(timeZone)).toEqual({ date, time });
  } finally {
    jest.useRealTimers();
  }
});

test.each(['2026-12-24', '2028-02-29'])('%s is a valid date (PREV-06, PREV-07)', (date) =>
  expect(momentOf({ date, time: '08:15' }, NOW)).toEqual({ moment: `${date}T08:15:00` }),
);

test.each([
  '',
  '24.12.2026',
  '2026-2-3',
  '2026-02-30',
  '2027-02-29',
  '2026-13-01',
  ' 2026-12-24',
  '2026-12-24T00:00',
])('"%s" is not a valid date (PREV-06)', (date) =>
  expect(momentOf({ date, time: '08:15' }, NOW)).toHaveProperty('problem'),
);

test.each([
  [{ date: '24.12.2026', time: '18:30' }, 'date', '2026-11-21T09:05:00'],
  [{ date: '', time: '' }, 'date', '2026-11-21T09:05:00'],
  [{ date: '2026-12-24', time: '25:00' }, 'time', '2026-12-24T09:05:00'],
  [{ date: '2026-12-24', time: '' }, 'time', '2026-12-24T09:05:00'],
])(
  'returns a problem and the current time for the invalid fields %j (PREV-06)',
  (fields, field, used) => {
    const { moment, problem } = momentOf(fields, NOW);
    expect(moment).toBe(used);
    expect(problem).toContain(`preview ${field}`);
  },
);

test('returns a valid moment for any input (PREV-07)', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (date, time) => {
      expect(momentOf({ date, time }, NOW).moment).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:00$/);
    }),
  );
});

test('a shared link contains the selection', () => {
  const active = {
    dateTime: '2026-12-06T08:15:00',
    abTestName: 'advent-banner',
    abTestGroup: 'dark',
  };
  const link = linkTo(active, 'https://shop.test/sale?site=PL&a=%20b#top');
  expect(link).toMatch(/^https:\/\/shop.test\/sale\?site=PL&a=%20b&fasciaPreview=.*#top$/);
  expect(new URL(link).searchParams.get('site')).toBe('PL');
  expect(selectionOfLink(link)).toEqual({
    date: '2026-12-06',
    time: '08:15',
    test: 'advent-banner',
    group: 'dark',
  });
  expect(linkTo({}, link)).toBe('https://shop.test/sale?site=PL&a=%20b#top');
});

test('a shared link contains no campaign or click parameters (PREV-40)', () => {
  const page =
    'https://shop.test/search?utm_source=mail&q=caf%C3%A9&gclid=abc&_gl=1*x&page=2&fbclid=d#list';
  const link = linkTo({ dateTime: '2026-12-06T08:15:00' }, page);
  expect(link).toBe(
    'https://shop.test/search?q=caf%C3%A9&page=2&fasciaPreview=2026-12-06T08%3A15%3A00#list',
  );
  expect(linkTo({}, 'https://shop.test/?utm_campaign=x')).toBe('https://shop.test/');
});

test.each(['', '?fasciaPreview=', '?fasciaPreview=soon', '?fasciaTest=a&fasciaGroup=b'])(
  'a URL with the query "%s" contains no selection',
  (query) => expect(selectionOfLink(`https://shop.test/${query}`)).toBeUndefined(),
);

test('the initial selection is the active settings or the current time (PREV-02)', () => {
  expect(initialSelection({}, NOW)).toEqual({ ...NOW, test: '', group: '' });
  const active = { dateTime: '2026-12-06T08:15:00', abTestName: 'a', abTestGroup: 'b' };
  expect(initialSelection(active, NOW)).toEqual({
    date: '2026-12-06',
    time: '08:15',
    test: 'a',
    group: 'b',
  });
  expect(initialSelection({ dateTime: 'soon' }, NOW)).toMatchObject(NOW);
});

// PREV-12
test('removes a group that does not run and keeps its test', () => {
  const chosen = { date: '2026-11-22', time: '10:00', test: 'benefits-order', group: 'retired' };
  const running = [{ name: 'benefits-order', groups: [{ name: 'delivery-first' }] }];
  const { selection, dropped } = dropMissing(chosen, running);
  expect(selection).toEqual({ ...chosen, group: '' });
  expect(dropped).toContain('retired');
});
