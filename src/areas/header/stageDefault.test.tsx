/** @jest-environment-options {"url": "http://dev.shop.test/"} */
import { waitFor } from '@testing-library/react';
import { consentScripts as shopScripts } from '#shop/consent.ts';
import * as header from '../../exposes/Header.tsx';
import type { ConsentScripts } from '../../foundation/shop/defineSite.ts';
import { renderModule } from '../../testing/renderModule.tsx';

/** The type assertion assumes that this site has consent scripts. */
const consentScripts = shopScripts as { DE: ConsentScripts };

const scriptIds = () =>
  [...document.head.querySelectorAll<HTMLScriptElement>('script[data-domain-script]')].map(
    ({ dataset, src }) => `${dataset['domainScript']} ${src}`,
  );

afterEach(() => {
  consentScripts.DE = {};
});

// HOST-12, HEAD-22
test('loads the consent script of DEV by default on a development host', async () => {
  consentScripts.DE = {
    LIVE: { src: 'https://consent.example/live.js', attributes: { 'data-domain-script': 'live' } },
    DEV: { src: 'https://consent.example/dev.js', attributes: { 'data-domain-script': 'dev' } },
  };
  await renderModule(header, { reduced: true, oneTrustEnabled: true });
  await waitFor(() => expect(scriptIds()).toEqual(['dev https://consent.example/dev.js']));
});
