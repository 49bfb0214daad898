import { jest } from '@jest/globals';
import { consentScripts as shopScripts } from '#shop/consent.ts';
import { waitFor } from '@testing-library/react';
import * as header from '../../exposes/Header.tsx';
import type { ConsentScripts } from '../../foundation/shop/defineSite.ts';
import { collectErrors } from '../../testing/collectEvents.ts';
import { renderModule } from '../../testing/renderModule.tsx';
import { settle } from '../../testing/settle.ts';
import { serveShop } from '../../testing/shopServer.ts';

serveShop();
const errors = collectErrors();

/** The type assertion assumes that this site has consent scripts. */
const consentScripts = shopScripts as { AT: ConsentScripts };
const scripts = () => document.head.querySelectorAll('script[data-domain-script="at-dev"]');
const loaded = () => [
  ...document.head.querySelectorAll<HTMLScriptElement>('script[data-domain-script]'),
];

afterEach(() => {
  consentScripts.AT = {};
  document.head.querySelectorAll('script').forEach((script) => script.remove());
});

test('adds the configured consent script once with `oneTrustEnabled` (HEAD-22)', async () => {
  consentScripts.AT = {
    DEV: {
      src: 'https://consent.example/script.js',
      attributes: { 'data-domain-script': 'at-dev' },
    },
  };
  await renderModule(header, { site: 'AT', stage: 'DEV' });
  expect(scripts()).toHaveLength(0);
  await renderModule(header, { site: 'AT', stage: 'DEV', oneTrustEnabled: true });
  await renderModule(header, { site: 'AT', stage: 'DEV', oneTrustEnabled: true });
  expect(scripts()).toHaveLength(1);
  await renderModule(header, { site: 'DE', stage: 'LIVE', oneTrustEnabled: true });
  expect(document.head.querySelectorAll('script')).toHaveLength(1);
});

test('the stage of the consent script is LIVE by default (HOST-12)', async () => {
  consentScripts.AT = {
    LIVE: {
      src: 'https://consent.example/live.js',
      attributes: { 'data-domain-script': 'at-live' },
    },
    DEV: { src: 'https://consent.example/dev.js', attributes: { 'data-domain-script': 'at-dev' } },
  };
  await renderModule(header, { site: 'AT', oneTrustEnabled: true });
  await waitFor(() =>
    expect(loaded().map(({ src }) => src)).toEqual(['https://consent.example/live.js']),
  );
});

test('does not load a consent manager that the host has loaded itself (HEAD-22)', async () => {
  const attributes = { 'data-domain-script': 'at-dev' };
  consentScripts.AT = { DEV: { src: 'https://consent.example/script.js', attributes } };
  const own = document.createElement('script');
  own.type = 'text/plain';
  own.dataset['domainScript'] = 'host';
  document.head.append(own);
  await renderModule(header, { site: 'AT', stage: 'DEV', oneTrustEnabled: true });
  await settle();
  expect(loaded()).toEqual([own]);
});

describe('On a page with Trusted Types', () => {
  const src = 'https://consent.example/script.js';
  const attributes = { 'data-domain-script': 'at-dev' };
  const createPolicy = jest.fn(
    (_: string, rules: { createScriptURL(url: string): string }) => rules,
  );

  beforeEach(() => {
    Object.assign(window, { trustedTypes: { createPolicy } });
    consentScripts.AT = { DEV: { src, attributes } };
  });
  afterEach(() => void Reflect.deleteProperty(window, 'trustedTypes'));

  test('loads the consent script with a policy that allows no other address (REL-82)', async () => {
    await renderModule(header, { site: 'AT', stage: 'DEV', oneTrustEnabled: true });
    await waitFor(() => expect(loaded().map((script) => script.src)).toEqual([src]));
    const [name, rules] = createPolicy.mock.lastCall ?? [];
    expect([name, rules?.createScriptURL('https://evil.example/')]).toEqual(['fascia', src]);
  });

  test('reports that the script is missing if the page forbids the policy (REL-84)', async () => {
    createPolicy.mockImplementation(() => {
      throw new TypeError('Policy "fascia" disallowed.');
    });
    await renderModule(header, { site: 'AT', stage: 'DEV', oneTrustEnabled: true });
    await waitFor(() => expect(errors).toHaveLength(1));
    expect(errors).toMatchObject([{ module: 'header', operation: 'consent' }]);
    expect(loaded()).toEqual([]);
    expect(document.querySelector('[data-fascia="header"]')).toBeInTheDocument();
  });
});
