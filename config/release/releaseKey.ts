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

/** A key that tells whether a release is signed: one for browsers that know Ed25519, one for those that do not. */
export interface VerifyingKey {
  id: string;
  ed25519: KeyObject;
  p256: KeyObject;
}

/** A key that signs releases: the private halves of the two pairs, which tell the same. */
export interface SigningKey extends VerifyingKey {
  /** What hosts pin. */
  publicKey: string;
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

const keyOf = (key: Record<string, string>) => createPublicKey({ key, format: 'jwk' });

/** @throws ReleaseError if a text is not what hosts pin. */
export function parsePublicKey(publicKey: string): VerifyingKey {
  const bytes = /^fascia1\.[\w-]{130}$/.test(publicKey) ? fromBase64Url(publicKey.slice(8)) : null;
  const part = (from: number, to: number) => bytes?.subarray(from, to).toString('base64url') ?? '';
  try {
    return {
      id: idOf(publicKey),
      ed25519: keyOf({ kty: 'OKP', crv: 'Ed25519', x: part(0, 32) }),
      p256: keyOf({ kty: 'EC', crv: 'P-256', x: part(33, 65), y: part(65, 97) }),
    };
  } catch {
    throw new ReleaseError(
      'What --public-key gives is no public key that npm run release:key has printed',
    );
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

/** Those of the keys that have signed exactly these bytes, by both algorithms. Of two signatures of a key the first counts. */
export const signersOf = <Key extends VerifyingKey>(
  bytes: Uint8Array,
  { signatures }: ReleaseSignatures,
  keys: readonly Key[],
): Key[] =>
  keys.filter((key) => {
    const signature = signatures.find((each) => each.key === key.id);
    const ecdsa = { key: key.p256, dsaEncoding: 'ieee-p1363' } as const;
    return (
      signature &&
      verify(null, bytes, key.ed25519, Buffer.from(signature.ed25519, 'base64')) &&
      verify('sha256', bytes, ecdsa, Buffer.from(signature.p256, 'base64'))
    );
  });
