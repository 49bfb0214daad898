import { withTimeout } from '../../async/withTimeout.ts';
import { isExpired } from '../../release/pointer.ts';
import type { PublicKey } from '../../release/publicKeys.ts';
import {
  readRelease,
  verifyRelease,
  type SignedPointer,
  type VerifiedRelease,
} from '../../release/readRelease.ts';
import { ReleaseError, toReleaseError } from '../../release/releaseError.ts';
import { boundedText, isAbsent, MAX_FILE_LENGTH } from '../../release/responseText.ts';
import { RemoteError, type Release } from '../../types/remote.ts';
import { noteVersion } from '../container.ts';
import type { Events } from '../events.ts';
import type { PageRelease } from '../options.ts';
import { stored } from '../storage.ts';

/** Reads a file as text. Verifying and parsing use the same decoded text. */
async function read(url: string, isImmutable: boolean): Promise<string | undefined> {
  const response = await fetch(url, isImmutable ? {} : { cache: 'no-cache' });
  if (isAbsent(response)) return undefined;
  if (!response.ok) throw new ReleaseError('network', `${url}: status ${response.status}`);
  const text = await boundedText(response, MAX_FILE_LENGTH);
  if (text === undefined) throw new ReleaseError('content', `${url} is too long`);
  return text;
}

/**
 * Creates the release that a signed pointer names. If the pointer is refused, falls back to the visitor's last verified
 * release, unless it has expired. Emits `refused` at most once per page.
 *
 * @param release Its `entry` is the URL of `releases/current.json`.
 * @param timeoutMs The timeout of slots. Visitors with a verified release wait a third of it for the current one.
 */
export function signedRelease(
  { entry: url }: Release,
  keys: readonly PublicKey[],
  timeoutMs: number,
): PageRelease {
  const storageKey = `fascia-host.release.${url}`;
  let locatedAt = Number.NEGATIVE_INFINITY;
  let hasReported = false;

  function report(events: Events, { reason, message }: ReleaseError): void {
    if (!hasReported) events.emit({ type: 'refused', reason, message });
    hasReported = true;
  }

  /**
   * The last verified release of this visitor. Its signature is verified again, because storage may contain anything.
   */
  async function readStored(): Promise<VerifiedRelease | undefined> {
    try {
      const { text, signatures }: SignedPointer = JSON.parse(
        stored('localStorage', storageKey) ?? '',
      );
      return await verifyRelease({ text: `${text}`, signatures: `${signatures}` }, keys);
    } catch {
      return undefined;
    }
  }

  // Reads the storage again, because another tab may have stored a newer release.
  const seen = async () => (await readStored())?.pointer.sequence ?? 0;

  async function readCurrent(known: VerifiedRelease | undefined): Promise<VerifiedRelease> {
    const release = await readRelease(url, { keys, read, seen, known });
    const { text, signatures } = release;
    stored('localStorage', storageKey, JSON.stringify({ text, signatures }));
    return release;
  }

  async function readUsable(events: Events): Promise<VerifiedRelease> {
    const last = await readStored();
    const fallback = last && !isExpired(last.pointer) ? last : undefined;
    const reading = readCurrent(last);
    try {
      // A late response is stored for the next page.
      return await (fallback ? withTimeout(timeoutMs / 3, () => reading) : reading);
    } catch (caught) {
      const error = toReleaseError(caught);
      reading.catch(() => {});
      if (!fallback && error.reason === 'network') throw new RemoteError('network', error.message);
      report(events, error);
      if (fallback) return fallback;
      throw new RemoteError('refused', error.message);
    }
  }

  return {
    entry: url,
    version: '',
    integrity: '',
    async locate(events) {
      // All attempts within the timeout load the same release. Later ones read the pointer again.
      if (performance.now() - locatedAt < timeoutMs) return;
      const { version, entry, integrity } = (await readUsable(events)).pointer;
      // The remote's folder is the parent of the pointer's folder.
      const { href } = new URL(`../${encodeURIComponent(entry)}`, url);
      Object.assign(this, { version, entry: href, integrity });
      noteVersion({ version }, events);
      locatedAt = performance.now();
    },
  };
}
