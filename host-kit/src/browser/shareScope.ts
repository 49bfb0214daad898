import type { SharedModule, SharedReact } from './remote.ts';

interface Shared {
  get(): unknown;
}

/** What host and remote share, by package and version, in the form of module federation. */
export type ShareScope = Record<string, Record<string, Shared>>;

/** A page's federation runtime, as far as it matters here. */
interface FederationInstance {
  name?: unknown;
  initializeSharing(scope: string): Iterable<unknown> | boolean;
  shareScopeMap: Record<string, ShareScope | undefined>;
}

const MAJOR = 19;

interface Library {
  default?: Library;
  version?: unknown;
  useActionState?: unknown;
}

/** Where a namespace has a default, that is the CommonJS module itself. */
async function open(given: SharedModule): Promise<Library> {
  const library: Library = await (typeof given === 'function' ? given() : given);
  return library.default ?? library;
}

/**
 * The version under which a React is shared; undefined where it does not fit. Ranges do not contain pre-releases, so that
 * `19.3.0-canary-…` counts as 19.3.0. An experimental release, 0.0.0-…, tells by what it has: `useActionState` is React 19.
 */
function fittingVersion(version: unknown, library?: Library): string | undefined {
  const [number = ''] = String(version).split('-');
  if (number === '0.0.0' && library?.useActionState) return `${MAJOR}.0.0`;
  return number.startsWith(`${MAJOR}.`) ? number : undefined;
}

/** The host's React as a share scope; undefined where one of the four is missing or does not fit. */
async function scopeOf(share: SharedReact): Promise<ShareScope | undefined> {
  const { react, 'react-dom': dom, 'react-dom/client': client, 'react/jsx-runtime': jsx } = share;
  const names = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'];
  const libraries = await Promise.all([react, dom, client, jsx].map(open));
  const [first, second] = libraries;
  const version = fittingVersion(first?.version, first);
  if (!version || first?.version !== second?.version) return undefined;
  const shared = (library: Library) => ({
    version,
    get: async () => () => library,
    lib: () => library,
    loaded: true,
    from: 'fascia-host',
    useIn: [],
    scope: ['default'],
    deps: [],
    strategy: 'loaded-first',
    shareConfig: { singleton: true, requiredVersion: `^${version}`, strictVersion: false },
  });
  return Object.fromEntries(
    libraries.map((library, index) => [names[index], { [version]: shared(library) }]),
  );
}

/** The page's federation runtime; a remote's entry brings one of its own, named as its container. */
function findRuntime(): FederationInstance | undefined {
  const page = globalThis as { __FEDERATION__?: { __INSTANCES__?: FederationInstance[] } };
  return page.__FEDERATION__?.__INSTANCES__?.find(({ name }) => name !== 'fascia');
}

/** The share scope of the page's federation runtime; undefined where it has none or shares no React. */
async function scopeOfRuntime(): Promise<ShareScope | undefined> {
  const runtime = findRuntime();
  if (!runtime) return undefined;
  const sharing = runtime.initializeSharing('default');
  await Promise.all(typeof sharing === 'boolean' ? [] : sharing);
  const scope = runtime.shareScopeMap['default'];
  return Object.keys(scope?.['react'] ?? {}).length > 0 ? scope : undefined;
}

const fits = (scope: ShareScope) =>
  Object.keys(scope['react'] ?? {}).every((version) => fittingVersion(version));

/** A scope with the labels of pre-releases left out, if there are any: the very scope of the runtime otherwise. */
function withoutLabels(scope: ShareScope): ShareScope {
  if (!Object.keys(scope['react'] ?? {}).some((version) => version.includes('-'))) return scope;
  const plain = (versions: Record<string, Shared>) =>
    Object.entries(versions).map(([label, shared]) => {
      const version = fittingVersion(label) ?? label;
      return [version, { ...shared, version }];
    });
  return Object.fromEntries(
    Object.entries(scope).map(([name, versions]) => [name, Object.fromEntries(plain(versions))]),
  );
}

/**
 * What the remote takes its React from: the page's federation runtime, else what the host gives; empty, so that the remote
 * brings its own, where neither is there or fits. Never rejects.
 *
 * @param onUnfit Called where there is a React that does not fit: better before loading than at the first drawing.
 */
export async function findShareScope(
  share: SharedReact | undefined,
  onUnfit: () => void,
): Promise<ShareScope> {
  try {
    const ofRuntime = await scopeOfRuntime();
    const scope = ofRuntime ?? (share && (await scopeOf(share)));
    if (scope && fits(scope)) return withoutLabels(scope);
    if (ofRuntime || share) onUnfit();
  } catch {
    onUnfit();
  }
  return {};
}
