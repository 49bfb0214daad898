import { jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import * as header from '../../exposes/Header.tsx';
import { collectErrors } from '../../testing/collectEvents.ts';
import { renderModule } from '../../testing/renderModule.tsx';
import { settle } from '../../testing/settle.ts';
import { serveShop } from '../../testing/shopServer.ts';
import { speculationRules } from './chunks/speculation/speculationRules.ts';

serveShop();
const errors = collectErrors();

const scripts = () => [
  ...document.querySelectorAll<HTMLScriptElement>('script[type="speculationrules"]'),
];

interface Rules {
  prerender: {
    where: { and: { href_matches?: string; not?: { href_matches: { pathname: string }[] } }[] };
    eagerness: string;
  }[];
}

/** The paths that the rules exclude. */
function excludedPaths(rules: string): string[] {
  const [rule] = (JSON.parse(rules) as Rules).prerender;
  const exclusions = rule?.where.and.flatMap(({ not }) => not?.href_matches ?? []);
  return exclusions?.map(({ pathname }) => pathname) ?? [];
}

// HOST-140
test('writes no speculation rules by default or in a reduced header', async () => {
  await renderModule(header, {});
  await renderModule(header, { speculation: true, reduced: true });
  await settle();
  expect(scripts()).toEqual([]);
});

// HOST-140
test('writes rules with the page’s nonce until the header unmounts', async () => {
  const own = document.head.appendChild(document.createElement('script'));
  own.type = 'text/plain';
  own.setAttribute('nonce', 'abc');
  const { unmount } = await renderModule(header, { site: 'HU', speculation: true });
  await waitFor(() => expect(scripts()).toHaveLength(1));
  expect(scripts()[0]?.nonce).toBe('abc');
  expect(scripts()[0]?.textContent).toBe(speculationRules('HU'));
  unmount();
  expect(scripts()).toEqual([]);
  own.remove();
});

// HOST-140
test('the rules exclude pages that change something, also at addresses set by the host', () => {
  const rules = speculationRules('DE', { login: '/sign-in?site={site}', logout: '/a(b)/bye' });
  expect(excludedPaths(rules)).toEqual([
    '/service{/*}?',
    '/service/cartfrontend/cart{/*}?',
    '/checkout{/*}?',
    '/sign-in{/*}?',
    String.raw`/a\(b\)/bye{/*}?`,
    '/register{/*}?',
    '*',
  ]);
});

describe('On a page with Trusted Types', () => {
  const createPolicy = jest.fn((_: string, rules: { createScript(text: string): string }) => rules);

  beforeEach(() => Object.assign(window, { trustedTypes: { createPolicy } }));
  afterEach(() => void Reflect.deleteProperty(window, 'trustedTypes'));

  // HOST-140
  test('writes the rules with a policy that allows no other text', async () => {
    await renderModule(header, { speculation: true });
    await waitFor(() => expect(scripts()).toHaveLength(1));
    const [name, policy] = createPolicy.mock.lastCall ?? [];
    expect([name, policy?.createScript('alert(1)')]).toEqual(['fascia', speculationRules('DE')]);
  });

  // HOST-140
  test('reports that the rules are missing if the page forbids the policy', async () => {
    createPolicy.mockImplementation(() => {
      throw new TypeError('Policy "fascia" disallowed.');
    });
    await renderModule(header, { speculation: true });
    await waitFor(() =>
      expect(errors).toMatchObject([{ module: 'header', operation: 'speculation' }]),
    );
    expect(scripts()).toEqual([]);
  });
});
