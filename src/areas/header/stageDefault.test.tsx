/** @jest-environment-options {"url": "http://dev.shop.test/"} */
import * as header from '../../exposes/Header.tsx';
import { renderModule } from '../../testing/renderModule.tsx';
import { consentScripts } from './consent.ts';

const scriptIds = () =>
  [...document.head.querySelectorAll<HTMLScriptElement>('script[data-domain-script]')].map(
    ({ dataset, src }) => `${dataset['domainScript']} ${src}`,
  );

afterEach(() => {
  delete consentScripts.DE;
});

// HOST-12, HEAD-22
test('on a development host the header without a stage loads the consent script of DEV', async () => {
  consentScripts.DE = {
    LIVE: { src: 'https://consent.example/live.js', id: 'live' },
    DEV: { src: 'https://consent.example/dev.js', id: 'dev' },
  };
  await renderModule(header, { reduced: true, oneTrustEnabled: true });
  expect(scriptIds()).toEqual(['dev https://consent.example/dev.js']);
});
