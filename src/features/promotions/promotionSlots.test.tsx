import { jest } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { pageStore } from '../../app/page.ts';
import * as header from '../../exposes/Header.tsx';
import { pageTexts } from '../../foundation/i18n/lazyTexts.ts';
import { leavePage } from '../../testing/freshPage.ts';
import { hydrate } from '../../testing/hydrateMarkup.tsx';
import { answered, offerPromotions, openPage, part, slots } from '../../testing/promotionPages.tsx';
import { renderModule } from '../../testing/renderModule.tsx';
import { serveShop } from '../../testing/shopServer.ts';
import { promotions } from './promotions.ts';
import { keyOf, type PromotionSource } from './promotionSource.ts';

const { offer, requestedIds } = offerPromotions(serveShop());

const source = (id: string): PromotionSource => ({ id, site: 'DE', query: '' });

const receiveNothing = (id: string) =>
  pageStore().dispatch(promotions.actions.received({ key: keyOf(source(id)), data: null }));

describe('In a server-rendered header', () => {
  test('an empty promotion has no slot from the first render (PROMO-33)', async () => {
    receiveNothing('~header_pi');
    receiveNothing('~header_benefits');
    await renderModule(header, {});
    expect(slots()).toBe(1);
    await answered(3);
    expect(requestedIds()).toEqual(['~header_top']);
  });

  test('a slot stays during and after hydration even if the tab has stored it as empty (PROMO-33)', async () => {
    await header.prepare();
    const html = renderToString(<header.Header />);
    offer();
    await openPage();
    leavePage();
    const root = document.createElement('div');
    document.body.append(root);
    root.innerHTML = html;
    expect(slots()).toBe(3);
    await header.prepare();
    const problems = await hydrate(root, <header.Header />);
    await answered(3);
    expect(slots()).toBe(3);
    expect(problems).toEqual([]);
  });
});

test('slots stay if the responses arrive before the texts (PROMO-31)', async () => {
  offer();
  const { promise: texts, resolve: deliver } = Promise.withResolvers<void>();
  const slovak = pageTexts('sk-SK');
  const keepLoading = slovak.keepLoading.bind(slovak);
  slovak.keepLoading = () => {
    void texts.then(keepLoading);
    return () => {};
  };
  render(<header.Header locale="sk-SK" />);
  expect(slots()).toBe(3);
  await answered(3);
  await act(async () => deliver());
  await screen.findByRole('navigation');
  expect(slots()).toBe(3);
});

describe('Promotions whose tags are set after the first render', () => {
  test('have slots even if all promotions without tags were empty (PROMO-31)', async () => {
    offer();
    await openPage();
    offer('~header_top?allOfTags=voucher');
    for (const expected of [3, 1]) {
      const { rerender, atFirst } = await openPage();
      expect(atFirst).toBe(0);
      rerender(<header.Header tags={{ allOf: ['voucher'] }} />);
      expect(slots()).toBe(expected);
      await waitFor(() => expect(part('top-banner')).not.toBeNull());
      expect(slots()).toBe(expected);
    }
  });
});

const goTo = (path: string) =>
  act(() => {
    window.history.pushState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });

describe('In a single-page app', () => {
  afterEach(() => window.history.replaceState(null, '', '/'));

  test('a page that the visitor opens has no slot for an empty promotion (PROMO-31)', async () => {
    offer('~header_top');
    await openPage();
    fireEvent.pointerDown(document.body);
    expect(slots()).toBe(3);
    goTo('/tea');
    expect(slots()).toBe(1);
  });

  test('slots stay if the URL changes without an input of the visitor (PROMO-31)', async () => {
    offer('~header_top');
    await openPage();
    goTo('/tea');
    fireEvent.pointerDown(document.body);
    const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 350);
    goTo('/coffee');
    later.mockRestore();
    fireEvent.pointerDown(document.body);
    expect(slots()).toBe(3);
  });

  test('another category’s promotion gets a new slot, but one with other tags does not (PROMO-31, PROMO-06)', async () => {
    offer('~header_top', 'category_coffee');
    const { rerender } = await openPage({ categoryPromotionId: 'tea' }, 4);
    rerender(<header.Header categoryPromotionId="tea" tags={{ allOf: ['a'] }} />);
    await answered(8);
    expect(slots()).toBe(4);
    rerender(<header.Header categoryPromotionId="category_coffee" />);
    await waitFor(() => expect(part('category-banner')).not.toBeNull());
    rerender(<header.Header categoryPromotionId="tea" />);
    expect(slots()).toBe(3);
  });

  test('promotions with new tags have slots on the next page (PROMO-31)', async () => {
    offer();
    await openPage({ tags: { allOf: ['a'] } });
    const { rerender } = await openPage({ tags: { allOf: ['a'] } });
    fireEvent.pointerDown(document.body);
    goTo('/tea');
    expect(slots()).toBe(0);
    offer('~header_top');
    rerender(<header.Header tags={{ allOf: ['voucher'] }} />);
    await waitFor(() => expect(part('top-banner')).not.toBeNull());
    expect(slots()).toBe(3);
  });

  test('empty promotions have no slots after a page without promotions (PROMO-31)', async () => {
    offer('~header_top');
    const { rerender } = await openPage({ categoryPromotionId: 'tea' }, 4);
    rerender(<header.Header />);
    rerender(<header.Header categoryPromotionId="tea" />);
    expect(slots()).toBe(3);
    rerender(<header.Header reduced />);
    rerender(<header.Header categoryPromotionId="tea" />);
    expect(slots()).toBe(1);
  });
});
