const NONCE = /^[\w+/=-]+$/;

/** The nonce of a page's security policy, if it has one. Throws a TypeError for a text that is not base64. */
export function checkedNonce(nonce: string | undefined): string | undefined {
  // A missing one as null would be written as the nonce "null", which everybody knows.
  if (nonce !== undefined && (typeof nonce !== 'string' || !NONCE.test(nonce))) {
    throw new TypeError('fascia-host: a nonce is base64');
  }
  return nonce;
}
