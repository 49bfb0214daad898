interface Parts {
  nonce: string;
  remoteEntry: string;
  pageUrl: string;
  /** Allows the dev server's web socket. */
  development: boolean;
}

/**
 * The content security policy of every page: scripts need a nonce or are loaded by a script that has one;
 * inline code and `eval` are forbidden. fascia works under such a policy (HOST-42, HOST-74).
 */
export function contentSecurityPolicy({ nonce, remoteEntry, pageUrl, development }: Parts): string {
  const remote = new URL(remoteEntry, pageUrl).origin;
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' ${remote}`,
    `connect-src 'self' ${development ? 'ws: ' : ''}${remote}`,
    // A shop's folder may name pictures and fonts of any https address.
    `img-src 'self' data: https: ${remote}`,
    `font-src 'self' https: ${remote}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}
