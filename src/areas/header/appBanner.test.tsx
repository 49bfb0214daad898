import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as header from '../../exposes/Header.tsx';
import { collectErrors } from '../../testing/collectEvents.ts';
import { renderModule } from '../../testing/renderModule.tsx';
import { setBrowser } from '../../testing/setBrowser.ts';
import { serveShop } from '../../testing/shopServer.ts';
import { closeAppBanner, offeredApp, systemOf } from './appOffer.ts';

serveShop();
collectErrors();

const ANDROID =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';
const IPHONE_CHROME =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0.7444.46 Mobile/15E148 Safari/604.1';
const IPHONE_SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
const DESKTOP =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

const part = (name: string) => document.querySelector(`[data-part="${name}"]`);

test.each([
  [ANDROID, 'android'],
  [IPHONE_CHROME, 'ios'],
  [IPHONE_SAFARI, undefined],
  [DESKTOP, undefined],
  ['', undefined],
])('the app can be offered on Android and in Chrome on iOS (HEAD-20): %s', (userAgent, system) => {
  expect(systemOf(userAgent)).toBe(system);
});

test('does not offer the app after the visitor has closed the banner (HEAD-20, HEAD-21, HOST-24)', () => {
  setBrowser('userAgent', ANDROID);
  expect(offeredApp()).toMatch(/^https:\/\/play/);
  closeAppBanner();
  expect(localStorage.getItem('fascia.appBannerClosed')).toBe('true');
  expect(offeredApp()).toBeUndefined();
});

test('does not offer the app inside the native app (HEAD-20)', () => {
  setBrowser('userAgent', ANDROID);
  document.cookie = 'NativeApp=1; Path=/';
  expect(offeredApp()).toBeUndefined();
});

test('shows the banner on Android until the visitor closes it (HEAD-20, HEAD-21)', async () => {
  setBrowser('userAgent', ANDROID);
  const visitor = userEvent.setup();
  const { unmount } = await renderModule(header, {});
  const close = await screen.findByRole('button', { name: 'Hinweis auf die App schließen' });
  expect(part('app-banner')).toBeVisible();
  expect(close).toHaveAttribute('data-part', 'app-banner-close');
  await visitor.click(close);
  expect(part('app-banner')).toBeNull();
  unmount();
  await renderModule(header, {});
  await waitFor(() => expect(part('icon-user')).toBeVisible());
  expect(part('app-banner')).toBeNull();
});

test('a reduced header has no banner (HEAD-03, HEAD-20)', async () => {
  setBrowser('userAgent', ANDROID);
  await renderModule(header, { reduced: true });
  await act(() => import('./chunks/app-offer/AppOffer.tsx'));
  expect(part('app-banner')).toBeNull();
});
