import { jest } from '@jest/globals';
import { readCookie } from './cookies.ts';

function pageWithCookies(all: string) {
  jest.spyOn(document, 'cookie', 'get').mockReturnValue(all);
}

afterEach(() => jest.restoreAllMocks());

test('a cookie is found by its whole name', () => {
  pageWithCookies('MyPreview=no; PreviewMode=no; preview=no; Preview=yes');
  expect(readCookie('Preview')).toBe('yes');
});

test('a missing cookie is undefined, an empty one is empty', () => {
  pageWithCookies('Preview=');
  expect(readCookie('Preview')).toBe('');
  expect(readCookie('StaffAuth')).toBeUndefined();
});

test('a page without cookies has none', () => {
  pageWithCookies('');
  expect(readCookie('Preview')).toBeUndefined();
});

test('a value may hold equals signs', () => {
  pageWithCookies('LoginToken=abc==; Preview=a=b');
  expect(readCookie('LoginToken')).toBe('abc==');
  expect(readCookie('Preview')).toBe('a=b');
});

test('a value is decoded', () => {
  pageWithCookies('Hunter-Content=no_header%2Cno_footer; Preview=%C3%BCber%20morgen');
  expect(readCookie('Hunter-Content')).toBe('no_header,no_footer');
  expect(readCookie('Preview')).toBe('über morgen');
});

test('a value that was never encoded is taken as it is', () => {
  pageWithCookies('Preview=100%; StaffAuth=%E0%A4%A');
  expect(readCookie('Preview')).toBe('100%');
  expect(readCookie('StaffAuth')).toBe('%E0%A4%A');
});

test('a frame that refuses its cookies has none', () => {
  jest.spyOn(document, 'cookie', 'get').mockImplementation(() => {
    throw new DOMException('The document is sandboxed', 'SecurityError');
  });
  expect(readCookie('Preview')).toBeUndefined();
});
