import { RemoteError } from '../types/remote.ts';
import type { ShareScope } from './shareScope.ts';

/** The remote's container. The entry assigns it to a global variable. */
export interface Container {
  /** The remote's version. Missing in older entries. */
  version?: unknown;
  init(scope: ShareScope, initScope: unknown[], options: object): unknown;
  get(path: string): Promise<() => unknown>;
  /** Starts to load what a module needs in addition to its code, in parallel with the code. */
  begin?(module: string, settings: object): void;
}

const GLOBAL = '__fascia_container__';

/** The major version of the remote that this package supports. */
const SUPPORTED_MAJOR = 1;

/**
 * Returns the page's container. The global variable may also contain an element with this id, or an incomplete object
 * of a broken script. Both are ignored.
 */
export function findContainer(): Container | undefined {
  const found = (globalThis as { [GLOBAL]?: Partial<Container> })[GLOBAL];
  return found?.init && found.get && (found as Container);
}

/**
 * Stores the remote's version in `known`. A remote without a version, such as a development build, is accepted.
 *
 * @throws {RemoteError} If the version is not supported.
 */
export function noteVersion(
  { version }: { version?: unknown },
  known: { release: string | undefined },
): void {
  const major = parseInt(version as string);
  if (major >= 0 && major !== SUPPORTED_MAJOR) {
    throw new RemoteError(
      'version',
      `fascia ${version} needs fascia-host ${major}, not ${SUPPORTED_MAJOR}`,
    );
  }
  if (version) known.release = version as string;
}
