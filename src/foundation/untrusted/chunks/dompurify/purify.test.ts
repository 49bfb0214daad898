import { jest } from '@jest/globals';

const sanitize = jest.fn((markup: string) => {
  const fragment = document.createDocumentFragment();
  fragment.append(`${markup}!`);
  return fragment;
});

const library = { isSupported: true, sanitize };
jest.unstable_mockModule('dompurify', () => ({ default: library }));
const { purify } = await import('./purify.ts');

afterEach(() => {
  library.isSupported = true;
});

test('returns undefined if DOMPurify does not support the environment', () => {
  library.isSupported = false;
  expect(purify('<b onclick=alert(1)>Kaffee</b>')).toBeUndefined();
  expect(sanitize).not.toHaveBeenCalled();
});

test('returns undefined for a text that changes in every round', () => {
  expect(purify('<b>Kaffee</b>')).toBeUndefined();
  expect(sanitize).toHaveBeenCalled();
});

test('returns undefined if DOMPurify fails', () => {
  sanitize.mockImplementationOnce(() => {
    throw new RangeError('Maximum call stack size exceeded');
  });
  expect(purify('<b>Kaffee</b>')).toBeUndefined();
});
