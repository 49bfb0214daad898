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

test('if the sanitiser is not supported, all markup is removed', async () => {
  const { sanitizeHtml } = await import('../safeHtml.ts');
  library.isSupported = false;
  expect(await sanitizeHtml('<b onclick=alert(1)>Kaffee</b>')).toBe('Kaffee');
  expect(sanitize).not.toHaveBeenCalled();
});

test('if the result changes with every round, all markup is removed', async () => {
  const { sanitizeHtml } = await import('../safeHtml.ts');
  expect(await sanitizeHtml('<b>Kaffee</b>')).toBe('Kaffee');
  expect(sanitize).toHaveBeenCalled();
});
