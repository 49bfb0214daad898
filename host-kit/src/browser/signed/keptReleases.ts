import type { PublicKey } from '../../release/publicKeys.ts';
import {
  verifyRelease,
  type SignedRelease,
  type VerifiedRelease,
} from '../../release/readRelease.ts';
import { stored } from '../storage.ts';

const keyOf = (pointer: string) => `fascia-host.releases.${pointer}`;

/** The newest, and the one to which a visitor falls back whom it has failed. */
const LIMIT = 2;

function parseKept(text: string | undefined): SignedRelease[] {
  try {
    const list: unknown[] = [JSON.parse(text ?? '[]')].flat();
    return list.slice(0, LIMIT).map((value) => {
      const { name, text, signatures } = Object(value) as Record<string, unknown>;
      return { name: `${name}`, text: `${text}`, signatures: `${signatures}` };
    });
  } catch {
    return [];
  }
}

/**
 * The releases that this visitor has had, the newest first: those that a pinned key has signed, whatever else is in the
 * storage. What was seen is known by these alone, so that nothing that is not signed can hold a release back.
 */
export async function readKept(
  pointer: string,
  keys: readonly PublicKey[],
): Promise<VerifiedRelease[]> {
  const kept = parseKept(stored('localStorage', keyOf(pointer)));
  const verified = await Promise.all(
    kept.map((release) => verifyRelease(release, keys).catch(() => undefined)),
  );
  return verified.filter((release) => !!release);
}

/** The releases that a visitor may have, the newest first: the one before, where it is another version, and this. */
export const withRelease = (
  release: VerifiedRelease,
  kept: readonly VerifiedRelease[],
): VerifiedRelease[] => {
  const { version } = release.description;
  return [release, ...kept.filter(({ description }) => description.version !== version)].slice(
    0,
    LIMIT,
  );
};

export function keepReleases(pointer: string, releases: readonly VerifiedRelease[]): void {
  const text = JSON.stringify(releases, [
    'name',
    'text',
    'signatures',
  ] satisfies (keyof SignedRelease)[]);
  stored('localStorage', keyOf(pointer), text);
}
