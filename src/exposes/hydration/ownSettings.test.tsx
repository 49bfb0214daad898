import { consentScripts } from '#shop/consent.ts';
import { waitFor } from '@testing-library/react';
import { collectErrors } from '../../testing/collectEvents.ts';
import '../../testing/freshPage.ts';
import { insertFragment, renderOnServer } from '../../testing/renderOnServer.ts';
import { serveShop } from '../../testing/shopServer.ts';
import { mount } from '../mount.tsx';

const shop = serveShop();
const errors = collectErrors();

/** Renders a header with hostile settings, and mounts it with the page's settings. */
async function mountHostile(hostile: object, settings: object): Promise<void> {
  const fragment = await renderOnServer('Header', { site: 'AT' });
  const state = JSON.parse(fragment.state) as { settings: object };
  Object.assign(state.settings, hostile);
  mount(
    insertFragment('Header', { ...fragment, state: JSON.stringify(state) }),
    'Header',
    settings,
  );
  await waitFor(() => expect(document.querySelector('[data-fascia-layout="wide"]')).not.toBeNull());
}

// SSR-157
test('sends requests to the page’s services, not to those of the fragment', async () => {
  const hostile = { addresses: { services: 'https://evil.test' }, navigationRoute: '/evil' };
  await mountHostile(hostile, { site: 'AT' });
  await waitFor(() => expect(shop.calls.map(({ url }) => url).join()).toMatch(/psdata/));
  expect(shop.calls.filter(({ url }) => /evil/.test(url)).length).toBe(0);
  expect(errors).toEqual([]);
});

// SSR-157
test('loads no consent script that the page has not enabled', async () => {
  Object.assign(consentScripts, { AT: { DEV: { src: 'https://consent.example/script.js' } } });
  await mountHostile({ oneTrustEnabled: true, stage: 'DEV' }, { site: 'AT' });
  await waitFor(() => expect(shop.calls.map(({ url }) => url).join()).toMatch(/psdata/));
  expect(document.querySelector('script[src]')).toBeNull();
  expect(errors).toEqual([]);
});
