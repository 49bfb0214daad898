/** A version of a package that somebody on the page provides. */
interface SharedVersion {
  /** Gives a function that returns the package, or a promise of one. */
  get?: () => Factory | Promise<Factory>;
  /** The same where the provider has loaded it already. */
  lib?: () => unknown;
}

type Factory = () => unknown;

/** What the page shares, by the packages' names and versions, as webpack and the federation runtimes have it. */
export type ShareScope = Readonly<
  Record<string, Readonly<Record<string, SharedVersion | undefined>> | undefined>
>;

/** All of React that the modules import. Of another version, or in another copy, one of them breaks the others. */
const REACT = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'];

/**
 * A version that the modules can use. Pre-releases such as `19.3.0-canary-1a2b3c4d` count, but those of 19.0.0 are below
 * the range `^19.0.0`.
 */
const FITTING = /^19\.(?!0\.0-)/;

const numbersOf = (version: string) => version.split(/[.-]/, 3).map(Number);

/** For the newest version first; of two with equal numbers the one without a label, which is stable and shorter. */
function newestFirst(one: string, other: string): number {
  const [major, minor, patch] = numbersOf(one).map((n, i) => (numbersOf(other)[i] ?? 0) - n);
  return major || minor || patch || one.length - other.length;
}

/**
 * How modules find React: a function of a package's name, which gives the page's package, or undefined where the remote has
 * to use its own. It decides once, when it is first called: then the page has provided what it has.
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
      .filter((each) => FITTING.test(each) && REACT.every((name) => provided(name, each)))
      .toSorted(newestFirst)[0];
  };
  return (name) => {
    if (!isDecided) decide();
    const shared = version === undefined ? undefined : provided(name, version);
    if (!shared) return undefined;
    const { lib } = shared;
    return Promise.resolve(lib ?? shared.get?.()).then((factory) => {
      if (!factory) throw new Error(`The page shares "${name}" without providing it`);
      return factory;
    });
  };
}
