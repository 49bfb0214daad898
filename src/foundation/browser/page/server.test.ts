/** @jest-environment node */
import { jest } from '@jest/globals';
import { readCookie } from '../storage/cookies.ts';
import { report } from './report.ts';
import { storage } from '../storage/storage.ts';

test('on a server every cookie and storage key is undefined, and nothing throws', () => {
  expect(readCookie('Preview')).toBeUndefined();
  expect(storage.read('fascia.test')).toBeUndefined();
  expect(storage.write('fascia.test', true)).toBe(false);
});

test('a server reports to its log only', () => {
  const log = jest.spyOn(console, 'warn').mockImplementation(() => {});
  report({ module: 'header', operation: 'render', message: 'TypeError' });
  expect(log).toHaveBeenCalledWith('fascia: header/render: TypeError');
});
