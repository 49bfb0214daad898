const NONCE = /^[\w+/=-]+$/;

/** Returns the nonce. Throws a `TypeError` if it is not base64. */
export function checkedNonce(nonce: string | undefined): string | undefined {
  // Rejects `null`, which would become the predictable nonce "null".
  if (nonce !== undefined && (typeof nonce !== 'string' || !NONCE.test(nonce))) {
    throw new TypeError('fascia-host: the nonce is not valid base64');
  }
  return nonce;
}
