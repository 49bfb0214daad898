import { base64Of } from '../../release/base64.ts';
import { parsePublicKeys } from '../../release/publicKeys.ts';
import { readRelease, type VerifiedRelease } from '../../release/readRelease.ts';
import { ReleaseError } from '../../release/releaseError.ts';
import { parseManifest, type RemoteManifest } from './manifest.ts';

/** Gives the text of a file; undefined where there is none. */
type ReadText = (url: string) => Promise<string | undefined>;

/** A manifest, and the signed release that it belongs to. */
export interface PinnedManifest {
  manifest: RemoteManifest;
  release: VerifiedRelease;
}

const FILE = 'fragments.json';

async function hashOf(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-384', new TextEncoder().encode(text));
  return `sha384-${base64Of(hash)}`;
}

/** The manifest of a release, if it is the one of which the description has the hash: a script of it runs in the host's pages. */
async function readManifest(
  pointer: string,
  { description }: VerifiedRelease,
  read: ReadText,
): Promise<RemoteManifest> {
  const { version, files, entry, integrity, container } = description;
  const text = await read(new URL(`${encodeURIComponent(version)}/${FILE}`, pointer).href);
  if (text === undefined) throw new ReleaseError('network', `${version} has no ${FILE}`);
  if ((await hashOf(text)) !== files[`releases/${version}/${FILE}`]?.integrity) {
    throw new ReleaseError('signature', `${FILE} is not the one of ${version}`);
  }
  const manifest = parseManifest(JSON.parse(text));
  return {
    ...manifest,
    entries: { 'container.js': container.entry, 'remoteEntry.js': entry },
    integrity: {
      ...manifest.integrity,
      [entry]: integrity,
      [container.entry]: container.integrity,
    },
    isPinned: true,
  };
}

/**
 * Reads the manifest of the release that a pointer names, for a host that pins the remote's key.
 *
 * @param seen The highest sequence that the host has seen before.
 * @throws A TypeError for a key that cannot be read, and where nothing can be verified.
 */
export function pinnedManifests(pointer: string, publicKey: unknown, seen: number) {
  const keys = parsePublicKeys(publicKey);
  if (!globalThis.crypto?.subtle) {
    throw new TypeError('fascia-host: publicKey needs WebCrypto, which Node has from version 20');
  }
  let highest = seen;

  return async (read: ReadText, known: PinnedManifest | undefined): Promise<PinnedManifest> => {
    const release = await readRelease(pointer, {
      keys,
      read,
      seen: () => highest,
      known: known?.release,
    });
    highest = Math.max(highest, release.description.sequence);
    if (known?.release.text === release.text) return known;
    try {
      return { release, manifest: await readManifest(pointer, release, read) };
    } catch (error) {
      // It is not JSON, or of another build.
      if (error instanceof SyntaxError || error instanceof TypeError) {
        throw new ReleaseError('content', String(error));
      }
      throw error;
    }
  };
}
