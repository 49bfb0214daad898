import { promotionSlots } from '../../../../features/promotions/promotionSource.ts';
import { tabStorageKeys } from '../../../../foundation/browser/storage/names.ts';
import { tabStorage } from '../../../../foundation/browser/storage/storage.ts';
import { beginReads } from './beginReads.ts';
import { markEmptyPlaces } from './markEmptyPlaces.ts';

const marks = () => document.documentElement.dataset['fasciaEmpty'];

beforeEach(() => {
  delete document.documentElement.dataset['fasciaEmpty'];
  tabStorage.write(tabStorageKeys.emptyPromotions('AT'), ['~header_pi', '~header_benefits']);
});

// PROMO-33
test('marks the promotions that the tab has found missing on this site', () => {
  markEmptyPlaces(promotionSlots({ site: 'AT' }));
  expect(marks()).toBe('phase benefits');
});

// PROMO-33
test('does not mark promotions that are missing with other tags or on another site', () => {
  markEmptyPlaces(promotionSlots({ site: 'DE' }));
  markEmptyPlaces(promotionSlots({ site: 'AT', tags: { allOf: ['tea'] } }));
  expect(marks()).toBeUndefined();
});

// PROMO-33
test('marks nothing for staff with a preview', () => {
  document.cookie = 'Preview=1';
  markEmptyPlaces(promotionSlots({ site: 'AT' }));
  document.cookie = 'Preview=; max-age=0';
  expect(marks()).toBeUndefined();
});

// PROMO-33
test('prefetching also marks the missing promotions', () => {
  beginReads({ site: 'AT' }, false);
  expect(marks()).toBe('phase benefits');
});
