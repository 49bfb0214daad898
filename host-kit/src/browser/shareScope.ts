import { withTimeout } from '../async/withTimeout.ts';
import type { SharedReact } from '../types/remote.ts';

/** The share scope of Module Federation: modules by package and version. */
export type ShareScope = Record<string, Record<string, object> | undefined>;

/** The used part of a page's federation runtime. */
interface FederationInstance {
  name?: unknown;
  initializeSharing(scope: string): Iterable<unknown>;
  shareScopeMap: Record<string, ShareScope | undefined>;
}

const FEDERATION = '__FEDERATION__';
const INSTANCES = '__INSTANCES__';

interface Library {
  default?: Library;
  version?: string;
  useActionState?: unknown;
}

/**
 * Accepts React 19, including pre-releases, except those of 19.0.0: they do not satisfy `^19.0.0` of `remoteEntry.js`.
 */
const isSupportedReact = (version: string) => /^19\.(?!0\.0-)/.test(version);

const NAMES = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'] as const;

/** Converts the host's React to a share scope. Returns `undefined` if one of `NAMES` is missing or not compatible. */
async function scopeOf(share: SharedReact): Promise<ShareScope | undefined> {
  const scope: ShareScope = {};
  let first: Library | undefined;
  for (const name of NAMES) {
    const given = share[name];
    const wrapped: Library = await (typeof given === 'function' ? given() : given);
    const library = wrapped.default ?? wrapped; // Bundlers wrap CommonJS modules.
    first ??= library;
    // Version ranges exclude pre-releases, so 19.3.0-canary-… is shared as 19.3.0. Experimental releases have the
    // version 0.0.0-… and are recognised by a function that React 19 added.
    const label = `${first.version}`;
    const number = first.useActionState ? label.replace(/^0/, '19') : label;
    const version = number.replace(/-.*/, '');
    if (!isSupportedReact(version) || `${library.version ?? label}` !== label) return undefined;
    scope[name] = { [version]: { loaded: true, from: 'host', get: async () => () => library } };
  }
  return scope;
}

/**
 * Returns the share scope of the page's federation runtime, or `share` if the runtime is missing or shares no React.
 */
async function scopeOfPage(share: SharedReact | undefined): Promise<ShareScope | undefined> {
  const page = globalThis as { [FEDERATION]?: { [INSTANCES]?: FederationInstance[] } };
  // Ignores the runtime in the remote's entry, which has the container's name.
  const runtime = page[FEDERATION]?.[INSTANCES]?.find(({ name }) => name !== 'fascia');
  await Promise.all(runtime?.initializeSharing('default') ?? []);
  const scope = runtime?.shareScopeMap['default'];
  return scope?.['react'] ? scope : share && scopeOf(share);
}

/**
 * Returns the share scope with the page's React: that of the federation runtime, or `share`. Returns an empty scope if
 * neither is compatible and available in time. The remote then loads its own React. Never rejects.
 *
 * @param limitMs Maximum time to wait for the page's React. Without it, a shared React that never loads would block all
 *   modules.
 * @param onUnfit Called if the page has a React that is not compatible or does not load.
 */
export async function findShareScope(
  share: SharedReact | undefined,
  limitMs: number,
  onUnfit: () => void,
): Promise<ShareScope> {
  try {
    const scope = await withTimeout(limitMs, () => scopeOfPage(share));
    if (scope && Object.keys(scope['react'] ?? {}).every(isSupportedReact)) return scope;
    if (!scope && !share) return {};
  } catch {
    // A React that does not load counts as incompatible.
  }
  onUnfit();
  return {};
}
