const NONCE = /^[\w+/=-]+$/;

/** The nonce of a page's security policy, if it has one. Throws a TypeError for a text that is not base64. */
export function checkedNonce(nonce: string | undefined): string | undefined {
  if (nonce !== undefined && !NONCE.test(nonce)) {
    throw new TypeError('fascia-host: a nonce is base64');
  }
  return nonce;
}
