import { lstatSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { listFiles } from './folder/listFiles.ts';
import {
  assertHasReleases,
  readHistory,
  signaturePath,
  type ReleaseHistory,
} from './folder/releaseFolder.ts';
import { withLock } from './folder/releaseLock.ts';
import { removeFile } from './folder/writeFiles.ts';
import { ReleaseError } from './releaseError.ts';
import {
  COMPANION,
  HASHED_NAME,
  POINTERS,
  RELEASES,
  type ReleasePointer,
} from './releaseFormat.ts';

/** Returns the last period in which each release was current. */
export function reignsOf(
  pointers: readonly ReleasePointer[],
): Map<string, { from: string; until: string | undefined }> {
  // Signing a release again does not end its period.
  const switches = pointers.filter(
    ({ version }, index) => pointers[index - 1]?.version !== version,
  );
  const reigns = switches.map(({ version, issuedAt }, index) => {
    const reign = { from: issuedAt, until: switches[index + 1]?.issuedAt };
    return [version, reign] as const;
  });
  return new Map(reigns);
}

/** Returns the current release, the previous one, and those that open pages and caches may still use. */
function keptVersions({ releases, pointers }: ReleaseHistory, current: string, since: number) {
  const reigns = reignsOf(pointers);
  const known = new Set(releases.map(({ description }) => description.version));
  const previous = pointers
    .map(({ version }) => version)
    .findLast((version) => version !== current && known.has(version));
  const recent = releases
    .map(({ description }) => description)
    .filter(({ version, created }) => {
      const { until = created } = reigns.get(version) ?? {};
      return Math.max(Date.parse(created), Date.parse(until)) > since;
    })
    .map(({ version }) => version);
  return new Set([current, ...(previous ? [previous] : []), ...recent]);
}

/**
 * Returns the paths of each kept release's last pointer and its signature. The pointer records when the release was
 * last signed as current. Caches may still contain a pointer that was replaced recently.
 */
function neededPointers({ pointers }: ReleaseHistory, kept: ReadonlySet<string>): string[] {
  const last = new Map(pointers.map((pointer) => [pointer.version, pointer.sequence]));
  return [...last]
    .filter(([version]) => kept.has(version))
    .flatMap(([, sequence]) => [`${POINTERS}/${sequence}.json`, signaturePath(sequence)]);
}

/** Whether a file belongs to a release. All other files in the folder belong to the operator. */
function isReleaseFile(path: string): boolean {
  if (path.split('/').some((segment) => segment.startsWith('.'))) return false;
  return path.startsWith(`${RELEASES}/`) ? path.split('/').length > 2 : HASHED_NAME.test(path);
}

/**
 * Returns the time of signing of a pointer or signature, or the modification time of any other file, in ms. Copying the
 * folder changes modification times, but not the time of signing, which is in the file's name.
 */
const timeOf = (into: string, path: string) =>
  path.startsWith(`${POINTERS}/`)
    ? Number.parseInt(basename(path), 10)
    : lstatSync(join(into, path)).mtimeMs;

/** The removed releases, and the number of other removed files. */
export interface PruneResult {
  versions: readonly string[];
  files: number;
}

/**
 * `--prune`: removes releases that have not been current for `ageMs`, and files that no kept release needs.
 * Descriptions are removed first. If the command is killed, the folder therefore contains only complete releases and
 * unused files. The next prune removes unused files once they are old enough.
 */
export function prune(into: string, ageMs: number, now: Date): PruneResult {
  assertHasReleases(into);
  return withLock(into, (lock) => {
    const folder = readHistory(into);
    if (!folder.current) throw new ReleaseError('No release is current in this folder');
    const since = now.getTime() - ageMs;
    const kept = keptVersions(folder, folder.current.pointer.version, since);
    const descriptions = folder.releases.map(({ description }) => description);
    const gone = descriptions.filter(({ version }) => !kept.has(version));
    const filesOf = (list: typeof descriptions) => list.flatMap(({ files }) => Object.keys(files));
    const needed = new Set([
      ...filesOf(descriptions.filter(({ version }) => kept.has(version))),
      ...neededPointers(folder, kept),
    ]);
    const dropped = new Set(filesOf(gone));
    const files = listFiles(into).filter((path) => {
      const file = path.replace(COMPANION, '');
      if (!isReleaseFile(path) || needed.has(file)) return false;
      return dropped.has(file) || timeOf(into, path) <= since;
    });
    lock.assertHeld();
    for (const { version } of gone) {
      removeFile(into, `${RELEASES}/${version}.json`);
      removeFile(into, `${RELEASES}/${version}.json.sig`);
    }
    for (const path of files) removeFile(into, path);
    for (const { version } of gone) {
      rmSync(join(into, RELEASES, version), { recursive: true, force: true });
    }
    return { versions: gone.map(({ version }) => version), files: files.length };
  });
}
