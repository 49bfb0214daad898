import type { SharedReact } from './remote.ts';

/** What host and remote share, by package and version, in the form of module federation. */
export type ShareScope = Record<string, Record<string, object> | undefined>;

/** A page's federation runtime, as far as it matters here. */
interface FederationInstance {
  name?: unknown;
  initializeSharing(scope: string): Iterable<unknown>;
  shareScopeMap: Record<string, ShareScope | undefined>;
}

interface Library {
  default?: Library;
  version?: string;
  useActionState?: unknown;
}

const NAMES = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'] as const;

/** The host's React as a share scope; undefined where one of the four is missing or does not fit. */
async function scopeOf(share: SharedReact): Promise<ShareScope | undefined> {
  const libraries = await Promise.all(
    NAMES.map(async (name) => {
      const given = share[name];
      const library: Library = await (typeof given === 'function' ? given() : given);
      return library.default ?? library; // The module itself, where a bundler has wrapped CommonJS.
    }),
  );
  const [react, dom] = libraries as [Library, Library];
  // Ranges do not contain pre-releases, so that 19.3.0-canary-… counts as 19.3.0. An experimental release, 0.0.0-…, tells
  // by what it has.
  let [version] = (react.version ?? '').split('-');
  if (version === '0.0.0' && react.useActionState) version = '19.0.0';
  if (!version?.startsWith('19.') || react.version !== dom.version) return undefined;
  const shared = (library: Library) => ({
    version,
    get: async () => () => library,
    loaded: true,
    from: 'fascia-host',
    useIn: [],
    scope: ['default'],
    shareConfig: { singleton: true, requiredVersion: version },
  });
  return Object.fromEntries(
    NAMES.map((name, index) => [name, { [version]: shared(libraries[index] as Library) }]),
  );
}

/** The share scope of the page's federation runtime; undefined where it has none or shares no React. */
async function scopeOfRuntime(): Promise<ShareScope | undefined> {
  const page = globalThis as { __FEDERATION__?: { __INSTANCES__?: FederationInstance[] } };
  // The remote's entry brings a runtime of its own, named as its container.
  const runtime = page.__FEDERATION__?.__INSTANCES__?.find(({ name }) => name !== 'fascia');
  await Promise.all(runtime?.initializeSharing('default') ?? []);
  const scope = runtime?.shareScopeMap['default'];
  return scope?.['react'] && scope;
}

/** Ranges do not contain pre-releases, and the runtime's scope is not ours to change. */
const fits = (version: string) => /^19\.[\d.]+$/.test(version);

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
    const scope = (await scopeOfRuntime()) ?? (share && (await scopeOf(share)));
    if (scope && Object.keys(scope['react'] ?? {}).every(fits)) return scope;
    if (!scope && !share) return {};
  } catch {
    // A React that cannot be had does not fit.
  }
  onUnfit();
  return {};
}
