import { act, waitFor } from '@testing-library/react';
import { collectErrors } from '../../testing/collectEvents.ts';
import '../../testing/freshPage.ts';
import { insertFragment, renderOnServer } from '../../testing/renderOnServer.ts';
import { serveShop } from '../../testing/shopServer.ts';
import { mount as mountModule, type Mounted } from '../mount.tsx';

const shop = serveShop();
const errors = collectErrors();
const mounted: Mounted<object>[] = [];

afterEach(() => {
  act(() => mounted.splice(0).forEach((module) => module.unmount()));
  document.body.replaceChildren();
});

/** Mounts a header in its slot and waits until it is hydrated. */
async function mount(slot: HTMLElement, site: 'DE' | 'HU') {
  const header = mountModule(slot, 'Header', { site });
  mounted.push(header as Mounted<object>);
  await waitFor(() => expect(slot.querySelector('[data-fascia-layout="wide"]')).not.toBeNull());
  return header;
}

const insert = async (site: 'DE' | 'HU') =>
  insertFragment('Header', await renderOnServer('Header', { site }));

const SHARED = /promotion\/api|jsonflyout|themeworlds/;
const readsAfter = (count: number) =>
  shop.calls.slice(count).filter(({ url }) => SHARED.test(url)).length;

describe('two server-rendered headers', () => {
  // SSR-02, SSR-03
  test('are hydrated at the same time, each with its own data', async () => {
    const [first, second] = [await insert('DE'), await insert('HU')];
    const links = [first, second].map((slot) => slot.querySelector('a'));
    const before = shop.calls.length;
    await Promise.all([mount(first, 'DE'), mount(second, 'HU')]);
    expect(links.map((link) => link?.isConnected)).toEqual([true, true]);
    expect(readsAfter(before)).toBe(0);
    expect(errors).toEqual([]);
  });

  // SSR-02, SSR-03
  test('are both hydrated if a client router inserts the second one later', async () => {
    await mount(await insert('DE'), 'DE');
    const slot = await insert('HU');
    const link = slot.querySelector('a');
    const before = shop.calls.length;
    await mount(slot, 'HU');
    expect(link?.isConnected).toBe(true);
    expect(readsAfter(before)).toBe(0);
    expect(errors).toEqual([]);
  });
});

const styleSheets = () => document.querySelectorAll('link[data-href="Header.css"]').length;

describe('the style sheets in the markup of a header', () => {
  const STYLES = '<link rel="stylesheet" data-href="Header.css" href="/remote/Header.css">';
  afterEach(() => document.head.replaceChildren());

  async function insertWithStyles() {
    const slot = await insert('DE');
    slot.insertAdjacentHTML('afterbegin', STYLES);
    return slot;
  }

  // SSR-27
  test('are not duplicated when the module is mounted repeatedly', async () => {
    const slot = await insertWithStyles();
    for (let times = 0; times < 3; times += 1) {
      (await mount(slot, 'DE')).unmount();
      slot.replaceChildren();
      expect(styleSheets()).toBe(1);
    }
  });

  // SSR-27
  test('stay when the module is unmounted before hydration', async () => {
    const slot = await insertWithStyles();
    mountModule(slot, 'Header', {}).unmount();
    expect(slot).toBeEmptyDOMElement();
    expect(styleSheets()).toBe(1);
  });

  // SSR-27, SSR-04
  test('stay when the module replaces markup of another release', async () => {
    const slot = await insertWithStyles();
    const state = slot.querySelector('script');
    if (state) state.textContent = '{"version":"0.9.0"}';
    await mount(slot, 'DE');
    expect(slot.querySelector('link')).toBeNull();
    expect(styleSheets()).toBe(1);
  });
});
