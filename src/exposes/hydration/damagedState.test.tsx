import { jest } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import { pageStore } from '../../app/page.ts';
import type { ServerState } from '../../app/chunks/hydration/serverState.ts';
import { collectErrors } from '../../testing/collectEvents.ts';
import '../../testing/freshPage.ts';
import { insertFragment, renderOnServer } from '../../testing/renderOnServer.ts';
import { serveShop } from '../../testing/shopServer.ts';
import * as footer from '../Footer.tsx';
import { mount, type Mounted } from '../mount.tsx';

serveShop();
const errors = collectErrors();
// React logs that the markup does not match the state.
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

let mounted: Mounted<object> | undefined;

afterEach(() => {
  act(() => mounted?.unmount());
  document.body.replaceChildren();
});

type Damage = (state: ServerState) => unknown;

const withData =
  (data: unknown): Damage =>
  (state) => ({ ...state, data });
const withPart =
  (name: string, value: unknown): Damage =>
  (state) => ({ ...state, data: { ...state.data, [name]: value } });

const damages: [string, Damage][] = [
  ['no data', withData(undefined)],
  ['null as settings', (state) => ({ ...state, settings: null })],
  ['a text as promotions', withPart('promotions', 'none')],
  ['an unusable navigation', withPart('navigation', { 'DE ': [{ title: {} }] })],
  [
    'names of prototypes',
    withData(
      JSON.parse('{"__proto__":{"a":1},"promotions":{"__proto__":{"a":1},"constructor":{}}}'),
    ),
  ],
];

/** Opens a page with a server-rendered module whose state was damaged. */
async function openPage(name: 'Header' | 'Footer', settings: object, damage: Damage) {
  const fragment = await renderOnServer(name, settings);
  const state = JSON.stringify(damage(JSON.parse(fragment.state)));
  const slot = insertFragment(name, { ...fragment, state });
  mounted = mount(slot, name, settings) as Mounted<object>;
  return slot;
}

const renderErrors = () => errors.filter(({ operation }) => operation !== 'hydrate');

// SSR-04
test.each(damages)('hydrates a header whose state has %s', async (_, damage) => {
  const slot = await openPage('Header', { site: 'DE' }, damage);
  const isHydrated = () => expect(slot.querySelector('[data-fascia-layout="wide"]')).not.toBeNull();
  await waitFor(isHydrated);
  await waitFor(() => expect(pageStore().getState().themeWorlds['DE']?.status).toBe('ready'));
  expect(slot.querySelectorAll('[data-part="nav-item"]')).toHaveLength(4);
  expect(renderErrors()).toEqual([]);
  expect(({} as { a?: unknown }).a).toBeUndefined();
});

const isRead = () =>
  Object.values(pageStore().getState().promotions).some(({ status }) => status === 'ready');

// SSR-04
test('reads the promotion of a footer if the one in the state is unusable', async () => {
  const settings: footer.FooterSettings = { site: 'DE', contentSource: 'promotion' };
  const slot = await openPage('Footer', settings, (state) => {
    const [key = ''] = Object.keys(state.data.promotions ?? {});
    return withPart('promotions', { [key]: { legalLinks: 7 } })(state);
  });
  await waitFor(() => expect(isRead()).toBe(true));
  expect(slot.querySelectorAll('[data-fascia="footer"] a').length).toBeGreaterThan(10);
  expect(renderErrors()).toEqual([]);
});
