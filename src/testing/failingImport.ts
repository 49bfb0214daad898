import { jest } from '@jest/globals';

/** An import that fails the given number of times and then succeeds. */
export function failingImport(times: number) {
  let left = times;
  return jest.fn(async () => {
    left -= 1;
    if (left >= 0) throw new Error('lost');
    return 'code';
  });
}
