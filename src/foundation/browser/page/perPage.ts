/** The package's major version. Two major versions on one page share nothing (HOST-05). */
export const MAJOR = 1;

const KEY = Symbol.for(`fascia.page/${MAJOR}`);

/**
 * Defines a value that exists once per page, shared by all modules and bundles. On a server it exists once per process,
 * so it must not contain data of a visitor there.
 *
 * @param name Unique name in the registry.
 * @param create Creates the value on first use.
 * @returns A function that returns the value.
 */
export function perPage<T>(name: string, create: () => T): () => T {
  return () => {
    // On the global object, so that two bundles on one page share it.
    const global = globalThis as { [KEY]?: Record<string, unknown> };
    const page = (global[KEY] ??= {});
    return (page[name] ??= create()) as T;
  };
}
