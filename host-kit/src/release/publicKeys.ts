import { bytesOf } from './base64.ts';

/** A key that a host pins: 32 bytes of Ed25519, then 65 of P-256. */
export type PublicKey = Uint8Array<ArrayBuffer>;

/** Where the second key of the two begins. */
export const P256_AT = 32;

const PREFIX = 'fascia1.';
const PATTERN = /^fascia1\.[\w-]{130}$/;
/** The first byte of a point that is not compressed. */
const UNCOMPRESSED = 4;

/**
 * The keys that a host has written into its code.
 *
 * @param given One key as `npm run release:key` prints it, or several while keys change: a list, or one text with spaces.
 * @throws TypeError For anything else: a mistake in the host's code.
 */
export function parsePublicKeys(given: unknown): readonly PublicKey[] {
  const texts = [given].flat().join(' ').split(' ');
  return texts.map((text) => {
    const bytes = PATTERN.test(text) ? bytesOf(text.slice(PREFIX.length)) : undefined;
    if (bytes?.[P256_AT] === UNCOMPRESSED) return bytes;
    throw new TypeError('fascia-host: wrong option publicKey');
  });
}
