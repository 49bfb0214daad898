import { parseDescription, parsePointer, type ReleaseDescription } from './description.ts';
import { expect } from './parseJson.ts';
import type { PublicKey } from './publicKeys.ts';
import { ReleaseError } from './releaseError.ts';
import { checkSignature } from './signatures.ts';

/** A release as it was published, so that it can be checked again. */
export interface SignedRelease {
  /** The name of its file. */
  name: string;
  text: string;
  /** The content of the file with its signatures. */
  signatures: string;
}

/** A release that a pinned key has signed. */
export interface VerifiedRelease extends SignedRelease {
  description: ReleaseDescription;
}

/** Gives the text of a file, undefined where there is none. Rejects where that cannot be told. */
export type ReadText = (url: string, isImmutable: boolean) => Promise<string | undefined>;

/**
 * Checks who has signed a release, and reads it only then. Rejects with a `ReleaseError`, also where it is not the one of its
 * name, which is not signed itself.
 */
export async function verifyRelease(
  { name, text, signatures }: SignedRelease,
  keys: readonly PublicKey[],
): Promise<VerifiedRelease> {
  await checkSignature(text, signatures, keys);
  const description = parseDescription(text);
  const { version, sequence } = description;
  const isNamed = name === `${version}.json` || name === `${version}.${sequence}.json`;
  expect(isNamed, 'description');
  return { name, text, signatures, description };
}

/** Whether the time of a release is over, by the reader's clock. */
export const isExpired = ({ expires }: ReleaseDescription): boolean =>
  !(Date.parse(expires) > Date.now());

interface Reader {
  keys: readonly PublicKey[];
  read: ReadText;
  /** The highest sequence that this reader has seen when all files have been read: they may have been waited for. */
  seen(): number | Promise<number>;
  /** A release that needs not be read again. */
  known?: SignedRelease | undefined;
}

/**
 * Reads the current release, and checks it.
 *
 * @param pointer The URL of `releases/current.json`.
 * @throws ReleaseError Where it must not run; anything else is a fault of `read`.
 */
export async function readRelease(
  pointer: string,
  { keys, read, seen, known }: Reader,
): Promise<VerifiedRelease> {
  async function readFile(name: string, isImmutable: boolean): Promise<string> {
    const text = await read(new URL(encodeURIComponent(name), pointer).href, isImmutable);
    if (text !== undefined) return text;
    // What a file cannot be had for its signature's lack is told from a file that is not there.
    throw new ReleaseError(name.endsWith('.sig') ? 'unsigned' : 'network', `There is no ${name}`);
  }

  const found = await read(pointer, false);
  if (found === undefined) throw new ReleaseError('network', `There is no ${pointer}`);
  const { release: name } = parsePointer(found);
  let signed = known;
  if (signed?.name !== name) {
    const [text, signatures] = await Promise.all([
      readFile(name, true),
      readFile(`${name}.sig`, true),
    ]);
    signed = { name, text, signatures };
  }
  const verified = await verifyRelease(signed, keys);
  const { version, sequence, expires } = verified.description;
  if (isExpired(verified.description)) {
    throw new ReleaseError('expired', `${version} has expired (${expires})`);
  }
  const highest = await seen();
  if (sequence < highest) {
    throw new ReleaseError(
      'sequence',
      `${version} is older (${sequence}) than one before (${highest})`,
    );
  }
  return verified;
}
