import { RemoteError } from './remote.ts';
import type { ShareScope } from './shareScope.ts';

/** The remote's container, as its entry leaves it in a global variable. */
export interface Container {
  /** The remote's version, in entries that tell it. */
  version?: unknown;
  init(scope: ShareScope, initScope: unknown[], options: object): unknown;
  get(path: string): Promise<() => unknown>;
  /** Begins a module's reads before its code is there. */
  begin?(module: string, settings: object): void;
}

/** The major version of the remote that this package understands. */
const UNDERSTOOD = 1;

/** The page's container. An element with that id is none, nor is what a broken script has left there. */
export function findContainer(): Container | undefined {
  const found = (globalThis as { __fascia_container__?: Container }).__fascia_container__;
  return typeof found?.init === 'function' && typeof found.get === 'function' ? found : undefined;
}

/**
 * The version that a remote tells. One that tells none, as a build for development, is taken as it is.
 *
 * @throws RemoteError Where it is not understood.
 */
export function readVersion({ version }: { version?: unknown }): string | undefined {
  const major = Number.parseInt(version as string, 10);
  if (!Number.isNaN(major) && major !== UNDERSTOOD) {
    throw new RemoteError(
      'version',
      `fascia ${version} needs fascia-host ${major}, and this is fascia-host ${UNDERSTOOD}`,
    );
  }
  return version as string | undefined;
}
