import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  verify,
  type KeyObject,
} from 'node:crypto';
import { ReleaseError } from './releaseError.ts';

/** A key pair for ECDSA with P-256 and SHA-256, which every browser can verify. */
export interface SigningKey {
  privateKey: KeyObject;
  /** The text that hosts pin. */
  publicKey: string;
}

/** A text and the content of its signature file, which is empty if the file is missing. */
export interface SignedText {
  text: string;
  signatures: string;
}

const PREFIX = 'fascia1.';

/** The form of a signature that WebCrypto reads, unlike Node's default (DER). */
const ENCODING = { dsaEncoding: 'ieee-p1363' } as const;

const bytesOf = (base64Url = '') => Buffer.from(base64Url, 'base64url');

/** Encodes the uncompressed point, which WebCrypto imports. */
function publicKeyOf(privateKey: KeyObject): string {
  const { x, y } = createPublicKey(privateKey).export({ format: 'jwk' });
  return PREFIX + Buffer.concat([Buffer.from([4]), bytesOf(x), bytesOf(y)]).toString('base64url');
}

function verifyingKey(publicKey: string): KeyObject {
  const point = bytesOf(publicKey.slice(PREFIX.length));
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) =>
    half.toString('base64url'),
  );
  return createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
}

/** Returns the content of a new private key file, and the public key. */
export function createKey(): { file: string; publicKey: string } {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const file = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
  return { file, publicKey: publicKeyOf(privateKey) };
}

/**
 * Reads a private key file. The error contains no part of the text, because errors may be logged.
 *
 * @throws {ReleaseError} If the key is invalid.
 */
export function readKey(text: string, shownName: string): SigningKey {
  try {
    const privateKey = createPrivateKey(text);
    if (privateKey.asymmetricKeyDetails?.namedCurve !== 'prime256v1') throw new Error('Curve');
    return { privateKey, publicKey: publicKeyOf(privateKey) };
  } catch {
    throw new ReleaseError(`${shownName} is not a private key made by npm run release:key`);
  }
}

/** Returns a public key unchanged. @throws {ReleaseError} If it is invalid. */
export function checkPublicKey(publicKey: string): string {
  try {
    if (!/^fascia1\.[\w-]{87}$/.test(publicKey)) throw new Error('Format');
    verifyingKey(publicKey);
    return publicKey;
  } catch {
    throw new ReleaseError('--public-key is not a public key printed by npm run release:key');
  }
}

/** Returns the content of a signature file: one line per key. */
export const signaturesOf = (text: string, keys: readonly SigningKey[]): string =>
  keys
    .map(({ privateKey }) => sign('sha256', Buffer.from(text), { key: privateKey, ...ENCODING }))
    .map((signature) => `${signature.toString('base64')}\n`)
    .join('');

/** Whether at least one of the public keys verifies the text. */
export function isSignedBy({ text, signatures }: SignedText, publicKeys: readonly string[]) {
  const list = signatures.match(/^[\w+/]{86}==$/gm) ?? [];
  return publicKeys.some((publicKey) => {
    const key = { key: verifyingKey(publicKey), ...ENCODING };
    return list.some((signature) =>
      verify('sha256', Buffer.from(text), key, Buffer.from(signature, 'base64')),
    );
  });
}
