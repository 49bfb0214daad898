/** @jest-environment node */
import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { faultKinds } from '../../faults/fault.ts';
import { inWords, toFault, toRandomFaults } from './toFault.ts';

test('a fault has only the properties of its kind', () => {
  const typed = { status: '503', ms: '70', times: '' };
  expect(toFault({ ...typed, kind: 'status' })).toEqual({ kind: 'status', status: 503 });
  expect(toFault({ ...typed, kind: 'delay' })).toEqual({ kind: 'delay', ms: 70 });
  expect(toFault({ ...typed, kind: 'cut' })).toEqual({ kind: 'cut' });
  expect(toFault({ ...typed, kind: '' })).toBeNull();
  expect(toFault({ kind: 'html', times: '2', applied: 'true' })).toEqual({
    kind: 'html',
    times: 2,
    applied: true,
  });
});

test('describes a fault by its properties', () => {
  const fault = { kind: 'status', status: 409, body: '{"limit":2}' };
  expect(inWords(fault)).toBe('kind status, status 409, body {"limit":2}');
});

test('any input produces a valid fault', () => {
  fc.assert(
    fc.property(fc.constantFrom(...faultKinds), fc.string(), fc.string(), (kind, amount, times) => {
      const fault = toFault({ kind, status: amount, ms: amount, times });
      const { status, ms, times: count } = { status: 500, ms: 0, times: 1, ...fault };
      expect([status, ms, count].every(Number.isInteger)).toBe(true);
      expect(status >= 200 && status <= 599 && ms >= 0 && count >= 1).toBe(true);
    }),
  );
});

test('the share of random faults is between 0 and 1', () => {
  expect(toRandomFaults({ percent: '20', seed: '7' })).toEqual({ seed: 7, share: 0.2 });
  expect(toRandomFaults({ percent: '120', seed: 'x' })).toEqual({ seed: 0, share: 1 });
  expect(toRandomFaults({ percent: '-3', seed: '' })).toEqual({ seed: 0, share: 0 });
});
