/**
 * Checks whether the deployed release differs from the release of this code. If so, a file failed to load because its
 * release was removed, not because of a bad connection (REL-100). Resolves with the fields to change in the failure's
 * report, or with `undefined` if the release is the same or cannot be read. Concurrent calls share one request. A
 * positive result is cached. Never rejects.
 *
 * @param part The operation of the original report. Becomes the message of the changed report.
 */
export type FindOutdated = (
  part: string,
) => Promise<{ operation: 'outdated'; message: string } | undefined>;

/** Timeout in ms. Kept short because a click that waits for code also waits for this response. */
const TIMEOUT_MS = 1000;

/**
 * @param folder Returns the URL of the folder with the remote's files.
 * @param version The release of this code. Ends with the hash of its build.
 */
export function createFindOutdated(folder: () => string, version: string): FindOutdated {
  const build = version.replace(/.*\+/, '');

  async function isOutdated(): Promise<boolean> {
    try {
      const response = await fetch(`${folder()}fragments.json`, {
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const manifest: { version?: unknown } | null = response.ok ? await response.json() : null;
      return typeof manifest?.version === 'string' && !manifest.version.endsWith(build);
    } catch {
      return false;
    }
  }

  let pending: Promise<boolean> | undefined;
  return async (part) => {
    pending ??= isOutdated();
    if (await pending) return { operation: 'outdated', message: part };
    pending = undefined;
    return undefined;
  };
}
