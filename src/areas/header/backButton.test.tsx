import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { jest } from '@jest/globals';
import * as header from '../../exposes/Header.tsx';
import { collectErrors } from '../../testing/collectEvents.ts';
import { renderModule } from '../../testing/renderModule.tsx';
import { serveShop } from '../../testing/shopServer.ts';

serveShop();
collectErrors();

const part = (name: string) => document.querySelector<HTMLElement>(`[data-part="${name}"]`);

/** Sets the length of the tab’s history. `isFirst` makes the current page its first entry. */
function setHistory(length: number, isFirst: boolean): void {
  Object.defineProperty(window.history, 'length', { value: length, configurable: true });
  const navigation = { canGoBack: !isFirst, entries: () => Array.from({ length }) };
  Object.assign(window, { navigation });
}

afterEach(() => {
  window.history.replaceState(null, '', '/');
  for (const name of ['nativeApp', 'mobileApp', 'navigation']) Reflect.deleteProperty(window, name);
  Reflect.deleteProperty(window.history, 'length');
});

describe('The back button', () => {
  test('is shown on a mobile platform except on the start page (HEAD-13)', async () => {
    await renderModule(header, { platform: 'MATCH' });
    expect(part('back')).toBeNull();
    act(() => {
      window.history.replaceState(null, '', '/product/1');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(screen.getByRole('button', { name: 'Zurück' })).toBeVisible();
  });

  test.each([
    ['/?ref=x', '/', true],
    ['http://shop.test', '/', true],
    ['/shop/', '/', false],
    ['/at/start', '/start', false],
  ])('with the start page %s, %s is the start page: %p (HEAD-13)', async (home, path, isStart) => {
    window.history.replaceState(null, '', path);
    await renderModule(header, { platform: 'MATCH', addresses: { home } });
    expect(part('back') === null).toBe(isStart);
  });

  test('is shown in the wide layout only in an app client (HEAD-13)', async () => {
    window.history.replaceState(null, '', '/cart');
    const { unmount } = await renderModule(header, { platform: 'CLASSIC' });
    expect(part('back')).toBeNull();
    unmount();
    document.cookie = 'NativeApp=1; Path=/';
    await renderModule(header, { platform: 'CLASSIC' });
    expect(part('back')).toBeVisible();
  });

  test('calls the native app, the mobile app or the history, in this order (HEAD-12)', async () => {
    const calls: string[] = [];
    const back = jest
      .spyOn(window.history, 'back')
      .mockImplementation(() => void calls.push('history'));
    setHistory(2, false);
    window.history.replaceState(null, '', '/cart');
    const visitor = userEvent.setup();
    await renderModule(header, { platform: 'MATCH' });
    const press = () => visitor.click(part('back') as HTMLElement);
    Object.assign(window, {
      nativeApp: { back: () => calls.push('native') },
      mobileApp: { goBack: () => calls.push('mobile') },
    });
    await press();
    Reflect.deleteProperty(window, 'nativeApp');
    await press();
    Reflect.deleteProperty(window, 'mobileApp');
    await press();
    back.mockRestore();
    expect(calls).toEqual(['native', 'mobile', 'history']);
  });
});

test.each([
  () => {
    throw new Error('No bridge');
  },
  () => Promise.reject(new Error('No bridge')),
])('goes back in the history if the app cannot go back (HEAD-12): %s', async (back) => {
  const historyBack = jest.spyOn(window.history, 'back').mockImplementation(() => {});
  setHistory(2, false);
  window.history.replaceState(null, '', '/cart');
  Object.assign(window, { nativeApp: { back } });
  await renderModule(header, { platform: 'MATCH' });
  await userEvent.click(part('back') as HTMLElement);
  await waitFor(() => expect(historyBack).toHaveBeenCalledTimes(1));
  historyBack.mockRestore();
});

// HEAD-12
test.each([
  ['a new tab', 1, true],
  ['the first page of a tab with later pages', 2, true],
])('the back button leads from %s to the start page', async (_, length, isFirst) => {
  setHistory(length, isFirst);
  // jsdom can open only an address that differs in its hash.
  const addresses = { home: '/#start' };
  await renderModule(header, { platform: 'MATCH', path: '/cart', addresses });
  await userEvent.click(part('back') as HTMLElement);
  expect(window.location.hash).toBe('#start');
});
