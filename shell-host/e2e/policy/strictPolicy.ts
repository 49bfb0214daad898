import { withFasciaPolicy } from '../../../host-kit/src/server.ts';

/** Of the test's own scripts in its pages. */
export const NONCE = 'cGFnZQ==';

/** The policy of Trusted Types by which a test's own scripts may load others. */
export const OWN_TYPES = 'page';

/**
 * The policy of a page that allows its own scripts, and what fascia needs, under Trusted Types.
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
