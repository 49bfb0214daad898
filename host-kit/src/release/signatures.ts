import { base64Of, bytesOf } from './base64.ts';
import { expect, objectOf, parseJson, textOf } from './parseJson.ts';
import { P256_AT, type PublicKey } from './publicKeys.ts';
import { ReleaseError } from './releaseError.ts';

interface Signature {
  key: string;
  ed25519: Uint8Array<ArrayBuffer>;
  p256: Uint8Array<ArrayBuffer>;
}

const WHAT = 'signature';
/** Some dozens of keys. Visitors keep the file, and the storage is the shop's. */
const LIMIT = 10_000;
/** 64 bytes. */
const BASE64 = /^[\w+/]{86}==$/;

function parseSignatures(text: string): Signature[] {
  expect(text.length < LIMIT, WHAT);
  const { signatures } = parseJson(text, WHAT);
  expect(Array.isArray(signatures), WHAT);
  return signatures.map((value) => {
    const { key, ed25519, p256 } = objectOf(value, WHAT);
    return {
      key: textOf(key, /^[\w-]{16}$/, WHAT),
      ed25519: bytesOf(textOf(ed25519, BASE64, WHAT)),
      p256: bytesOf(textOf(p256, BASE64, WHAT)),
    };
  });
}

/** The first 16 characters of the hash, which base64url writes otherwise than base64. */
async function idOf(key: PublicKey): Promise<string> {
  const hash = base64Of(await crypto.subtle.digest('SHA-256', key));
  return hash.slice(0, 16).replaceAll('+', '-').replaceAll('/', '_');
}

async function isValid(key: PublicKey, { ed25519, p256 }: Signature, data: BufferSource) {
  const { subtle } = crypto;
  const usages = ['verify'] as const;
  try {
    const name = 'Ed25519';
    const half = await subtle.importKey('raw', key.subarray(0, P256_AT), name, false, usages);
    return await subtle.verify(name, half, ed25519, data);
  } catch {
    // Browsers without Ed25519: the other half of the key is as good.
    const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
    const half = await subtle.importKey('raw', key.subarray(P256_AT), algorithm, false, usages);
    return subtle.verify(algorithm, half, p256, data);
  }
}

/**
 * Resolves where one of the keys has signed exactly this text.
 *
 * @param signatures The content of the file with the signatures.
 * @throws ReleaseError Otherwise.
 */
export async function checkSignature(
  text: string,
  signatures: string,
  keys: readonly PublicKey[],
): Promise<void> {
  const parsed = parseSignatures(signatures);
  if (!parsed[0]) throw new ReleaseError('unsigned', 'The release is not signed');
  // Only over HTTPS, and on the machine itself, do browsers have it.
  if (!globalThis.crypto?.subtle) throw new ReleaseError('signature', 'There is no WebCrypto');
  const data = new TextEncoder().encode(text);
  for (const key of keys) {
    const id = await idOf(key);
    const signature = parsed.find((one) => one.key === id);
    try {
      if (signature && (await isValid(key, signature, data))) return;
    } catch {
      // A key that is no point of the curve has signed nothing.
    }
  }
  throw new ReleaseError('signature', 'No pinned key has signed the release');
}
