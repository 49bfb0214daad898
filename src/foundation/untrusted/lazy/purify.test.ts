import { jest } from '@jest/globals';

const sanitize = jest.fn((markup: string) => {
  const fragment = document.createDocumentFragment();
  fragment.append(`${markup}!`);
  return fragment;
});

const library = { isSupported: true, sanitize };
jest.unstable_mockModule('dompurify', () => ({ default: library }));

afterEach(() => {
  library.isSupported = true;
});

test('where the sanitiser cannot work, the words are shown without any markup', async () => {
  const { sanitizeHtml } = await import('../safeHtml.ts');
  library.isSupported = false;
  expect(await sanitizeHtml('<b onclick=alert(1)>Kaffee</b>')).toBe('Kaffee');
  expect(sanitize).not.toHaveBeenCalled();
});

test('a text that is never the same twice is shown without any markup', async () => {
  const { sanitizeHtml } = await import('../safeHtml.ts');
  expect(await sanitizeHtml('<b>Kaffee</b>')).toBe('Kaffee');
  expect(sanitize).toHaveBeenCalled();
});
