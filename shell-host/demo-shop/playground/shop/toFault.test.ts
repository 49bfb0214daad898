import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { faultKinds } from '../../faults/fault.ts';
import { faultText, toFault } from './toFault.ts';

test('a fault has only the properties of its kind', () => {
  const typed = { amount: '503', times: '', applied: false };
  expect(toFault({ ...typed, kind: 'status' })).toEqual({ kind: 'status', status: 503 });
  expect(toFault({ ...typed, kind: 'delay' })).toEqual({ kind: 'delay', ms: 503 });
  expect(toFault({ ...typed, kind: 'cut' })).toEqual({ kind: 'cut' });
  expect(toFault({ kind: 'html', amount: '', times: '2', applied: true })).toEqual({
    kind: 'html',
    times: 2,
    applied: true,
  });
});

test('any input results in a valid fault', () => {
  fc.assert(
    fc.property(fc.constantFrom(...faultKinds), fc.string(), fc.string(), (kind, amount, times) => {
      const fault = toFault({ kind, amount, times, applied: false });
      const { status, ms, times: count = 1 } = { status: 500, ms: 0, ...fault };
      expect([status, ms, count].every(Number.isInteger)).toBe(true);
      expect(status >= 200 && status <= 599 && ms >= 0 && count >= 1).toBe(true);
    }),
  );
});

test('a fault is described in one line', () => {
  expect(faultText({ kind: 'status', status: 500, times: 2 })).toBe('status 500 × 2');
  expect(faultText({ kind: 'delay', ms: 2000, applied: true })).toBe('delay 2000 ms applied');
});
