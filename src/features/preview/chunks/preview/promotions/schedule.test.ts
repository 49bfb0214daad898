/** @jest-environment node */
import {
  changesOfDay,
  comparePromotions,
  promotionsInForce,
  type ScheduledPromotion,
} from './schedule.ts';

const autumn = { id: 'top', title: 'Autumn', end: '2026-12-01T06:00:00' };
const advent = {
  id: 'top',
  title: 'Advent',
  begin: '2026-12-01T06:00:00',
  end: '2026-12-25T00:00:00',
};
const dark = { ...advent, title: 'Advent, dark', test: 'banner', group: 'dark' };
const benefits = { id: 'benefits', title: 'Free returns' };
const schedule: ScheduledPromotion[] = [autumn, dark, advent, benefits];

const noGroup = { test: '', group: '' };
const titlesAt = (moment: string, group = noGroup) =>
  promotionsInForce(schedule, { moment, ...group }).map(({ title }) => title);

test('a promotion is shown at its start but not at its end (PREV-44)', () => {
  expect(titlesAt('2026-12-01T05:59:00')).toEqual(['Autumn', 'Free returns']);
  expect(titlesAt('2026-12-01T06:00:00')).toEqual(['Advent', 'Free returns']);
  expect(titlesAt('2026-12-24T23:59:00')).toEqual(['Advent', 'Free returns']);
  expect(titlesAt('2026-12-25T00:00:00')).toEqual(['Free returns']);
});

test('a group’s promotion replaces the common ones with the same id (PREV-44)', () => {
  const moment = '2026-12-10T08:00:00';
  expect(titlesAt(moment, { test: 'banner', group: 'dark' })).toEqual([
    'Advent, dark',
    'Free returns',
  ]);
  expect(titlesAt(moment, { test: 'banner', group: 'control' })).toEqual([
    'Advent',
    'Free returns',
  ]);
});

test('marks the differences between two moments by id (PREV-44)', () => {
  const places = comparePromotions([autumn, benefits], [advent, benefits]);
  const marks = places.map(({ id, now, later, isSame }) => [
    id,
    now.map(({ title, difference }) => `${title}: ${difference}`),
    later.map(({ title, difference }) => `${title}: ${difference}`),
    isSame,
  ]);
  expect(marks).toEqual([
    ['top', ['Autumn: onlyNow'], ['Advent: onlyLater'], false],
    ['benefits', ['Free returns: both'], ['Free returns: both'], true],
  ]);
});

test('a promotion that is shown at only one of the moments is a difference (PREV-44)', () => {
  expect(comparePromotions([benefits], [])).toMatchObject([{ later: [], isSame: false }]);
  expect(comparePromotions([], [])).toEqual([]);
});

test('a promotion that is shown again after a break is the same one (PREV-44)', () => {
  const again = { ...advent, begin: '2026-12-12T00:00:00' };
  expect(comparePromotions([advent], [again])).toMatchObject([{ isSame: true }]);
});

test('lists the changes of a day once and in chronological order (PREV-45)', () => {
  const evening = { id: 'pi', title: 'Evening', begin: '2026-12-01T20:00:00' };
  const both = { id: 'category', title: 'Advent', begin: '2026-12-01T06:00:00' };
  expect(changesOfDay([evening, both, ...schedule], '2026-12-01', noGroup)).toEqual([
    { time: '06:00', begins: ['Advent'], ends: ['Autumn'] },
    { time: '20:00', begins: ['Evening'], ends: [] },
  ]);
  expect(changesOfDay(schedule, '2026-12-02', noGroup)).toEqual([]);
});

test('lists the changes of a group’s promotions for that group only (PREV-45)', () => {
  const group = { test: 'banner', group: 'dark' };
  expect(changesOfDay([dark], '2026-12-01', group)).toMatchObject([{ begins: ['Advent, dark'] }]);
  expect(changesOfDay([dark], '2026-12-01', noGroup)).toEqual([]);
});
