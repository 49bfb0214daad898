import { withFasciaPolicy } from '../../../host-kit/src/server.ts';

interface Parts {
  nonce: string;
  remoteEntry: string;
  pageUrl: string;
  /** Allows the dev server's web socket. */
  development: boolean;
}

/**
 * The content security policy of every page, with what fascia needs (HOST-43, HOST-72): scripts need a nonce or are loaded by
 * a script that has one; inline code and `eval` are forbidden. What runs code or parses HTML takes only what the named policies
 * of Trusted Types have made (REL-80).
 */
export function contentSecurityPolicy({ nonce, remoteEntry, pageUrl, development }: Parts): string {
  const remote = new URL(remoteEntry, pageUrl).origin;
  const { origin } = new URL(pageUrl);
  const own = [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `connect-src 'self' ${development ? 'ws: ' : ''}${remote}`,
    // A shop's folder may name pictures and fonts of any https address.
    "img-src 'self' data: https:",
    "font-src 'self' https:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
    // The policy of this host's own bundle, which loads its chunks.
    'trusted-types shell-host',
  ];
  return withFasciaPolicy(own.join('; '), { baseUrl: remote, origin, nonce });
}
