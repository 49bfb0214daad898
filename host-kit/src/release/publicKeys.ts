import { bytesOf } from './base64.ts';

/** A pinned key: an uncompressed point of P-256. */
export type PublicKey = Uint8Array<ArrayBuffer>;

const PATTERN = /^fascia1\.([\w-]{87})$/;

/**
 * Parses the keys that a host pins.
 *
 * @param given A key as `npm run release:key` prints it, or several during a key rotation: an array, or a string
 *   separated by spaces.
 * @throws {TypeError} If a key is invalid.
 */
export function parsePublicKeys(given: unknown): readonly PublicKey[] {
  const texts = [given].flat().join(' ').split(' ');
  return texts.map((text) => {
    const [, point] = PATTERN.exec(text) ?? [];
    if (!point) throw new TypeError('fascia-host: invalid option publicKey');
    return bytesOf(point);
  });
}
