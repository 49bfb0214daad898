import { act, screen, waitFor } from '@testing-library/react';
import { mount } from './mount.tsx';
import { collectErrors } from '../testing/collectEvents.ts';
import { serveShop } from '../testing/shopServer.ts';
import '../testing/freshPage.ts';

serveShop();
const errors = collectErrors();

function element(): HTMLElement {
  const slot = document.createElement('div');
  document.body.append(slot);
  return slot;
}

test('a page without React mounts a header, changes a setting and takes it away', async () => {
  const slot = element();
  const mounted = mount(slot, 'Header', { site: 'CZ' });
  expect(await screen.findByRole('link', { name: 'Košík' })).toBeVisible();

  act(() => mounted.update({ reduced: true }));
  await waitFor(() => expect(screen.queryByRole('navigation')).toBeNull());
  expect(screen.getByRole('banner')).toHaveAttribute('data-site', 'CZ');

  act(() => mounted.unmount());
  expect(slot).toBeEmptyDOMElement();
  expect(errors).toEqual([]);
});

test('a door that is taken away before its code has come never shows', async () => {
  const slot = element();
  const mounted = mount(slot, 'Header', {});
  act(() => mounted.unmount());
  await act(() => import('./Header.tsx'));
  expect(slot).toBeEmptyDOMElement();
});

test('a page that names no door hears of it, and does not break', async () => {
  mount(element(), 'Nothing' as 'Header', {});
  await waitFor(() => expect(errors).toEqual([expect.objectContaining({ module: 'mount' })]));
});
