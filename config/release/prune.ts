import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from './folder/listFiles.ts';
import { assertHasReleases, readFolder, type ReleaseFolder } from './folder/releaseFolder.ts';
import { withLock } from './folder/releaseLock.ts';
import { removeFile } from './folder/writeFiles.ts';
import { ReleaseError } from './releaseError.ts';
import { HASHED_NAME, POINTERS, RELEASES, type ReleasePointer } from './releaseFormat.ts';

const COMPANION = /(?:\.map|\.br|\.gz)+$/;

/** When each release was current for the last time. */
export function reignsOf(
  pointers: readonly ReleasePointer[],
): Map<string, { from: string; until: string | undefined }> {
  // A release that was signed again stays current.
  const switches = pointers.filter(
    ({ version }, index) => pointers[index - 1]?.version !== version,
  );
  const reigns = switches.map(({ version, issuedAt }, index) => {
    const reign = { from: issuedAt, until: switches[index + 1]?.issuedAt };
    return [version, reign] as const;
  });
  return new Map(reigns);
}

/** The current release, the previous one, and those that open pages and caches may still use. */
function keptVersions({ releases, pointers }: ReleaseFolder, current: string, since: number) {
  const reigns = reignsOf(pointers);
  const known = releases.map(({ description }) => description.version);
  const previous = pointers
    .map(({ version }) => version)
    .findLast((version) => version !== current && known.includes(version));
  const recent = releases
    .map(({ description }) => description)
    .filter(({ version, created }) => {
      const { until = created } = reigns.get(version) ?? {};
      return Math.max(Date.parse(created), Date.parse(until)) > since;
    })
    .map(({ version }) => version);
  return new Set([current, ...(previous ? [previous] : []), ...recent]);
}

/** Whether a file belongs to a release. Other files in the folder belong to the host. */
function isReleaseFile(path: string): boolean {
  if (path.split('/').some((segment) => segment.startsWith('.'))) return false;
  if (path.startsWith(`${POINTERS}/`)) return false;
  return path.startsWith(`${RELEASES}/`) ? path.split('/').length > 2 : HASHED_NAME.test(path);
}

/** Pointers and signatures that no kept release and no cache needs. Their names contain the time of signing. */
function isOldPointer(
  path: string,
  { pointers, current }: ReleaseFolder,
  kept: ReadonlySet<string>,
  since: number,
): boolean {
  const sequence = Number(/^releases\/pointers\/(\d+)\.(?:json|sig)$/.exec(path)?.[1] ?? Infinity);
  const pointer = pointers.find((each) => each.sequence === sequence);
  const isLast = pointer === pointers.findLast(({ version }) => version === pointer?.version);
  const isNeeded = path.endsWith('.json')
    ? pointer && isLast && kept.has(pointer.version)
    : sequence === current?.pointer.sequence;
  return sequence <= since && !isNeeded;
}

/** The releases and the number of other files that were removed. */
export interface PruneResult {
  versions: readonly string[];
  files: number;
}

/**
 * `--prune`: removes the releases that ceased to be current longer ago than `ageMs`, and the files that no kept release needs.
 * Descriptions are removed first: if the command is killed, the folder has whole releases and unused files only, which the next
 * prune removes once they are old enough.
 */
export function prune(into: string, ageMs: number, now: Date): PruneResult {
  assertHasReleases(into);
  return withLock(into, (lock) => {
    const folder = readFolder(into);
    if (!folder.current) throw new ReleaseError('No release is current in this folder');
    const since = now.getTime() - ageMs;
    const kept = keptVersions(folder, folder.current.pointer.version, since);
    const descriptions = folder.releases.map(({ description }) => description);
    const gone = descriptions.filter(({ version }) => !kept.has(version));
    const filesOf = (list: typeof descriptions) =>
      new Set(list.flatMap(({ files }) => Object.keys(files)));
    const needed = filesOf(descriptions.filter(({ version }) => kept.has(version)));
    const dropped = filesOf(gone);
    const files = listFiles(into).filter((path) => {
      const file = path.replace(COMPANION, '');
      if (isOldPointer(path, folder, kept, since)) return true;
      if (!isReleaseFile(path) || needed.has(file)) return false;
      return dropped.has(file) || statSync(join(into, path)).mtimeMs <= since;
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
