import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { pageStore } from '../../app/page.ts';
import * as header from '../../exposes/Header.tsx';
import { pageTexts } from '../../foundation/i18n/lazyTexts.ts';
import { leavePage } from '../../testing/freshPage.ts';
import { answered, offerPromotions, openPage, part, slots } from '../../testing/promotionPages.tsx';
import { renderModule } from '../../testing/renderModule.tsx';
import { serveShop } from '../../testing/shopServer.ts';
import { promotions } from './promotions.ts';
import { keyOf, type PromotionSource } from './promotionSource.ts';

const { offer, requestedIds } = offerPromotions(serveShop());

const source = (id: string): PromotionSource => ({ id, site: 'DE', query: '' });

const receiveNothing = (id: string) =>
  pageStore().dispatch(promotions.actions.received({ key: keyOf(source(id)), data: null }));

describe('What a server knows', () => {
  test('to be empty has no place from the first rendering on (PROMO-34)', async () => {
    receiveNothing('~header_pi');
    receiveNothing('~header_benefits');
    await renderModule(header, {});
    expect(slots()).toBe(1);
    await answered(3);
    expect(requestedIds()).toEqual(['~header_top']);
  });

  test('has its place while hydrating and afterwards, whatever the tab has stored (PROMO-34)', async () => {
    await header.prepare();
    const html = renderToString(<header.Header />);
    offer();
    await openPage();
    leavePage();
    const root = document.createElement('div');
    document.body.append(root);
    root.innerHTML = html;
    expect(slots()).toBe(3);
    const problems: unknown[] = [];
    await header.prepare();
    const hydrated = await act(async () =>
      hydrateRoot(root, <header.Header />, { onRecoverableError: (error) => problems.push(error) }),
    );
    await answered(3);
    expect(slots()).toBe(3);
    expect(problems).toEqual([]);
    act(() => hydrated.unmount());
    root.remove();
  });
});

test('an answer that comes before the texts changes nothing when they come (PROMO-31)', async () => {
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

describe('Tags that come after the first rendering', () => {
  test('have a place where nothing had one without them, on every page (PROMO-32)', async () => {
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

  test('the page that the visitor goes to has no place for what is known to be empty (PROMO-32)', async () => {
    offer('~header_top');
    await openPage();
    fireEvent.pointerDown(document.body);
    expect(slots()).toBe(3);
    goTo('/tea');
    expect(slots()).toBe(1);
  });

  test('nothing moves on a page that changes its address without the visitor (PROMO-32)', async () => {
    offer('~header_top');
    await openPage();
    goTo('/tea');
    fireEvent.pointerDown(document.body);
    await act(() => new Promise((resolve) => setTimeout(resolve, 350)));
    goTo('/coffee');
    fireEvent.pointerDown(document.body);
    expect(slots()).toBe(3);
  });

  test('a promotion that exists again is shown on the page that the visitor goes to (PROMO-32)', async () => {
    offer('~header_top');
    await openPage();
    offer('~header_top', '~header_benefits');
    expect(await openPage()).toMatchObject({ atFirst: 1 });
    fireEvent.keyDown(document.body, { key: 'Enter' });
    goTo('/tea');
    expect(slots()).toBe(2);
    await waitFor(() => expect(part('benefits')).not.toBeNull());
  });

  test('another category has a place of its own, and other tags have the same (PROMO-32, PROMO-36)', async () => {
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

  test('tags that follow the visitor to another page have a place there (PROMO-32)', async () => {
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

  test('promotions that come back after a page without them have places by what is known (PROMO-32)', async () => {
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
