import { version } from '../../version.ts';
import type { FasciaError } from '../events.ts';
import { release } from '../lazyPart.ts';

/** The address of the folder with the remote's files. */
// oxlint-disable-next-line no-underscore-dangle -- webpack's name
declare const __webpack_public_path__: string;

/** A click that waits for code waits for the answer too. */
const TIMEOUT_MS = 1000;

let asking: Promise<boolean> | undefined;

async function ask(): Promise<boolean> {
  try {
    const response = await fetch(`${__webpack_public_path__}releases/current.json`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const { version: current }: { version?: unknown } = await response.json();
    return response.ok && typeof current === 'string' && current !== version;
  } catch {
    return false;
  }
}

/**
 * What a failure to load code says where another release is current than the one of this code: the file is gone, and not only
 * lost on a bad line (REL-100). Undefined where it is not known to be so. Asks the remote, but not any more once it is known.
 * Never rejects.
 *
 * @param part The operation that the failure would have named.
 */
async function outdated(part: string): Promise<Partial<FasciaError> | undefined> {
  asking ??= ask();
  const isKnown = await asking;
  if (!isKnown) asking = undefined;
  return isKnown
    ? { operation: 'outdated', message: `${part}: its release is not served any more` }
    : undefined;
}

release.ask = outdated;
