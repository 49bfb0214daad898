import { withFasciaPolicy } from '../../../host-kit/src/server.ts';

interface Parts {
  nonce: string;
  remoteEntry: string;
  pageUrl: string;
  /** Allows the dev server's web socket. */
  development: boolean;
}

/**
 * Returns the content security policy of a page, including the sources of fascia (HOST-43, HOST-72). Scripts need a
 * nonce or must be loaded by a script with a nonce. Inline code and `eval` are forbidden. APIs that run code or parse
 * HTML accept only values of the listed Trusted Types policies (REL-80).
 */
export function contentSecurityPolicy({ nonce, remoteEntry, pageUrl, development }: Parts): string {
  const remote = new URL(remoteEntry, pageUrl).origin;
  const { origin } = new URL(pageUrl);
  const own = [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `connect-src 'self' ${development ? 'ws: ' : ''}${remote}`,
    // A shop's folder may refer to pictures and fonts at any https URL.
    "img-src 'self' data: https:",
    "font-src 'self' https:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
    // The policy with which this host's bundle loads its chunks.
    'trusted-types shell-host',
  ];
  return withFasciaPolicy(own.join('; '), { baseUrl: remote, origin, nonce });
}
