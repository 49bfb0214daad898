import { closeAppBanner, offeredApp, systemOf } from './appBanner.ts';

const ANDROID =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';
const IPHONE_CHROME =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0.7444.46 Mobile/15E148 Safari/604.1';
const IPHONE_SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
const DESKTOP =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

function visitWith(userAgent: string): void {
  Object.defineProperty(navigator, 'userAgent', { value: userAgent, configurable: true });
}

afterEach(() => {
  localStorage.clear();
  document.cookie = 'NativeApp=; Max-Age=0; Path=/';
});

test.each([
  [ANDROID, 'android'],
  [IPHONE_CHROME, 'ios'],
  [IPHONE_SAFARI, undefined],
  [DESKTOP, undefined],
  ['', undefined],
])('the app is offered on Android, and on iOS with Chrome: %s', (userAgent, system) => {
  expect(systemOf(userAgent)).toBe(system);
});

test('a visitor who closed it is not offered it again', () => {
  visitWith(ANDROID);
  expect(offeredApp()).toBe('android');
  closeAppBanner();
  expect(localStorage.getItem('fascia.appBannerClosed')).toBe('true');
  expect(offeredApp()).toBeUndefined();
});

test('a visitor in the native app has it already', () => {
  visitWith(ANDROID);
  document.cookie = 'NativeApp=1; Path=/';
  expect(offeredApp()).toBeUndefined();
});
