import { afterEach, expect, jest, test } from '@jest/globals';
import { allowedPurposes, onConsentChange, savePurposes, storageConsent } from './consent.ts';

afterEach(() => {
  document.cookie = 'DemoConsent=; Max-Age=0; Path=/';
});

test('allows nothing before a choice', () => {
  expect(allowedPurposes()).toEqual([]);
});

test('stores a choice, even if nothing is allowed', () => {
  savePurposes(['marketing', 'statistics']);
  expect(allowedPurposes()).toEqual(['statistics', 'marketing']);
  expect(document.cookie).toContain('DemoConsent=statistics.marketing');
  savePurposes([]);
  expect(allowedPurposes()).toEqual([]);
  expect(document.cookie).toContain('DemoConsent=');
});

test('ignores unknown purposes in the cookie', () => {
  document.cookie = 'DemoConsent=all.statistics2; Path=/';
  expect(allowedPurposes()).toEqual([]);
});

test('has no value before the first choice, and notifies the remote of each choice', () => {
  const listener = jest.fn();
  const stop = onConsentChange(listener);
  expect(storageConsent()).toBeUndefined();
  savePurposes(['marketing']);
  expect(storageConsent()).toBe(false);
  savePurposes(['statistics']);
  expect(storageConsent()).toBe(true);
  stop();
  savePurposes([]);
  expect(listener).toHaveBeenCalledTimes(2);
});
