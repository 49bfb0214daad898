import * as cookieNames from '#shop/cookies.ts';
import { jest } from '@jest/globals';
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

test('a host says that the visitor has changed (HOST-53)', () => {
  window.dispatchEvent(new Event('fascia:visitor-changed'));
  window.dispatchEvent(new CustomEvent('fascia:visitor-changed'));
  expect(listener).toHaveBeenCalledTimes(2);
});

test.each(signs)('a login found when the page %s is told once (ACC-14)', (_, sign) => {
  stop();
  removeCookie();
  stop = onVisitorChanged(listener);
  setCookie('b');
  expect(listener).not.toHaveBeenCalled();
  for (let i = 0; i < 2; i++) sign();
  expect(listener).toHaveBeenCalledTimes(1);
});

test.each(signs)('a logout found when the page %s is told once (ACC-14)', (_, sign) => {
  removeCookie();
  for (let i = 0; i < 2; i++) sign();
  expect(listener).toHaveBeenCalledTimes(1);
});

test.each(signs)('another login found when the page %s is told once (ACC-14)', (_, sign) => {
  setCookie('b');
  for (let i = 0; i < 2; i++) sign();
  expect(listener).toHaveBeenCalledTimes(1);
});

test.each(signs)('the same login when the page %s is no change (ACC-14)', (_, sign) => {
  sign();
  expect(listener).not.toHaveBeenCalled();
});

test('a change that the host has told is not told again at the next focus (ACC-14, HOST-53)', () => {
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

test('a page that is shown for the first time looks at nothing', () => {
  removeCookie();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(listener).not.toHaveBeenCalled();
});

test('a stopped listener hears nothing (HOST-41)', () => {
  stop();
  removeCookie();
  window.dispatchEvent(new Event('fascia:visitor-changed'));
  for (const [, sign] of signs) sign();
  expect(listener).not.toHaveBeenCalled();
});
