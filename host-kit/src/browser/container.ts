import { RemoteError } from '../types/remote.ts';
import type { ShareScope } from './shareScope.ts';

/** The remote's container, as its entry leaves it in a global variable. */
export interface Container {
  /** The remote's version, in entries that tell it. */
  version?: unknown;
  init(scope: ShareScope, initScope: unknown[], options: object): unknown;
  get(path: string): Promise<() => unknown>;
  /** Begins what a module needs beside its code before that is there. */
  begin?(module: string, settings: object): void;
}

const GLOBAL = '__fascia_container__';

/** The major version of the remote that this package understands. */
const UNDERSTOOD = 1;

/** The page's container. An element with that id is none, nor is what a broken script has left there. */
export function findContainer(): Container | undefined {
  const found = (globalThis as { [GLOBAL]?: Partial<Container> })[GLOBAL];
  return found?.init && found.get && (found as Container);
}

/**
 * Notes the version that a remote tells. One that tells none, as a build for development, is taken as it is.
 *
 * @throws RemoteError Where it is not understood.
 */
export function noteVersion(
  { version }: { version?: unknown },
  known: { release: string | undefined },
): void {
  const major = parseInt(version as string);
  if (major >= 0 && major !== UNDERSTOOD) {
    throw new RemoteError(
      'version',
      `fascia ${version} needs fascia-host ${major}, not ${UNDERSTOOD}`,
    );
  }
  if (version) known.release = version as string;
}
