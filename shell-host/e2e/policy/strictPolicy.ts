import { withFasciaPolicy } from '../../../host-kit/src/server.ts';

/** Nonce of a test's own scripts and styles. */
export const NONCE = 'cGFnZQ==';

/** Name of the Trusted Types policy that a test's own scripts use to load other scripts. */
export const OWN_TYPES = 'page';

/**
 * A policy with Trusted Types that allows the page's own scripts and everything that fascia needs.
 *
 * @param baseUrl The folder of the remote's files.
 */
export const strictPolicy = (baseUrl = '/remote/'): string =>
  withFasciaPolicy(
    [
      "default-src 'none'",
      `script-src 'nonce-${NONCE}' 'strict-dynamic'`,
      `style-src 'nonce-${NONCE}'`,
      "img-src 'self' data: https:",
      "base-uri 'none'",
      "require-trusted-types-for 'script'",
      `trusted-types ${OWN_TYPES}`,
    ].join('; '),
    { baseUrl, nonce: NONCE },
  );
