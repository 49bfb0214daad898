/** @jest-environment node */
import { afterEach, expect, jest, test } from '@jest/globals';

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'trustedTypes');
  jest.resetModules();
});

// REL-80
test('HTML is converted by one policy, or returned as a string if the policy is forbidden', async () => {
  const createPolicy = jest.fn((_: string, rules: { createHTML(html: string): string }) => ({
    createHTML: (html: string) => ({ trusted: rules.createHTML(html) }),
  }));
  const { trustedHtml } = await import('./trustedHtml.ts');
  expect(trustedHtml('<p>Tea')).toBe('<p>Tea');
  Object.assign(globalThis, {
    trustedTypes: {
      createPolicy: () => {
        throw new TypeError('Policy "fascia-host-html" disallowed');
      },
    },
  });
  expect(trustedHtml('<p>Tea')).toBe('<p>Tea');
  Object.assign(globalThis, { trustedTypes: { createPolicy } });
  expect([trustedHtml('<p>Tea'), trustedHtml('<p>Milk')]).toEqual([
    { trusted: '<p>Tea' },
    { trusted: '<p>Milk' },
  ]);
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['fascia-host-html']);
});
