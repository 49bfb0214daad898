import { waitFor } from '@testing-library/react';
import { pageStore } from '../../app/page.ts';
import { collectErrors } from '../../testing/collectEvents.ts';
import {
  offerPromotions,
  openPage,
  part,
  setPreview,
  slots,
} from '../../testing/promotionPages.tsx';
import { serveShop } from '../../testing/shopServer.ts';
import { promotions } from './promotions.ts';

const server = serveShop();
const { offer, requestedIds } = offerPromotions(server);
const errors = collectErrors();

const stored = () => JSON.parse(sessionStorage.getItem('fascia.emptyPromotions.DE') ?? '[]');
const read = (id: string, query = '') =>
  pageStore().dispatch(promotions.fetch({ id, site: 'DE', query }));

describe('A promotion that does not exist', () => {
  test('keeps its slot on this page but has no slot on the next one (PROMO-31)', async () => {
    offer('~header_top');
    expect(await openPage()).toMatchObject({ atFirst: 3 });
    expect(slots()).toBe(3);
    const before = server.calls.length;
    expect(await openPage()).toMatchObject({ atFirst: 1 });
    await waitFor(() => expect(part('top-banner')).not.toBeNull());
    expect(slots()).toBe(1);
    expect(requestedIds(before)).toEqual(['~header_benefits', '~header_pi', '~header_top']);
  });

  test('is shown when it exists again, and has a slot on the next page (PROMO-31)', async () => {
    offer('~header_top');
    await openPage();
    offer('~header_top', '~header_benefits');
    expect(await openPage()).toMatchObject({ atFirst: 1 });
    await waitFor(() => expect(part('benefits')).not.toBeNull());
    expect(slots()).toBe(2);
    expect(await openPage()).toMatchObject({ atFirst: 2 });
  });

  test('is remembered only for its id, tags and site (PROMO-33)', async () => {
    offer();
    await openPage({ tags: { allOf: ['a'] } });
    expect(await openPage({ tags: { allOf: ['b'] } })).toMatchObject({ atFirst: 3 });
    expect(await openPage({ tags: { allOf: ['a'] }, site: 'HU' })).toMatchObject({ atFirst: 3 });
    const settings = { tags: { allOf: ['a'] }, categoryPromotionId: 'tea' };
    expect(await openPage(settings, 4)).toMatchObject({ atFirst: 1 });
  });

  test.each(['{', '"~header_top"'])(
    'is unknown if the storage contains %s (PROMO-33)',
    async (text) => {
      sessionStorage.setItem('fascia.emptyPromotions.DE', text);
      offer();
      expect(await openPage()).toMatchObject({ atFirst: 3 });
      expect(await openPage()).toMatchObject({ atFirst: 0 });
      expect(errors).toEqual([]);
    },
  );

  test('is stored by id and tags, in up to 50 entries of 300 characters (PROMO-33)', async () => {
    offer();
    await read('tea', 'allOfTags=a');
    expect(stored()).toEqual(['tea?allOfTags=a']);
    await read('tea', `allOfTags=${'a'.repeat(300)}`);
    expect(stored()).toEqual(['tea?allOfTags=a']);
    for (let number = 0; number < 60; number += 1) await read(`tea-${number}`);
    expect(stored()).toHaveLength(50);
    expect(stored().at(-1)).toBe('tea-59');
  });
});

test('a failed request does not remove slots from the next page (PROMO-33)', async () => {
  server.shop.faults.set('promotion', { kind: 'status', status: 500 });
  await openPage();
  expect(await openPage()).toMatchObject({ atFirst: 3 });
});

describe('A staff preview', () => {
  test('is not stored for the next page (PROMO-33)', async () => {
    offer();
    setPreview(true);
    expect(await openPage()).toMatchObject({ atFirst: 3 });
    expect(await openPage()).toMatchObject({ atFirst: 3 });
    expect(sessionStorage.getItem('fascia.emptyPromotions.DE')).toBeNull();
    setPreview(false);
    expect(await openPage()).toMatchObject({ atFirst: 3 });
  });

  test('has slots regardless of the stored entries (PROMO-33)', async () => {
    offer();
    await openPage();
    setPreview(true);
    expect(await openPage()).toMatchObject({ atFirst: 3 });
  });
});
