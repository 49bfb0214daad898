/**
 * Checks whether the current release differs from that of this code. If it does, a missing file was removed, not lost on a
 * bad connection (REL-100), and the promise resolves with the changed fields of the failure's report; otherwise with
 * `undefined`. Each call sends a request until a call has found another release. Never rejects.
 *
 * @param part The operation that the report would name otherwise.
 */
export type FindOutdated = (
  part: string,
) => Promise<{ operation: 'outdated'; message: string } | undefined>;

/** Timeout in ms. A click that waits for code waits for this response too. */
const TIMEOUT_MS = 1000;

/**
 * Creates the check for a release.
 *
 * @param folder The URL of the folder with the remote's files.
 * @param version The release of this code, which ends with the hash of its build.
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
