import { isExpired, parsePointer, type ReleasePointer } from './pointer.ts';
import type { PublicKey } from './publicKeys.ts';
import { ReleaseError } from './releaseError.ts';
import { checkSignature } from './signature.ts';

/** A pointer as published. It can be verified again. */
export interface SignedPointer {
  text: string;
  /** The content of its signature file. */
  signatures: string;
}

/** A pointer with a valid signature of a pinned key. */
export interface VerifiedRelease extends SignedPointer {
  pointer: ReleasePointer;
}

/** Returns the text of a file, or `undefined` if the file does not exist. Rejects if the request fails. */
export type ReadText = (url: string, isImmutable: boolean) => Promise<string | undefined>;

/**
 * Verifies the signature, then parses the pointer.
 *
 * @throws {ReleaseError} If the signature or the pointer is invalid.
 */
export async function verifyRelease(
  { text, signatures }: SignedPointer,
  keys: readonly PublicKey[],
): Promise<VerifiedRelease> {
  await checkSignature(text, signatures, keys);
  return { text, signatures, pointer: parsePointer(text) };
}

interface Reader {
  keys: readonly PublicKey[];
  read: ReadText;
  /** Returns the highest sequence seen so far. Called after all files have been read. */
  seen(): number | Promise<number>;
  /** The last verified pointer. If it is still current, its signature is not requested again. */
  known?: SignedPointer | undefined;
}

/**
 * Reads and verifies the current release.
 *
 * @param url The URL of `releases/current.json`.
 * @throws {ReleaseError} If the release must not run. Also rethrows errors of `read`.
 */
export async function readRelease(
  url: string,
  { keys, read, seen, known }: Reader,
): Promise<VerifiedRelease> {
  const text = await read(url, false);
  if (text === undefined) throw new ReleaseError('network', `${url} does not exist`);
  // Each signature has its own URL, so that a cache cannot combine it with another pointer.
  const signatureUrl = new URL(`pointers/${parsePointer(text).sequence}.sig`, url).href;
  const signatures = text === known?.text ? known.signatures : await read(signatureUrl, true);
  if (signatures === undefined) throw new ReleaseError('unsigned', 'The release is not signed');
  const release = await verifyRelease({ text, signatures }, keys);
  const { version, sequence, expires } = release.pointer;
  if (isExpired(release.pointer)) {
    throw new ReleaseError('expired', `${version} expired (${expires})`);
  }
  const highest = await seen();
  if (sequence < highest) {
    throw new ReleaseError(
      'sequence',
      `${version} is older (${sequence}) than a release seen before (${highest})`,
    );
  }
  return release;
}
