import type { ConsentScripts } from '../../../src/foundation/shop/defineSite.ts';

const script = {
  src: 'https://consent.test/script.js',
  attributes: { 'data-domain-script': 'at' },
};

/** As of a shop with a consent manager, which the repository's has not. */
export const consentScripts: Record<string, ConsentScripts> = { AT: { LIVE: script, DEV: script } };
