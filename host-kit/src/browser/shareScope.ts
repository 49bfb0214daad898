import { limit } from './pauses.ts';
import type { SharedReact } from '../types/remote.ts';

/** What host and remote share, by package and version, in the form of module federation. */
export type ShareScope = Record<string, Record<string, object> | undefined>;

/** A page's federation runtime, as far as it matters here. */
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

/** A version of React 19, pre-releases included. Those of 19.0.0 are below `^19.0.0`, which `remoteEntry.js` demands. */
const fits = (version: string) => /^19\.(?!0\.0-)/.test(version);

const NAMES = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'] as const;

/** The host's React as a share scope; undefined where one of the four is missing or does not fit. */
async function scopeOf(share: SharedReact): Promise<ShareScope | undefined> {
  const scope: ShareScope = {};
  let first: Library | undefined;
  for (const name of NAMES) {
    const given = share[name];
    const wrapped: Library = await (typeof given === 'function' ? given() : given);
    const library = wrapped.default ?? wrapped; // The module itself, where a bundler has wrapped CommonJS.
    first ??= library;
    // Ranges do not contain pre-releases, so that 19.3.0-canary-… counts as 19.3.0. An experimental release, 0.0.0-…, tells
    // by what it has.
    const label = `${first.version}`;
    const number = first.useActionState ? label.replace(/^0/, '19') : label;
    const version = number.replace(/-.*/, '');
    if (!fits(version) || `${library.version ?? label}` !== label) return undefined;
    scope[name] = { [version]: { loaded: true, from: 'host', get: async () => () => library } };
  }
  return scope;
}

/** The share scope of the page's federation runtime, or where it has none or shares no React, what the host gives. */
async function scopeOfPage(share: SharedReact | undefined): Promise<ShareScope | undefined> {
  const page = globalThis as { [FEDERATION]?: { [INSTANCES]?: FederationInstance[] } };
  // The remote's entry brings a runtime of its own, named as its container.
  const runtime = page[FEDERATION]?.[INSTANCES]?.find(({ name }) => name !== 'fascia');
  await Promise.all(runtime?.initializeSharing('default') ?? []);
  const scope = runtime?.shareScopeMap['default'];
  return scope?.['react'] ? scope : share && scopeOf(share);
}

/**
 * What the remote takes its React from: the page's federation runtime, else what the host gives; empty, so that the remote
 * brings its own, where neither is there in time or fits. Never rejects.
 *
 * @param limitMs So long a React is waited for: a page that shares one which never comes would have no modules at all.
 * @param onUnfit Called where there is a React that does not fit: better before loading than at the first drawing.
 */
export async function findShareScope(
  share: SharedReact | undefined,
  limitMs: number,
  onUnfit: () => void,
): Promise<ShareScope> {
  try {
    const scope = await Promise.race([scopeOfPage(share), limit(limitMs, 'React')]);
    if (scope && Object.keys(scope['react'] ?? {}).every(fits)) return scope;
    if (!scope && !share) return {};
  } catch {
    // A React that cannot be had does not fit.
  }
  onUnfit();
  return {};
}
