/** A version of a package in the page's share scope. */
interface SharedVersion {
  /** Returns a function that returns the package, or a promise of such a function. */
  get?: () => Factory | Promise<Factory>;
  /** Returns the package. Present if the provider has already loaded it. */
  lib?: () => unknown;
}

type Factory = () => unknown;

/** The packages that the page shares, by name and version, in the format of webpack and the federation runtimes. */
export type ShareScope = Readonly<
  Record<string, Readonly<Record<string, SharedVersion | undefined>> | undefined>
>;

/** The React packages that the modules import. They only work together if all have the same version. */
const REACT = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'];

/**
 * Matches the versions that the modules support. Pre-releases such as `19.3.0-canary-1a2b3c4d` match, except those of
 * 19.0.0, which are outside the range `^19.0.0`.
 */
const SUPPORTED = /^19\.(?!0\.0-)/;

const numbersOf = (version: string) => version.split(/[.-]/, 3).map(Number);

/** Sorts the newest version first. A stable version precedes its pre-releases, whose names are longer. */
function newestFirst(one: string, other: string): number {
  const [major, minor, patch] = numbersOf(one).map((n, i) => (numbersOf(other)[i] ?? 0) - n);
  return major || minor || patch || one.length - other.length;
}

/**
 * Returns a function that finds the page's package by name, or returns `undefined` if the remote has to use its own.
 * The version is chosen at the first call, so the page can add packages to the scope until then.
 */
export function findShared(scope: ShareScope): (name: string) => Promise<Factory> | undefined {
  let version: string | undefined;
  let isDecided = false;
  const provided = (name: string, wanted: string) => {
    const versions = scope[name];
    return versions && Object.hasOwn(versions, wanted) ? versions[wanted] : undefined;
  };
  const decide = () => {
    isDecided = true;
    version = Object.keys(scope['react'] ?? {})
      .filter((each) => SUPPORTED.test(each) && REACT.every((name) => provided(name, each)))
      .toSorted(newestFirst)[0];
  };
  return (name) => {
    if (!isDecided) decide();
    const shared = version === undefined ? undefined : provided(name, version);
    if (!shared) return undefined;
    const { lib } = shared;
    return Promise.resolve(lib ?? shared.get?.()).then((factory) => {
      if (!factory) throw new Error(`The page shares "${name}" but does not provide it`);
      return factory;
    });
  };
}
