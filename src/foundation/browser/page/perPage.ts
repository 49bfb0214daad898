/** The package's major version. Two majors on one page share nothing (HOST-05). */
export const MAJOR = 1;

const KEY = Symbol.for(`fascia.page/${MAJOR}`);

/**
 * Something that exists once per page, whichever module or bundle uses it first. On a server it exists once per
 * process: use it there only for what does not belong to a visitor.
 *
 * @param name Its unique name in the registry.
 * @param create Creates it on first use.
 * @returns a function that gets it.
 */
export function perPage<T>(name: string, create: () => T): () => T {
  return () => {
    // On the global object and not in this file, so that two bundles on one page share it.
    const global = globalThis as { [KEY]?: Record<string, unknown> };
    const page = (global[KEY] ??= {});
    return (page[name] ??= create()) as T;
  };
}
