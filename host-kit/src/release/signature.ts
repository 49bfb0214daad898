import { bytesOf } from './base64.ts';
import type { PublicKey } from './publicKeys.ts';
import { ReleaseError } from './releaseError.ts';

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };

/** A line for each key of the team, at most 20. Visitors store the file, and their storage belongs to the shop. */
const SIGNATURES = /^(?:[\w+/]{86}==\n){1,20}$/;

/**
 * Resolves if one of the keys has signed exactly this text.
 *
 * @param signatures The content of the signature file.
 * @throws ReleaseError Otherwise.
 */
export async function checkSignature(
  text: string,
  signatures: string,
  keys: readonly PublicKey[],
): Promise<void> {
  if (!SIGNATURES.test(signatures)) {
    throw new ReleaseError('content', 'The release’s signature cannot be read');
  }
  // Browsers have WebCrypto in secure contexts only.
  const subtle = globalThis.crypto?.subtle;
  if (!subtle) throw new ReleaseError('signature', 'WebCrypto is not available');
  const data = new TextEncoder().encode(text);
  const lines = signatures.trim().split('\n').map(bytesOf);
  for (const key of keys) {
    try {
      const imported = await subtle.importKey('raw', key, ALGORITHM, false, ['verify']);
      for (const line of lines) if (await subtle.verify(ALGORITHM, imported, line, data)) return;
    } catch {
      // The key is not a point of the curve.
    }
  }
  throw new ReleaseError('signature', 'No pinned key has signed the release');
}
