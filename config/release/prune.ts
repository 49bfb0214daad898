import { rmdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { removeFile } from './folder/atomicFiles.ts';
import { listFiles } from './folder/listFiles.ts';
import { recover, writeHistory } from './folder/recover.ts';
import { ReleaseError } from './releaseError.ts';
import {
  assertHasReleases,
  nextSequence,
  type Published,
  type ReleaseFolder,
} from './folder/releaseFolder.ts';
import { HASHED_NAME, RELEASES, type ReleaseHistory } from './releaseFormat.ts';
import { withLock } from './folder/releaseLock.ts';

const ENDINGS = /(?:\.map|\.br|\.gz|\.sig)+$/;

/** When each release stopped being current for the last time. */
function endings(reigns: ReleaseHistory['reigns']): Map<string, number> {
  const pairs = reigns.map(({ version }, index) => {
    const next = reigns[index + 1];
    return [version, next ? Date.parse(next.from) : Infinity] as const;
  });
  return new Map(pairs);
}

/** The releases that stay: the current one, the one before it, and those that pages and caches may still hold. */
function keptVersions({ published, current, history }: ReleaseFolder, since: number): Set<string> {
  const reigns = history?.reigns ?? [];
  const ended = endings(reigns);
  const newer = published
    .map(({ document }) => document)
    .filter(({ version, created }) => {
      return Math.max(ended.get(version) ?? 0, Date.parse(created)) > since;
    })
    .map(({ version }) => version);
  const version = current?.document.version ?? '';
  const known = new Set(published.map(({ document }) => document.version));
  const before = reigns.findLast((each) => each.version !== version && known.has(each.version));
  return new Set([version, before?.version ?? version, ...newer]);
}

/** Descriptions of kept releases whose place a later one of the same release has taken. The first one stays. */
function supersededIn(published: readonly Published[], since: number): Published[] {
  return published.filter(({ name, document: { version } }, index) => {
    const next = published.slice(index + 1).find(({ document }) => document.version === version);
    return next && name !== `${version}.json` && Date.parse(next.document.created) <= since;
  });
}

/** Whether a file is of a release: a host's own files in the folder are not touched. */
function isReleaseFile(path: string): boolean {
  const segments = path.split('/');
  if (segments.some((segment) => segment.startsWith('.'))) return false;
  return segments[0] === RELEASES ? segments.length > 2 : HASHED_NAME.test(path);
}

function removeEmptyFolder(path: string): void {
  try {
    rmdirSync(path);
  } catch {
    // Something else is in it.
  }
}

/** What a prune has removed. */
export interface PruneResult {
  versions: readonly string[];
  files: number;
}

/**
 * `--prune`: removes the releases that ceased to be current longer ago than `ageMs`, and the files that no kept release
 * names. A release's description goes first: killed at any step, the folder has whole releases only, and files that
 * nobody names, which the next prune removes once they are as old.
 *
 * @param into Absolute.
 */
export function prune(into: string, ageMs: number, now: Date): PruneResult {
  assertHasReleases(into);
  return withLock(into, (lock) => {
    const folder = recover(into, now);
    if (!folder.current) throw new ReleaseError('No release is current in this folder');
    const since = now.getTime() - ageMs;
    const kept = keptVersions(folder, since);
    const isKept = ({ version }: { version: string }) => kept.has(version);
    const gone = folder.published.filter(({ document }) => !isKept(document));
    const stay = folder.published.filter(({ document }) => isKept(document));
    const needed = new Set(stay.flatMap(({ document }) => Object.keys(document.files)));
    const dropped = new Set(gone.flatMap(({ document }) => Object.keys(document.files)));
    const isRemovable = (path: string) => {
      const file = path.replace(ENDINGS, '');
      if (!isReleaseFile(path) || needed.has(file)) return false;
      return dropped.has(file) || statSync(join(into, path)).mtimeMs <= since;
    };
    const files = listFiles(into).filter(isRemovable);
    lock.assertHeld();
    const superseded = supersededIn(stay, since);
    for (const { name } of [...gone, ...superseded]) {
      for (const ending of ['', '.sig', '.br', '.gz']) {
        removeFile(join(into, RELEASES, `${name}${ending}`));
      }
    }
    for (const path of files) removeFile(join(into, path));
    for (const path of new Set(files.map(dirname))) {
      if (path !== '.') removeEmptyFolder(join(into, path));
    }
    writeHistory(into, {
      highest: nextSequence(folder) - 1,
      reigns: (folder.history?.reigns ?? []).filter(isKept),
    });
    return {
      versions: [...new Set(gone.map(({ document }) => document.version))],
      files: files.length + superseded.length,
    };
  });
}
