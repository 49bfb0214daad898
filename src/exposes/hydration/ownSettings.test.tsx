import { consentScripts } from '#shop/consent.ts';
import { waitFor } from '@testing-library/react';
import { collectErrors } from '../../testing/collectEvents.ts';
import '../../testing/freshPage.ts';
import { insertFragment, renderOnServer } from '../../testing/renderOnServer.ts';
import { serveShop } from '../../testing/shopServer.ts';
import { mount } from '../mount.tsx';

const shop = serveShop();
const errors = collectErrors();

/**
 * Renders a header on a server, replaces settings in its state, and mounts it with the page's settings. Returns a
 * function that returns the page's requests.
 */
async function mountHostile(hostile: object, page: object | undefined): Promise<() => string> {
  const fragment = await renderOnServer('Header', { site: 'AT', ...page });
  const before = shop.calls.length;
  const state = JSON.parse(fragment.state) as { settings: object };
  const changed = { ...state, settings: { ...state.settings, ...hostile } };
  const slot = insertFragment('Header', { ...fragment, state: JSON.stringify(changed) });
  mount(slot, 'Header', (page && { site: 'AT', ...page }) as object);
  await waitFor(() => expect(document.querySelector('[data-fascia-layout="wide"]')).not.toBeNull());
  return () =>
    shop.calls
      .slice(before)
      .map(({ url }) => url)
      .join();
}

const EVIL = 'https://evil.test';

// SSR-157
test.each([
  [{ addresses: { services: EVIL }, navigationRoute: '/evil' }, {}],
  [{ 'addresses.services': EVIL, 'addresses.cartService': EVIL }, { addresses: {} }],
  [{ navigationroute: '/evil' }, undefined],
  [JSON.parse(`{ "__proto__": { "addresses": { "services": "${EVIL}" } } }`), {}],
])(
  'sends requests to the page’s services, not to those of the fragment: %j',
  async (hostile, page) => {
    const requests = await mountHostile(hostile as object, page);
    await waitFor(() => expect(requests()).toMatch(/psdata/));
    expect(requests()).not.toMatch(/evil/);
    expect(errors).toEqual([]);
  },
);

// SSR-157
test('uses the page’s own services with names in lower case', async () => {
  const page = { 'addresses.services': '/own', navigationroute: '/menu' };
  const requests = await mountHostile({}, page);
  await waitFor(() => expect(requests()).toMatch(/own\/service.*psdata/));
  expect(requests()).not.toMatch(/jsonflyoutnavigation/);
});

// SSR-157
test.each([
  { oneTrustEnabled: true, stage: 'DEV' },
  { onetrustenabled: true, stage: 'DEV' },
])('loads no consent script that the page has not enabled: %j', async (hostile) => {
  Object.assign(consentScripts, { AT: { DEV: { src: 'https://consent.example/script.js' } } });
  const requests = await mountHostile(hostile, {});
  await waitFor(() => expect(requests()).toMatch(/psdata/));
  expect(document.querySelector('script[src]')).toBeNull();
  expect(errors).toEqual([]);
});
