import { afterEach, expect, jest, test } from '@jest/globals';
import { allowedPurposes, onConsentChange, savePurposes, storageConsent } from './consent.ts';

afterEach(() => {
  document.cookie = 'DemoConsent=; Max-Age=0; Path=/';
});

test('nothing is allowed before a choice', () => {
  expect(allowedPurposes()).toEqual([]);
});

test('a choice is remembered, also the choice of nothing', () => {
  savePurposes(['marketing', 'statistics']);
  expect(allowedPurposes()).toEqual(['statistics', 'marketing']);
  expect(document.cookie).toContain('DemoConsent=statistics.marketing');
  savePurposes([]);
  expect(allowedPurposes()).toEqual([]);
  expect(document.cookie).toContain('DemoConsent=');
});

test('unknown purposes in the cookie allow nothing', () => {
  document.cookie = 'DemoConsent=all.statistics2; Path=/';
  expect(allowedPurposes()).toEqual([]);
});

test('the remote gets the visitor’s choice at once, and nothing before it', () => {
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
