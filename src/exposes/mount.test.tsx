import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { mount } from './mount.tsx';
import { collectErrors } from '../testing/collectEvents.ts';
import { serveShop } from '../testing/shopServer.ts';
import '../testing/freshPage.ts';

const { callsTo } = serveShop();
const errors = collectErrors();

const TOP = '/service/promotion/api/promotion/~header_top';
const tagsOf = (calls: readonly { url: string }[]) => calls.map(({ url }) => new URL(url).search);

function createElement(): HTMLElement {
  const slot = document.createElement('div');
  document.body.append(slot);
  return slot;
}

/** Mounts a module in `act`, because React renders it synchronously if its code has loaded already. */
function mountInAct(...given: Parameters<typeof mount>): ReturnType<typeof mount> {
  let mounted: ReturnType<typeof mount> | undefined;
  act(() => {
    mounted = mount(...given);
  });
  if (!mounted) throw new Error('Not mounted');
  return mounted;
}

test('mounts, updates and unmounts a header on a page without React (HOST-09)', async () => {
  const slot = createElement();
  const mounted = mountInAct(slot, 'Header', { site: 'CZ' });
  const cart = await screen.findByRole('link', { name: 'Košík' });
  expect(cart).toBeVisible();

  act(() => mounted.update({ reduced: true }));
  await waitFor(() => expect(screen.queryByRole('navigation')).toBeNull());
  expect(screen.getByRole('banner')).toHaveAttribute('data-site', 'CZ');

  act(() => mounted.unmount());
  expect(slot).toBeEmptyDOMElement();
  expect(errors).toEqual([]);
});

// HK-25, HOST-09
test('keeps the element’s content until the header is complete and the page is ready', async () => {
  const slot = createElement();
  slot.innerHTML = '<a href="/">Aroma</a>';
  const { promise: ready, resolve: getReady } = Promise.withResolvers<void>();
  const beforeReplacing = jest.fn(() => ready);
  const mounted = mount(slot, 'Header', { site: 'SK' }, beforeReplacing);
  await waitFor(() => expect(beforeReplacing).toHaveBeenCalled());
  expect(slot.innerHTML).toBe('<a href="/">Aroma</a>');
  getReady();
  await mounted.drawn;
  expect(screen.getByRole('link', { name: 'Košík' })).toBeVisible();
  act(() => mounted.unmount());
});

test('accepts attributes of the element as settings, which updates replace (HOST-16)', async () => {
  const slot = createElement();
  slot.setAttribute('data-site', 'SK');
  slot.setAttribute('data-contentsource', 'bundled');
  slot.setAttribute('data-hideNewsletter', 'true');
  slot.setAttribute('data-reduced', 'false');
  const mounted = mountInAct(slot, 'Footer', slot.dataset as object);
  await screen.findByRole('link', { name: 'Platba' });
  expect(slot.querySelector('[data-part="newsletter-box"]')).toBeNull();

  act(() => mounted.update({ hideNewsletter: false }));
  await waitFor(() => expect(slot.querySelector('[data-part="newsletter-box"]')).not.toBeNull());
  act(() => mounted.update({ hidenewsletter: 'true' } as object));
  await waitFor(() => expect(slot.querySelector('[data-part="newsletter-box"]')).toBeNull());
  act(() => mounted.unmount());
  expect(errors).toEqual([]);
});

test('accepts missing settings (HOST-09)', async () => {
  const slot = createElement();
  const mounted = mountInAct(slot, 'Header', undefined as never);
  await screen.findByRole('link', { name: 'Warenkorb' });
  act(() => mounted.update(undefined as never));
  act(() => mounted.update({ site: 'CZ' }));
  await screen.findByRole('link', { name: 'Košík' });
  act(() => mounted.unmount());
  expect(errors).toEqual([]);
});

test('prefers the latest update of a group of settings or of one of its settings (HOST-16)', async () => {
  const mounted = mountInAct(createElement(), 'Header', { 'tags.allof': 'a' } as object);
  await waitFor(() => expect(tagsOf(callsTo(TOP))).toEqual(['?allOfTags=a']));
  act(() => mounted.update({ tags: { allOf: ['b'] } }));
  await waitFor(() => expect(tagsOf(callsTo(TOP))).toEqual(['?allOfTags=a', '?allOfTags=b']));
  act(() => mounted.update({ 'tags.allof': 'c' } as object));
  await waitFor(() => expect(tagsOf(callsTo(TOP))).toContain('?allOfTags=c'));
  act(() => mounted.unmount());
});

test('does not render a module that was unmounted before its code loaded (HOST-09)', async () => {
  const slot = createElement();
  const mounted = mountInAct(slot, 'Header', {});
  act(() => mounted.unmount());
  await act(() => import('./Header.tsx'));
  expect(slot).toBeEmptyDOMElement();
});

test.each(['Nothing', 'toString'])(
  'reports the unknown name %s without throwing (HOST-09)',
  async (name) => {
    mount(createElement(), name as 'Header', {});
    await waitFor(() => expect(errors).toEqual([expect.objectContaining({ module: 'mount' })]));
  },
);

// HK-216
test('reports an element in a shadow root and keeps its content', async () => {
  const slot = document.createElement('div');
  slot.innerHTML = '<a href="/">Aroma</a>';
  createElement().attachShadow({ mode: 'open' }).append(slot);
  const mounted = mountInAct(slot, 'Header', { site: 'SK' });
  expect(errors).toMatchObject([
    { module: 'mount', operation: 'Header', message: expect.stringContaining('shadow root') },
  ]);
  await act(() => import('./Header.tsx'));
  expect(slot.innerHTML).toBe('<a href="/">Aroma</a>');
  mounted.unmount();
});

// HOST-145
test('reports that the page shares React without react-dom/client, and keeps the content', async () => {
  jest.resetModules();
  jest.doMock('react-dom/client', () => {
    throw new Error('Minified React error #527');
  });
  const other = await import('./mount.tsx');
  const slot = createElement();
  slot.innerHTML = '<a href="/">Aroma</a>';
  const mounted = other.mount(slot, 'Footer', { site: 'SK' });
  await waitFor(() => expect(errors).toHaveLength(1));
  expect(errors).toMatchObject([
    {
      module: 'mount',
      operation: 'Footer',
      message: expect.stringMatching(/shares React 19\.\S+ without react-dom\/client/),
    },
  ]);
  expect(slot.innerHTML).toBe('<a href="/">Aroma</a>');
  mounted.unmount();
});
