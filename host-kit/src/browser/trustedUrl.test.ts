import { afterEach, expect, test } from '@jest/globals';
import { connect, fill } from './connect.ts';
import {
  beginAsNewVisitor,
  ENTRY,
  fakeRemote,
  pass,
  slotWithFallback,
} from './fixtures/fakeRemote.ts';

beginAsNewVisitor();
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'trustedTypes');
});

const forbid = () => {
  throw new TypeError('Policy "fascia-host" disallowed');
};

// REL-80
test('a page that may not create the policy gives the entry’s address to its default one', async () => {
  Object.assign(globalThis, { trustedTypes: { createPolicy: forbid } });
  const { requests } = fakeRemote();
  connect({ entry: ENTRY });
  const filled = fill(slotWithFallback(), 'Header');
  await pass(0);
  expect(filled.state).toBe('filled');
  expect(requests).toEqual([ENTRY]);
});

// REL-80, REL-82
test('under Trusted Types each try’s address passes a policy of its own, which gives no other', async () => {
  const given: string[] = [];
  const createPolicy = (name: string, rules: { createScriptURL(url: string): string }) => {
    expect(name).toBe('fascia-host');
    given.push(rules.createScriptURL('https://evil.test/'));
    return rules;
  };
  Object.assign(globalThis, { trustedTypes: { createPolicy } });
  const { requests } = fakeRemote({ answers: ['refused', 'container'] });
  connect({ entry: ENTRY });
  const filled = fill(slotWithFallback(), 'Header');
  await pass(1600);
  expect(filled.state).toBe('filled');
  expect(requests).toHaveLength(2);
  expect(given).toEqual(requests);
});
