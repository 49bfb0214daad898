import { afterEach, expect, test } from '@jest/globals';
import { beginAsNewVisitor, ENTRY, openPage, pass } from './fixtures/fakeRemote.ts';

beginAsNewVisitor();
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'trustedTypes');
});

const forbid = () => {
  throw new TypeError('Policy "fascia-host" disallowed');
};

// REL-80
test('the entry’s URL is a string if the page forbids the policy', async () => {
  Object.assign(globalThis, { trustedTypes: { createPolicy: forbid } });
  const { remote, filled } = openPage();
  await pass(0);
  expect(filled.state).toBe('filled');
  expect(remote.requests).toEqual([ENTRY]);
});

// REL-80, REL-82
test('each attempt creates a Trusted Types policy that returns only its own URL', async () => {
  const given: string[] = [];
  const createPolicy = (name: string, rules: { createScriptURL(url: string): string }) => {
    expect(name).toBe('fascia-host');
    given.push(rules.createScriptURL('https://evil.test/'));
    return rules;
  };
  Object.assign(globalThis, { trustedTypes: { createPolicy } });
  const { remote, filled } = openPage({ outcomes: ['refused', 'container'] });
  await pass(1600);
  expect(filled.state).toBe('filled');
  expect(remote.requests).toHaveLength(2);
  expect(given).toEqual(remote.requests);
});
