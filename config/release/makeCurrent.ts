import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { replaceFile } from './folder/atomicFiles.ts';
import { writeCopies } from './folder/copies.ts';
import { historyWith, recover, writeHistory } from './folder/recover.ts';
import { ReleaseError } from './releaseError.ts';
import {
  assertHasReleases,
  damageOf,
  descriptionOf,
  nextSequence,
  type Published,
  type ReleaseFolder,
} from './folder/releaseFolder.ts';
import {
  isReadByHosts,
  parseDocument,
  parseSignatures,
  POINTER,
  RELEASES,
  type ReleaseDocument,
  type ReleasePointer,
} from './releaseFormat.ts';
import { signaturesOf, signersOf, type SigningKey, type VerifyingKey } from './releaseKey.ts';
import { withLock, type ReleaseLock } from './folder/releaseLock.ts';

/** What every command that makes a release current has to know. */
export interface SwitchOptions {
  /** The served folder. */
  into: string;
  /** None: the release is unsigned. */
  keys: readonly SigningKey[];
  /** After how long signed descriptions are refused. */
  expiresMs: number;
  /** Takes a signed folder on without a signature. */
  unsigned?: boolean;
  /** Takes another major version than the current one's. */
  major?: boolean;
  now: Date;
}

/** By so much the clocks of machines that publish may differ. */
const CLOCK_TOLERANCE_MS = 3_600_000;

/** A signature of a clock that is behind expires too early, with a wrong year before it is published. */
function assertClock({ document: { created } }: Published, now: Date): void {
  if (Date.parse(created) <= now.getTime() + CLOCK_TOLERANCE_MS) return;
  throw new ReleaseError(
    `The current release is of ${created}, and this machine’s clock says ${now.toISOString()}: set it. If that of the release was wrong, delete ${RELEASES}/${POINTER} first`,
  );
}

/** @throws ReleaseError if visitors of the current release could not get the new one. */
export function assertMayFollow(
  { published, current }: ReleaseFolder,
  contract: number,
  { keys, unsigned, major, now }: Pick<SwitchOptions, 'keys' | 'unsigned' | 'major' | 'now'>,
): void {
  if (current && keys.length > 0) assertClock(current, now);
  const isSigned = current
    ? current.keys.length > 0
    : published.some((each) => each.keys.length > 0);
  if (isSigned && keys.length === 0 && !unsigned) {
    throw new ReleaseError(
      'The current release is signed, and hosts that pin its key would refuse an unsigned one: give --key or RELEASE_KEY (or --unsigned)',
    );
  }
  const before = current?.document.contract;
  if (before !== undefined && before !== contract && !major) {
    throw new ReleaseError(
      `The current release is of major version ${before}, this one of ${contract}: hosts must be ready for it (--major)`,
    );
  }
}

/** Writes a description, whose signature is there before it. */
export function describe(
  name: string,
  document: ReleaseDocument,
  { into, keys }: Pick<SwitchOptions, 'into' | 'keys'>,
): Published {
  const path = join(into, RELEASES, name);
  const bytes = Buffer.from(JSON.stringify(document));
  if (keys.length > 0) replaceFile(`${path}.sig`, signaturesOf(bytes, keys));
  replaceFile(`${path}.br`, brotliCompressSync(bytes));
  replaceFile(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  replaceFile(path, bytes);
  return { name, document, keys: keys.map(({ id }) => id) };
}

/** Makes a release current by one write; what follows it only copies. */
export function pointTo(
  folder: ReleaseFolder,
  published: Published,
  into: string,
  now: Date,
  lock: ReleaseLock,
): void {
  const { name, document } = published;
  writeHistory(into, historyWith(folder, published, now));
  const pointer: ReleasePointer = {
    version: document.version,
    release: name,
    sequence: document.sequence,
  };
  lock.assertHeld();
  replaceFile(join(into, RELEASES, POINTER), JSON.stringify(pointer));
  writeCopies(into, document);
}

/**
 * Which of the keys have signed a description, by its bytes and not by what its signatures say of themselves. None where hosts
 * do not read the signatures.
 */
export function readSigned(into: string, { name }: Published, keys: readonly VerifyingKey[]) {
  const path = join(into, RELEASES, name);
  const bytes = readFileSync(path);
  const text = existsSync(`${path}.sig`)
    ? readFileSync(`${path}.sig`, 'utf8')
    : '{"signatures":[]}';
  const signatures = parseSignatures(text, `${path}.sig`);
  const signers = isReadByHosts(text, signatures) ? signersOf(bytes, signatures, keys) : [];
  return { document: parseDocument(bytes.toString(), path), signers };
}

/**
 * The same release once more, with the next sequence and a later expiry. It is described by what a key has signed before:
 * whoever can write to the served folder would get a signature for any release of his own otherwise.
 */
function describeAgain(published: Published, sequence: number, options: SwitchOptions): Published {
  const { into, keys, now, expiresMs } = options;
  const { document, signers } = readSigned(into, published, keys);
  if (!signers[0]) {
    throw new ReleaseError(
      `${published.name} is not signed by the given key: publish the release again from its build`,
    );
  }
  const again = {
    ...document,
    sequence,
    created: now.toISOString(),
    expires: new Date(now.getTime() + expiresMs).toISOString(),
  };
  return describe(`${document.version}.${sequence}.json`, again, options);
}

function assertUndamaged(into: string, { document }: Published): void {
  const damage = damageOf(into, document);
  if (damage) throw new ReleaseError(`${document.version} is not whole: ${damage}`);
}

/**
 * Makes a release current that is in the folder, and returns whether it was not before.
 *
 * @param describeBuild Describes the release by its build, where that is there. By default by the folder.
 */
export function switchTo(
  version: string,
  folder: ReleaseFolder,
  options: SwitchOptions,
  lock: ReleaseLock,
  describeBuild?: (sequence: number) => Published,
): boolean {
  const { into, keys, now } = options;
  const { current } = folder;
  const target = descriptionOf(folder, version);
  assertUndamaged(into, target);
  const isSigned = (published: Published) =>
    readSigned(into, published, keys).signers.length === keys.length;
  if (current?.document.version === version && isSigned(current)) return false;
  assertMayFollow(folder, target.document.contract, options);
  const signAgain = describeBuild ?? ((sequence) => describeAgain(target, sequence, options));
  const published = keys.length > 0 ? signAgain(nextSequence(folder)) : target;
  pointTo(folder, published, into, now, lock);
  return true;
}

/** `--current`: back to an older release, or forward. @returns Whether it was not current before. */
export function makeCurrent(version: string, options: SwitchOptions): boolean {
  assertHasReleases(options.into);
  return withLock(options.into, (lock) =>
    switchTo(version, recover(options.into, options.now), options, lock),
  );
}

/** `--renew`: signs the current release anew. @returns When it expires. */
export function renew(options: SwitchOptions): string {
  const { into, keys, now } = options;
  if (keys.length === 0) throw new ReleaseError('To renew the signature give --key or RELEASE_KEY');
  assertHasReleases(into);
  return withLock(into, (lock) => {
    const folder = recover(into, now);
    if (!folder.current) throw new ReleaseError('No release is current in this folder');
    assertMayFollow(folder, folder.current.document.contract, options);
    assertUndamaged(into, folder.current);
    const again = describeAgain(folder.current, nextSequence(folder), options);
    pointTo(folder, again, into, now, lock);
    return again.document.expires;
  });
}
