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

const isFunction = (value: unknown) => typeof value === 'function';

/** The page's container. An element with that id is none, nor is what a broken script has left there. */
export function findContainer(): Container | undefined {
  const found = (globalThis as { __fascia_container__?: Container }).__fascia_container__;
  return found && isFunction(found.init) && isFunction(found.get) ? found : undefined;
}

/** Throws where a remote tells a version that is not understood. One that tells none is taken as it is. */
export function checkVersion(version: unknown): void {
  if (typeof version !== 'string' || Number.parseInt(version, 10) === UNDERSTOOD) return;
  if (!/^\d/.test(version)) return; // A build for development.
  throw new RemoteError(
    'version',
    `fascia-host ${UNDERSTOOD}.x cannot use fascia ${version}: install the fascia-host of that version`,
  );
}
