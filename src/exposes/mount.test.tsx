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

/** Mounts a module whose code may be loaded already: React then renders it before this returns. */
function mountInAct(...given: Parameters<typeof mount>): ReturnType<typeof mount> {
  let mounted: ReturnType<typeof mount> | undefined;
  act(() => {
    mounted = mount(...given);
  });
  if (!mounted) throw new Error('Not mounted');
  return mounted;
}

test('a page without React mounts a header, changes a setting and unmounts it (HOST-09)', async () => {
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

test('a page learns when the module has been drawn (HK-25)', async () => {
  const slot = createElement();
  const mounted = mountInAct(slot, 'Header', { site: 'CZ' });
  const onDrawn = jest.fn();
  void mounted.drawn.then(onDrawn);
  await waitFor(() => expect(onDrawn).toHaveBeenCalled());
  expect(screen.getByRole('banner')).toHaveAttribute('data-site', 'CZ');
  act(() => mounted.unmount());
  expect(errors).toEqual([]);
});

test('the content of an element is replaced when the header is complete and the page is ready (HOST-09)', async () => {
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

test('a page passes on the attributes of its element, and replaces one of them later (HOST-16)', async () => {
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

test('a page without types may leave the settings out (HOST-09)', async () => {
  const slot = createElement();
  const mounted = mountInAct(slot, 'Header', undefined as never);
  await screen.findByRole('link', { name: 'Warenkorb' });
  act(() => mounted.update(undefined as never));
  act(() => mounted.update({ site: 'CZ' }));
  await screen.findByRole('link', { name: 'Košík' });
  act(() => mounted.unmount());
  expect(errors).toEqual([]);
});

test('the later of a settings group and an attribute for a part of it applies (HOST-16)', async () => {
  const mounted = mountInAct(createElement(), 'Header', { 'tags.allof': 'a' } as object);
  await waitFor(() => expect(tagsOf(callsTo(TOP))).toEqual(['?allOfTags=a']));
  act(() => mounted.update({ tags: { allOf: ['b'] } }));
  await waitFor(() => expect(tagsOf(callsTo(TOP))).toEqual(['?allOfTags=a', '?allOfTags=b']));
  act(() => mounted.update({ 'tags.allof': 'c' } as object));
  await waitFor(() => expect(tagsOf(callsTo(TOP))).toContain('?allOfTags=c'));
  act(() => mounted.unmount());
});

test('a module that is unmounted before its code has been loaded is never rendered (HOST-09)', async () => {
  const slot = createElement();
  const mounted = mountInAct(slot, 'Header', {});
  act(() => mounted.unmount());
  await act(() => import('./Header.tsx'));
  expect(slot).toBeEmptyDOMElement();
});

test('an unknown name is reported, and does not break the page (HOST-09)', async () => {
  mount(createElement(), 'Nothing' as 'Header', {});
  await waitFor(() => expect(errors).toEqual([expect.objectContaining({ module: 'mount' })]));
});

test('a name that every object has is unknown too (HOST-09)', async () => {
  mount(createElement(), 'toString' as 'Header', {});
  await waitFor(() => expect(errors).toEqual([expect.objectContaining({ module: 'mount' })]));
});

// HK-216
test('an element in a shadow root is reported and keeps its content', async () => {
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
test('reports a page that shares React without react-dom/client and keeps its content', async () => {
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
