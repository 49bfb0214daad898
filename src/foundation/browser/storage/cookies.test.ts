import { jest } from '@jest/globals';
import { readCookie } from './cookies.ts';

function setCookies(all: string) {
  jest.spyOn(Document.prototype, 'cookie', 'get').mockReturnValue(all);
}

afterEach(() => jest.restoreAllMocks());

test('finds a cookie by its exact name (HOST-25)', () => {
  setCookies('MyPreview=no; PreviewMode=no; preview=no; Preview=yes');
  expect(readCookie('Preview')).toBe('yes');
});

test('reads a missing cookie as undefined and an empty one as an empty string', () => {
  setCookies('Preview=');
  expect(readCookie('Preview')).toBe('');
  expect(readCookie('StaffAuth')).toBeUndefined();
});

test('reads every cookie as undefined on a page without cookies', () => {
  setCookies('');
  expect(readCookie('Preview')).toBeUndefined();
});

test('reads values with equals signs', () => {
  setCookies('LoginToken=abc==; Preview=a=b');
  expect(readCookie('LoginToken')).toBe('abc==');
  expect(readCookie('Preview')).toBe('a=b');
});

test('decodes values', () => {
  setCookies('Hunter-Content=no_header%2Cno_footer; Preview=%C3%BCber%20morgen');
  expect(readCookie('Hunter-Content')).toBe('no_header,no_footer');
  expect(readCookie('Preview')).toBe('über morgen');
});

test('returns a value unchanged if its percent-encoding is invalid', () => {
  setCookies('Preview=100%; StaffAuth=%E0%A4%A');
  expect(readCookie('Preview')).toBe('100%');
  expect(readCookie('StaffAuth')).toBe('%E0%A4%A');
});

test.each([
  ['"no_header,no_footer"', 'no_header,no_footer'],
  ['"no_header%2Cno_footer"', 'no_header,no_footer'],
  ['%22no_header%2Cno_footer%22', 'no_header,no_footer'],
  ['"100%"', '100%'],
  ['""', ''],
  ['"', '"'],
  ['a"b"', 'a"b"'],
])('removes the quotes of a value: %s (LAYOUT-02)', (value, expected) => {
  setCookies(`Preview=1; Hunter-Content=${value}`);
  expect(readCookie('Hunter-Content')).toBe(expected);
});

test('reads every cookie as undefined in a sandboxed frame', () => {
  jest.spyOn(Document.prototype, 'cookie', 'get').mockImplementation(() => {
    throw new DOMException('The document is sandboxed', 'SecurityError');
  });
  expect(readCookie('Preview')).toBeUndefined();
});
