import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  verify,
  type KeyObject,
} from 'node:crypto';
import * as v from 'valibot';
import { ReleaseError } from './releaseError.ts';
import type { ReleaseSignatures } from './releaseFormat.ts';

/** A key that signs releases: one pair for browsers that know Ed25519, one for those that do not. */
export interface SigningKey {
  /** What hosts pin. */
  publicKey: string;
  id: string;
  ed25519: KeyObject;
  p256: KeyObject;
}

const keySchema = v.object({ publicKey: v.string(), ed25519: v.string(), p256: v.string() });

const fromBase64Url = (text = '') => Buffer.from(text, 'base64url');

function publicKeyOf(ed25519: KeyObject, p256: KeyObject): string {
  const first = createPublicKey(ed25519).export({ format: 'jwk' });
  const second = createPublicKey(p256).export({ format: 'jwk' });
  const uncompressed = [Buffer.from([4]), fromBase64Url(second.x), fromBase64Url(second.y)];
  const bytes = Buffer.concat([fromBase64Url(first.x), ...uncompressed]);
  return `fascia1.${bytes.toString('base64url')}`;
}

const idOf = (publicKey: string) =>
  createHash('sha256')
    .update(fromBase64Url(publicKey.split('.')[1]))
    .digest('base64url')
    .slice(0, 16);

const pkcs8 = (key: KeyObject) => key.export({ format: 'der', type: 'pkcs8' }).toString('base64');

/** The content of a new private key file, and what hosts pin. */
export function createKey(): { file: string; publicKey: string; id: string } {
  const ed25519 = generateKeyPairSync('ed25519').privateKey;
  const p256 = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
  const publicKey = publicKeyOf(ed25519, p256);
  const file = { publicKey, ed25519: pkcs8(ed25519), p256: pkcs8(p256) };
  return { file: `${JSON.stringify(file)}\n`, publicKey, id: idOf(publicKey) };
}

/**
 * The key in a private key file. No part of the text is in a message, as logs keep those.
 *
 * @throws ReleaseError
 */
export function readKey(text: string, shownName: string): SigningKey {
  try {
    const { publicKey, ...keys } = v.parse(keySchema, JSON.parse(text));
    const [ed25519, p256] = [keys.ed25519, keys.p256].map((key) =>
      createPrivateKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'pkcs8' }),
    );
    if (!ed25519 || !p256 || publicKeyOf(ed25519, p256) !== publicKey)
      throw new Error('Not a pair');
    return { publicKey, id: idOf(publicKey), ed25519, p256 };
  } catch {
    throw new ReleaseError(`${shownName} is no private key that npm run release:key has made`);
  }
}

/** The content of a description's `.sig`. */
export function signaturesOf(bytes: Uint8Array, keys: readonly SigningKey[]): string {
  const signatures = keys.map(({ id, ed25519, p256 }) => ({
    key: id,
    ed25519: sign(null, bytes, ed25519).toString('base64'),
    p256: sign('sha256', bytes, { key: p256, dsaEncoding: 'ieee-p1363' }).toString('base64'),
  }));
  return JSON.stringify({ signatures });
}

/** Those of the keys that have signed exactly these bytes, by both algorithms. */
export const signersOf = (
  bytes: Uint8Array,
  { signatures }: ReleaseSignatures,
  keys: readonly SigningKey[],
): SigningKey[] =>
  keys.filter(({ id, ...key }) =>
    signatures.some((signature) => {
      const ed25519 = Buffer.from(signature.ed25519, 'base64');
      const p256 = Buffer.from(signature.p256, 'base64');
      const ecdsa = { key: createPublicKey(key.p256), dsaEncoding: 'ieee-p1363' } as const;
      return (
        signature.key === id &&
        verify(null, bytes, createPublicKey(key.ed25519), ed25519) &&
        verify('sha256', bytes, ecdsa, p256)
      );
    }),
  );
