import * as cookieNames from '#shop/cookies.ts';
import { jest } from '@jest/globals';
import '../../../testing/freshPage.ts';
import { onVisitorChanged } from './visitor.ts';

const listener = jest.fn();
let stop: () => void;

const setCookie = (value: string) => (document.cookie = `${cookieNames.login}=${value}; Path=/`);
const removeCookie = () => (document.cookie = `${cookieNames.login}=; Max-Age=0; Path=/`);

const signs: [string, () => void][] = [
  ['is seen again', () => void document.dispatchEvent(new Event('visibilitychange'))],
  ['gets the focus', () => void window.dispatchEvent(new Event('focus'))],
  [
    'comes back from the back/forward cache',
    () => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  ],
];

beforeEach(() => {
  listener.mockReset();
  setCookie('a');
  stop = onVisitorChanged(listener);
});
afterEach(() => {
  stop();
  removeCookie();
  jest.restoreAllMocks();
});

test('an event of the host reports a change (HOST-53)', () => {
  window.dispatchEvent(new Event('fascia:visitor-changed'));
  window.dispatchEvent(new CustomEvent('fascia:visitor-changed'));
  expect(listener).toHaveBeenCalledTimes(2);
});

test.each(signs)('a login is reported once when the page %s (ACC-14)', (_, sign) => {
  stop();
  removeCookie();
  stop = onVisitorChanged(listener);
  setCookie('b');
  expect(listener).not.toHaveBeenCalled();
  for (let i = 0; i < 2; i++) sign();
  expect(listener).toHaveBeenCalledTimes(1);
});

test.each(signs.slice(0, 1))('a logout is reported once when the page %s (ACC-14)', (_, sign) => {
  removeCookie();
  for (let i = 0; i < 2; i++) sign();
  expect(listener).toHaveBeenCalledTimes(1);
});

test.each(signs.slice(0, 1))(
  'another login is reported once when the page %s (ACC-14)',
  (_, sign) => {
    setCookie('b');
    for (let i = 0; i < 2; i++) sign();
    expect(listener).toHaveBeenCalledTimes(1);
  },
);

test.each(signs.slice(0, 1))(
  'the same login is not reported when the page %s (ACC-14)',
  (_, sign) => {
    sign();
    expect(listener).not.toHaveBeenCalled();
  },
);

test('a change that the host has reported is not reported again (ACC-14, HOST-53)', () => {
  removeCookie();
  window.dispatchEvent(new Event('fascia:visitor-changed'));
  window.dispatchEvent(new Event('focus'));
  expect(listener).toHaveBeenCalledTimes(1);
});

test('a change waits while the page is hidden (ACC-14)', () => {
  removeCookie();
  const visibility = jest
    .spyOn(Document.prototype, 'visibilityState', 'get')
    .mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(listener).not.toHaveBeenCalled();
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(listener).toHaveBeenCalledTimes(1);
});

/** Another tab renews the visitor. */
function renewInOtherTab(): void {
  localStorage.setItem('fascia.owner', JSON.stringify({ id: 'another tab', login: 0 }));
}

// ACC-14, CART-83
test.each(['fascia.owner', null])(
  'a change that another tab has stored under %s is reported at once',
  (key) => {
    renewInOtherTab();
    window.dispatchEvent(new StorageEvent('storage', { key }));
    expect(listener).toHaveBeenCalledTimes(1);
    expect(listener).toHaveBeenCalledWith(false);
    window.dispatchEvent(new Event('focus'));
    expect(listener).toHaveBeenCalledTimes(1);
  },
);

test('what another tab stores under other keys is ignored', () => {
  renewInOtherTab();
  window.dispatchEvent(new StorageEvent('storage', { key: 'fascia.cart.DE' }));
  expect(listener).not.toHaveBeenCalled();
});

test('the first display of a page is ignored', () => {
  removeCookie();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(listener).not.toHaveBeenCalled();
});

test('a stopped listener is not called (HOST-41)', () => {
  stop();
  removeCookie();
  window.dispatchEvent(new Event('fascia:visitor-changed'));
  for (const [, sign] of signs) sign();
  expect(listener).not.toHaveBeenCalled();
});
