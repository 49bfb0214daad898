import { act, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { pageStore } from '../../app/page.ts';
import type { ServerState } from '../../app/chunks/hydration/serverState.ts';
import { previewChanged } from '../../features/preview/previewActions.ts';
import { collectErrors } from '../../testing/collectEvents.ts';
import '../../testing/freshPage.ts';
import { hydrate } from '../../testing/hydrateMarkup.tsx';
import { insertFragment, renderOnServer } from '../../testing/renderOnServer.ts';
import { serveShop } from '../../testing/shopServer.ts';
import { cartStore } from '../cart.ts';
import * as footer from '../Footer.tsx';
import * as header from '../Header.tsx';
import { mount, type Mounted } from '../mount.tsx';

const shop = serveShop();
const errors = collectErrors();
const mounted: Mounted<object>[] = [];

afterEach(() => act(() => mounted.splice(0).forEach((each) => each.unmount())));

const SHARED = /promotion\/api|jsonflyout|themeworlds/;
const readsAfter = (count: number) =>
  shop.calls.slice(count).filter(({ url }) => SHARED.test(url)).length;

const COFFEE = { site: 'DE', categoryPromotionId: 'category_coffee' } as const;

/** Hydrates a slot and waits until its width is known. Returns the problems that React reports. */
const hydrateMeasured = (slot: Element, element: ReactElement) =>
  hydrate(slot, element, () =>
    waitFor(() => expect(slot.querySelector('[data-fascia-layout="wide"], footer')).not.toBeNull()),
  );

const visitorChanged = () =>
  act(() => void window.dispatchEvent(new Event('fascia:visitor-changed')));

describe('a header that is hydrated late', () => {
  // SSR-02, SSR-03
  test('matches its markup after the cart was read and the visitor has changed', async () => {
    const slot = insertFragment('Header', await renderOnServer('Header', COFFEE));
    const unsubscribe = cartStore.subscribe(() => {});
    visitorChanged();
    const isRead = () => shop.calls.some(({ url }) => url.includes('/cart/'));
    await waitFor(() => expect(isRead()).toBe(true));
    const before = shop.calls.length;
    await header.prepare(COFFEE);
    visitorChanged();
    expect(await hydrateMeasured(slot, <header.Header {...COFFEE} />)).toEqual([]);
    expect(readsAfter(before)).toBe(0);
    expect(errors).toEqual([]);
    unsubscribe();
  });

  // PROMO-07, SSR-03
  test('keeps the server’s promotions until those of a new preview have loaded', async () => {
    const slot = insertFragment('Header', await renderOnServer('Header', COFFEE));
    await header.prepare(COFFEE);
    pageStore().dispatch(previewChanged());
    const before = shop.calls.length;
    expect(await hydrateMeasured(slot, <header.Header {...COFFEE} />)).toEqual([]);
    await waitFor(() => expect(readsAfter(before)).toBe(4));
  });

  // SSR-02, SSR-03
  test('uses the server’s promotions if the page’s own reads have failed', async () => {
    const fragment = await renderOnServer('Header', COFFEE);
    const { data } = JSON.parse(fragment.state) as ServerState;
    for (const key of Object.keys(data.promotions ?? {})) {
      pageStore().dispatch({ type: 'promotions/failed', payload: key });
    }
    const slot = insertFragment('Header', fragment);
    await header.prepare(COFFEE);
    const before = shop.calls.length;
    expect(await hydrateMeasured(slot, <header.Header {...COFFEE} />)).toEqual([]);
    expect(slot.querySelector('[data-part="top-banner"]')).not.toBeNull();
    expect(readsAfter(before)).toBe(0);
  });

  // SSR-02, SSR-03
  test('matches its markup next to a header and a footer that the browser has rendered', async () => {
    const fragment = await renderOnServer('Header', COFFEE);
    for (const name of ['Header', 'Footer'] as const) {
      const other = document.body.appendChild(document.createElement('div'));
      mounted.push(mount(other, name, { site: 'DE' }) as Mounted<object>);
      await waitFor(() => expect(other.querySelector('a')).not.toBeNull());
    }
    const slot = insertFragment('Header', fragment);
    await waitFor(() => expect(readsAfter(0)).toBeGreaterThan(9));
    const before = shop.calls.length;
    await header.prepare(COFFEE);
    expect(await hydrateMeasured(slot, <header.Header {...COFFEE} />)).toEqual([]);
    expect(readsAfter(before)).toBe(0);
    expect(errors).toEqual([]);
  });
});

describe('a footer', () => {
  // SSR-03, FOOT-19
  test('matches its markup for a visitor with the cookie AppMarker', async () => {
    document.cookie = 'AppMarker=1';
    const slot = insertFragment('Footer', await renderOnServer('Footer'));
    await footer.prepare();
    expect(await hydrateMeasured(slot, <footer.Footer />)).toEqual([]);
    document.cookie = 'AppMarker=; max-age=0';
  });

  // SSR-02, FOOT-02
  test('does not read its promotion again', async () => {
    const settings = { contentSource: 'promotion' } as const;
    const slot = insertFragment('Footer', await renderOnServer('Footer', settings));
    const before = shop.calls.length;
    await footer.prepare(settings);
    expect(await hydrateMeasured(slot, <footer.Footer {...settings} />)).toEqual([]);
    expect(slot.querySelectorAll('a').length).toBeGreaterThan(10);
    expect(readsAfter(before)).toBe(0);
  });
});
