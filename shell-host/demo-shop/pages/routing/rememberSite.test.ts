import { expect, test } from '@jest/globals';
import { rememberSite } from './rememberSite.ts';

function refuse(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}

function refuseCookies(): () => void {
  Object.defineProperty(document, 'cookie', { get: refuse, set: refuse, configurable: true });
  return () => Reflect.deleteProperty(document, 'cookie');
}

test('stores the site for the next page load', () => {
  rememberSite('HU');
  expect(document.documentElement.lang).toBe('hu');
  expect(document.cookie).toContain('ShellSite=HU');
});

test('sets the site on the document even if cookies are blocked', () => {
  const allowCookies = refuseCookies();
  expect(() => rememberSite('TR')).not.toThrow();
  expect(document.documentElement.dataset['site']).toBe('TR');
  allowCookies();
});
