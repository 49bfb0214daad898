import { bytesOf } from './base64.ts';
import type { PublicKey } from './publicKeys.ts';
import { ReleaseError } from './releaseError.ts';

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };

/** One line per key, at most 20, because the file is stored in the visitor's browser. */
const SIGNATURES = /^(?:[\w+/]{86}==\n){1,20}$/;

/**
 * Resolves if one of the keys has signed the text.
 *
 * @param signatures The content of the signature file.
 * @throws {ReleaseError} If the signature is invalid or cannot be verified.
 */
export async function checkSignature(
  text: string,
  signatures: string,
  keys: readonly PublicKey[],
): Promise<void> {
  if (!SIGNATURES.test(signatures)) {
    throw new ReleaseError('content', 'The release’s signature file is invalid');
  }
  // Browsers provide WebCrypto only in secure contexts.
  const subtle = globalThis.crypto?.subtle;
  if (!subtle) throw new ReleaseError('signature', 'WebCrypto is not available');
  const data = new TextEncoder().encode(text);
  const lines = signatures.trim().split('\n').map(bytesOf);
  for (const key of keys) {
    try {
      const imported = await subtle.importKey('raw', key, ALGORITHM, false, ['verify']);
      for (const line of lines) if (await subtle.verify(ALGORITHM, imported, line, data)) return;
    } catch {
      // The key is not a point on the curve.
    }
  }
  throw new ReleaseError('signature', 'No pinned key has signed the release');
}
