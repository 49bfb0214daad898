import type { ConsentScripts } from '../../../src/foundation/shop/defineSite.ts';

const script = {
  src: 'https://consent.test/script.js',
  attributes: { 'data-domain-script': 'at' },
};

/** Replaces the shop's own setting, which has no consent manager. */
export const consentScripts: Record<string, ConsentScripts> = { AT: { LIVE: script, DEV: script } };
