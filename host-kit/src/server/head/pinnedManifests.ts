import { base64Of } from '../../release/base64.ts';
import { parsePublicKeys } from '../../release/publicKeys.ts';
import { readRelease, type ReadText, type VerifiedRelease } from '../../release/readRelease.ts';
import { ReleaseError } from '../../release/releaseError.ts';
import { parseManifest, type RemoteManifest } from './manifest.ts';

/** A manifest and the signed release that it belongs to. */
export interface PinnedManifest {
  manifest: RemoteManifest;
  release: VerifiedRelease;
}

const FILE = 'fragments.json';

async function hashOf(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-384', new TextEncoder().encode(text));
  return `sha384-${base64Of(hash)}`;
}

/** Reads the manifest of a release and verifies its hash, because it contains a script that the host's pages run. */
async function readManifest(
  url: string,
  { pointer: { version, entry, integrity, fragments } }: VerifiedRelease,
  read: ReadText,
): Promise<RemoteManifest> {
  const text = await read(new URL(`${encodeURIComponent(version)}/${FILE}`, url).href, true);
  if (text === undefined) throw new ReleaseError('network', `${FILE} of ${version} does not exist`);
  if ((await hashOf(text)) !== fragments) {
    throw new ReleaseError('signature', `${FILE} does not belong to ${version}`);
  }
  const manifest = parseManifest(JSON.parse(text));
  return {
    ...manifest,
    entries: { ...manifest.entries, 'container.js': entry },
    integrity: { ...manifest.integrity, [entry]: integrity },
    isPinned: true,
  };
}

/**
 * Returns a function that reads the manifest of the current release, for a host that pins the key.
 *
 * @param url The URL of `releases/current.json`.
 * @param seen The highest sequence that the host has seen so far.
 * @throws {TypeError} If a key is invalid, or WebCrypto is missing.
 */
export function pinnedManifests(url: string, publicKey: unknown, seen: number) {
  const keys = parsePublicKeys(publicKey);
  if (!globalThis.crypto?.subtle) {
    throw new TypeError('fascia-host: publicKey needs WebCrypto, which Node has from version 20');
  }
  let highest = seen;

  return async (read: ReadText, known: PinnedManifest | undefined): Promise<PinnedManifest> => {
    const release = await readRelease(url, {
      keys,
      read,
      seen: () => highest,
      known: known?.release,
    });
    highest = Math.max(highest, release.pointer.sequence);
    if (known?.release.text === release.text) return known;
    try {
      return { release, manifest: await readManifest(url, release, read) };
    } catch (error) {
      // The file is not JSON, or not a manifest.
      if (error instanceof SyntaxError || error instanceof TypeError) {
        throw new ReleaseError('content', String(error));
      }
      throw error;
    }
  };
}
