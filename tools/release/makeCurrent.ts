import { removeCompressed, replaceUncompressed, writeCopies } from './folder/copies.ts';
import {
  assertHasReleases,
  damageOf,
  findRelease,
  readFolder,
  signaturePath,
  type Published,
  type ReleaseFolder,
} from './folder/releaseFolder.ts';
import { withLock, type ReleaseLock } from './folder/releaseLock.ts';
import { ReleaseError } from './releaseError.ts';
import { majorOf, POINTER, POINTERS, RELEASES, type ReleasePointer } from './releaseFormat.ts';
import { isSignedBy, signaturesOf, type SigningKey } from './releaseKey.ts';

/** Options of the commands that make a release current. */
export interface SwitchOptions {
  /** The served folder. */
  into: string;
  /** Keys that sign the release. If empty, the release is unsigned. */
  keys: readonly SigningKey[];
  /** Lifetime of the pointer in ms. Default: unlimited. */
  expiresMs?: number | undefined;
  /** Allows an unsigned release after a signed one. */
  unsigned?: boolean;
  /** Allows another major version than the current release has. */
  major?: boolean;
  /** Returns the time of signing. */
  now: () => Date;
}

const publicKeysOf = (keys: readonly SigningKey[]) => keys.map(({ publicKey }) => publicKey);

/** @throws {ReleaseError} If hosts or visitors of the current release could not use the new one. */
export function assertMayFollow(
  { releases, current }: ReleaseFolder,
  version: string,
  { keys, unsigned, major }: SwitchOptions,
): void {
  const isSigned = (current ? [current] : releases).some(({ signatures }) => signatures !== '');
  if (isSigned && keys.length === 0 && !unsigned) {
    throw new ReleaseError(
      'The current release is signed, and hosts that pin its key would reject an unsigned one. Give --key or RELEASE_KEY (or --unsigned).',
    );
  }
  const before = current && majorOf(current.pointer.version);
  if (before !== undefined && before !== majorOf(version) && !major) {
    throw new ReleaseError(
      `The current release has the major version ${before}, this one ${majorOf(version)}. If all hosts support it, give --major. If it is not your release, delete ${POINTER} and make a release current.`,
    );
  }
}

/**
 * Returns the time of signing, or a greater number if the current pointer's sequence is not smaller. Ignores a sequence
 * that none of the keys has signed.
 */
function nextSequence({ current }: ReleaseFolder, keys: readonly SigningKey[], now: Date): number {
  const isVerified = current && isSignedBy(current, publicKeysOf(keys));
  return Math.max(now.getTime(), isVerified ? current.pointer.sequence + 1 : 0);
}

function createPointer(
  { description: { version, container, files } }: Published,
  folder: ReleaseFolder,
  { keys, expiresMs, now }: SwitchOptions,
): ReleasePointer {
  const issuedAt = now();
  const integrityOf = (path: string) => files[path]?.integrity ?? '';
  return {
    version,
    entry: container,
    integrity: integrityOf(container),
    fragments: integrityOf(`${RELEASES}/${version}/fragments.json`),
    sequence: nextSequence(folder, keys, issuedAt),
    issuedAt: issuedAt.toISOString(),
    ...(expiresMs && { expires: new Date(issuedAt.getTime() + expiresMs).toISOString() }),
  };
}

/**
 * Makes a release current with a single write to `current.json`. Each signature has its own file name, so readers never
 * combine the new pointer with the old signature.
 */
export function pointTo(
  release: Published,
  folder: ReleaseFolder,
  options: SwitchOptions,
  lock: ReleaseLock,
): void {
  const { into, keys } = options;
  const { current } = folder;
  lock.assertHeld();
  const pointer = createPointer(release, folder, options);
  const text = JSON.stringify(pointer);
  const signature = signaturePath(pointer.sequence);
  if (keys.length > 0) replaceUncompressed(into, signature, signaturesOf(text, keys));
  else removeCompressed(into, signature);
  if (current) {
    replaceUncompressed(into, `${POINTERS}/${current.pointer.sequence}.json`, current.text);
  }
  replaceUncompressed(into, POINTER, text);
  writeCopies(into, release.description);
}

/** `--current`: makes an older or a newer release current. */
export function makeCurrent(version: string, options: SwitchOptions): void {
  const { into, keys } = options;
  assertHasReleases(into);
  withLock(into, (lock) => {
    const folder = readFolder(into);
    const release = findRelease(folder, version);
    // Otherwise anyone with write access to the folder could obtain a signature for their own files.
    if (keys.length > 0 && !isSignedBy(release, publicKeysOf(keys))) {
      throw new ReleaseError(
        `${version} is not signed by the given key. Publish it again from its build.`,
      );
    }
    const damage = damageOf(into, release.description);
    if (damage) throw new ReleaseError(`${version} is damaged: ${damage}`);
    assertMayFollow(folder, version, options);
    pointTo(release, folder, options, lock);
  });
}
