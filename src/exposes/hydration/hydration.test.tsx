import { jest } from '@jest/globals';
import { act, render, waitFor } from '@testing-library/react';
import { previewChanged } from '../../features/preview/previewActions.ts';
import { collectErrors } from '../../testing/collectEvents.ts';
import '../../testing/freshPage.ts';
import { hydrate } from '../../testing/hydrateMarkup.tsx';
import { setPreview } from '../../testing/promotionPages.tsx';
import { insertFragment, renderOnServer } from '../../testing/renderOnServer.ts';
import { serveShop } from '../../testing/shopServer.ts';
import { pageStore } from '../../app/page.ts';
import * as header from '../Header.tsx';

const shop = serveShop();
const errors = collectErrors();

const SHARED = /promotion\/api|jsonflyout|themeworlds/;
const sharedCalls = (from: number) =>
  shop.calls.slice(from).flatMap(({ url }) => (SHARED.test(url) ? [decodeURIComponent(url)] : []));

/**
 * Parts that the server renders for pages without scripts. With scripts, they exist only if a text is cut off or after
 * they have been opened (PROMO-23).
 */
const FOR_PAGES_WITHOUT_SCRIPTS = '[data-part="full-text-toggle"], [data-state="static"]';

/** Opens a page with the server's header, hydrates it, and waits for the requests of the visitor's own data. */
async function openPage(settings: header.HeaderSettings, now = settings) {
  const warn = jest.spyOn(console, 'error').mockImplementation(() => {});
  const fragment = await renderOnServer('Header', settings);
  expect(fragment.missing).toEqual([]);
  const slot = insertFragment('Header', fragment);
  const served = [...slot.querySelectorAll('[data-fascia], [data-fascia] *')].filter(
    (element) => !element.closest(FOR_PAGES_WITHOUT_SCRIPTS),
  );
  const before = shop.calls.length;
  await header.prepare(now);
  const recovered: unknown[] = [];
  const onRecoverableError = (error: unknown) => recovered.push(error);
  const { rerender } = await act(async () =>
    render(<header.Header {...now} />, { container: slot, hydrate: true, onRecoverableError }),
  );
  await waitFor(() =>
    expect(shop.calls.slice(before).some(({ url }) => url.includes('/cart/'))).toBe(true),
  );
  const problems = [...recovered, ...warn.mock.calls];
  warn.mockRestore();
  const update = (next: header.HeaderSettings) => rerender(<header.Header {...next} />);
  return { slot, served, problems, before, update };
}

// SSR-02, SSR-03
test.each(['DE', 'HU'] as const)(
  'hydrates the header of %s without a warning or another read',
  async (site) => {
    const { served, problems, before } = await openPage({ site });
    expect(problems).toEqual([]);
    // Hydration removes the texts for the other layout (SSR-10).
    const removed = served.filter((element) => !element.isConnected && !element.matches('.mobile'));
    expect(removed).toEqual([]);
    expect(sharedCalls(before)).toEqual([]);
    expect(errors).toEqual([]);
  },
);

describe('after hydration', () => {
  // SSR-02
  test('reads the category promotion once if its id has changed', async () => {
    const { before, update } = await openPage({ categoryPromotionId: 'category_coffee' });
    update({ categoryPromotionId: 'category_kitchen' });
    await waitFor(() => expect(sharedCalls(before)).toHaveLength(1));
    expect(sharedCalls(before)[0]).toContain('category_kitchen');
  });

  // SSR-02
  test('reads each promotion once if the tags have changed', async () => {
    const { before, update } = await openPage({});
    update({ tags: { allOf: ['tea'] } });
    await waitFor(() => expect(sharedCalls(before)).toHaveLength(3));
    expect(sharedCalls(before).every((url) => url.endsWith('?allOfTags=tea'))).toBe(true);
  });

  // SSR-02
  test('reads the data of another site once and keeps the first site’s data', async () => {
    const { before, update } = await openPage({ site: 'DE' });
    update({ site: 'HU' });
    await waitFor(() => expect(sharedCalls(before)).toHaveLength(5));
    update({ site: 'DE' });
    expect(new Set(sharedCalls(before)).size).toBe(5);
    expect(sharedCalls(before)).toHaveLength(5);
  });

  // PROMO-07, SSR-02
  test('reads only the promotions, each once, when the preview changes', async () => {
    const { before } = await openPage({});
    act(() => void pageStore().dispatch(previewChanged()));
    await waitFor(() => expect(sharedCalls(before)).toHaveLength(3));
    expect(sharedCalls(before).every((url) => url.includes('/promotion/'))).toBe(true);
  });
});

// PROMO-06, SSR-02
test('reads each promotion once for staff with the preview cookie', async () => {
  setPreview(true);
  const { before, problems } = await openPage({});
  await waitFor(() => expect(sharedCalls(before)).toHaveLength(3));
  expect(problems).toEqual([]);
  setPreview(false);
});

// SSR-04
test('reads data in the browser that the server could not read', async () => {
  const fragment = await renderOnServer('Header', {}, { read: () => Promise.reject(new Error()) });
  const slot = insertFragment('Header', fragment);
  const before = shop.calls.length;
  await header.prepare();
  const problems = await hydrate(slot, <header.Header />);
  await waitFor(() => expect(sharedCalls(before)).toHaveLength(5));
  expect(problems).toEqual([]);
});

// SSR-02
test('prefers the page’s own data to the server’s', async () => {
  const fragment = await renderOnServer('Header');
  const { unmount } = await (
    await import('../../testing/renderModule.tsx')
  ).renderModule(header, {});
  await waitFor(() => expect(sharedCalls(0).length).toBeGreaterThan(5));
  unmount();
  const { promotions } = pageStore().getState();
  insertFragment('Header', fragment);
  await header.prepare();
  expect(pageStore().getState().promotions).toBe(promotions);
});

// SSR-04
test.each(['{', 'null', '{"version":"0.1.0","data":{"promotions":{"DE  ~header_top":7}}}'])(
  'hydrates a header with the invalid state %j',
  async (state) => {
    const fragment = await renderOnServer(
      'Header',
      {},
      { read: () => Promise.reject(new Error()) },
    );
    const slot = insertFragment('Header', { ...fragment, state });
    await header.prepare();
    await hydrate(slot, <header.Header />);
    expect(slot.querySelector('[data-part="icon-cart"]')).not.toBeNull();
    expect(Object.values(pageStore().getState().promotions).map(({ data }) => data)).not.toContain(
      7,
    );
  },
);
