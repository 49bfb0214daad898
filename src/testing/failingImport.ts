import { jest } from '@jest/globals';

/** Imports that fail so many times and then succeed. */
export function failingImport(times: number) {
  let left = times;
  return jest.fn(async () => {
    left -= 1;
    if (left >= 0) throw new Error('lost');
    return 'code';
  });
}
