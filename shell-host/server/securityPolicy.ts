/**
 * The strict policy that every page is served with: scripts by nonce and what they load, nothing inline,
 * no eval. fascia works under it (design §5).
 */
export function securityPolicy(nonce: string, remoteEntry: string, pageAddress: string): string {
  const remote = new URL(remoteEntry, pageAddress).origin;
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
