/** @jest-environment node */
import { jest } from '@jest/globals';
import { readCookie } from '../storage/cookies.ts';
import { isLeaving, whenLeavingIsKnown } from './leaving.ts';
import { report } from './report.ts';
import { storage } from '../storage/storage.ts';

test('reads cookies and storage as undefined on a server, without throwing', () => {
  expect(readCookie('Preview')).toBeUndefined();
  expect(storage.read('fascia.test')).toBeUndefined();
  expect(storage.write('fascia.test', true)).toBe(false);
});

test('reports only to the log on a server', () => {
  const log = jest.spyOn(console, 'warn').mockImplementation(() => {});
  report({ module: 'header', operation: 'render', message: 'TypeError' });
  expect(log).toHaveBeenCalledWith('fascia: header/render: TypeError');
});

// HOST-77
test('reports a failed request on a server without a delay', async () => {
  await whenLeavingIsKnown();
  expect(isLeaving()).toBe(false);
});
