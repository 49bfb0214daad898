import { boundedText, MAX_FILE_LENGTH } from '../../release/boundedText.ts';
import { expect } from '../../release/parseJson.ts';
import type { PublicKey } from '../../release/publicKeys.ts';
import { isExpired, readRelease, type VerifiedRelease } from '../../release/readRelease.ts';
import { ReleaseError, toReleaseError } from '../../release/releaseError.ts';
import { RemoteError, type Release } from '../../types/remote.ts';
import { noteVersion } from '../container.ts';
import type { Events } from '../events.ts';
import type { PageRelease } from '../options.ts';
import { limit } from '../pauses.ts';
import { chooseRelease } from '../releases.ts';
import { keepReleases, readKept, withRelease } from './keptReleases.ts';

/** Of these there is no file; a bucket says 403 of what it does not have. */
const ABSENT = new Set([403, 404, 410]);

/** A file's text: the signature is over the text that is then read, so that decoding cannot change what is signed. */
async function read(url: string, isImmutable: boolean): Promise<string | undefined> {
  const response = await fetch(url, isImmutable ? {} : { cache: 'no-cache' });
  if (ABSENT.has(response.status)) return undefined;
  if (!response.ok)
    throw new ReleaseError('network', `${url} was answered with ${response.status}`);
  const text = await boundedText(response, MAX_FILE_LENGTH);
  expect(text !== undefined, url);
  return text;
}

/** The entry of a release, whose folder is above that of the pointer. */
function entryOf({ description }: VerifiedRelease, pointer: string): Required<Release> {
  const { version, container } = description;
  const { href } = new URL(`../${encodeURIComponent(container.entry)}`, pointer);
  return { version, entry: href, integrity: container.integrity };
}

/**
 * The release that a pointer names, for a page that pins a key. Where it is refused, the newest that this visitor has had and
 * that has not expired; without one nothing is loaded. `refused` is said once a page.
 *
 * @param pointer Its `entry` is the URL of `releases/current.json`.
 * @param timeoutMs Who has a release of before waits for the current one for a third of it.
 */
export function signedRelease(
  { entry: pointer }: Release,
  keys: readonly PublicKey[],
  timeoutMs: number,
): PageRelease {
  let locatedAt = Number.NEGATIVE_INFINITY;
  let hasTold = false;

  function tell(events: Events, { reason, message }: ReleaseError): void {
    if (!hasTold) events.emit({ type: 'refused', reason, message });
    hasTold = true;
  }

  async function readUsable(events: Events): Promise<VerifiedRelease[]> {
    const kept = await readKept(pointer, keys);
    const usable = kept.filter(({ description }) => !isExpired(description));
    // Another page may have had a newer one meanwhile.
    const seen = async () => {
      const releases = await readKept(pointer, keys);
      return Math.max(0, ...releases.map(({ description }) => description.sequence));
    };
    const reading = readRelease(pointer, { keys, read, seen, known: kept[0] }).then((release) => {
      const releases = withRelease(release, usable);
      keepReleases(pointer, releases);
      return releases;
    });
    try {
      // One that comes later is for the next page.
      return await (usable[0] ? Promise.race([reading, limit(timeoutMs / 3, pointer)]) : reading);
    } catch (caught) {
      const error = toReleaseError(caught);
      reading.catch(() => {});
      if (usable[0]) {
        tell(events, error);
        return usable;
      }
      const { reason, message } = error;
      if (reason === 'network') throw new RemoteError('network', message);
      tell(events, error);
      throw new RemoteError('refused', message);
    }
  }

  return {
    entry: pointer,
    version: '',
    integrity: '',
    async locate(events) {
      // The tries for one page's entry are for the same release.
      if (performance.now() - locatedAt < timeoutMs) return;
      const usable = await readUsable(events);
      const releases = usable.map((release) => entryOf(release, pointer));
      const chosen = chooseRelease(releases);
      Object.assign(this, chosen);
      noteVersion(chosen, events);
      locatedAt = performance.now();
      if (chosen !== releases[0]) {
        events.emit({ type: 'passed-over', message: 'It broke' });
      }
    },
  };
}
