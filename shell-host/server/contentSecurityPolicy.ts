/**
 * The content security policy of every page: scripts need a nonce or are loaded by a script that has one;
 * inline code and `eval` are forbidden. fascia works under such a policy (HOST-42).
 */
export function contentSecurityPolicy(nonce: string, remoteEntry: string, pageUrl: string): string {
  const remote = new URL(remoteEntry, pageUrl).origin;
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' ${remote}`,
    `connect-src 'self' ws: ${remote}`,
    `img-src 'self' data: ${remote}`,
    "object-src 'none'",
    "base-uri 'none'",
  ].join('; ');
}
