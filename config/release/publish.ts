import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFile, updateFile } from './folder/atomicFiles.ts';
import { assertMayFollow, describe, pointTo, switchTo, type SwitchOptions } from './makeCurrent.ts';
import { assertCompanions, readBuild, type Build } from './build/readBuild.ts';
import { recover } from './folder/recover.ts';
import { ReleaseError } from './releaseError.ts';
import {
  nextSequence,
  readFolder,
  type Published,
  type ReleaseFolder,
} from './folder/releaseFolder.ts';
import { contractOf, RELEASES, type ReleaseDocument } from './releaseFormat.ts';
import { integrityOf } from '../webpack/integrity/integrity.ts';
import { withLock } from './folder/releaseLock.ts';

export interface PublishOptions extends SwitchOptions {
  /** The folder of the build. */
  from: string;
  /** Only puts the release beside the others. */
  notCurrent?: boolean;
  sourceMaps: 'publish' | 'omit';
  /** The commit of the sources; null if they are none. */
  commit: string | null;
  /** The parts list, `sbom.json`. */
  sbom: string;
  /** The slow checks. @throws ReleaseError if the build must not be released. */
  check: (build: Build) => void;
}

/** The files that a description lists, by their paths in the served folder. */
function contentsOf({ version, hashed, own }: Build, sbom: string): Map<string, Buffer> {
  const named = [...own, ['sbom.json', Buffer.from(sbom)] as const];
  return new Map([
    ...hashed,
    ...named.map(([name, content]) => [`${RELEASES}/${version}/${name}`, content] as const),
  ]);
}

function documentOf(
  build: Build,
  contents: ReadonlyMap<string, Buffer>,
  sequence: number,
  { now, expiresMs, commit }: PublishOptions,
): ReleaseDocument {
  const described = [...contents].map(([path, content]) => {
    const file = { integrity: integrityOf(content), bytes: content.length };
    return [path, file] as const;
  });
  const files = Object.fromEntries(described);
  const { version, entry, container, modules } = build;
  const integrityFor = (name: string) => files[name]?.integrity ?? '';
  return {
    format: 1,
    version,
    sequence,
    created: now.toISOString(),
    expires: new Date(now.getTime() + expiresMs).toISOString(),
    commit,
    contract: contractOf(version),
    entry,
    integrity: integrityFor(entry),
    container: { entry: container, integrity: integrityFor(container) },
    modules: [...modules],
    files,
  };
}

/** @throws ReleaseError if a file with a hash is there with other bytes: caches keep such files for a year. */
function assertImmutable(into: string, { hashed }: Build): void {
  for (const [name, content] of hashed) {
    const path = join(into, name);
    if (!existsSync(path)) continue;
    if (!readFileSync(path).equals(content)) {
      throw new ReleaseError(`${path} is there with other bytes: nothing has been written`);
    }
    assertCompanions(into, name, content);
  }
}

/** A build that is made twice has the same version: it must have the same files too. */
function assertSameFiles(published: Published, contents: ReadonlyMap<string, Buffer>): void {
  const { version, files } = published.document;
  const other = [...contents].find(
    ([path, content]) => files[path]?.integrity !== integrityOf(content),
  );
  if (!other && Object.keys(files).length === contents.size) return;
  throw new ReleaseError(
    `${version} has been published with another ${other?.[0] ?? 'list of files'}: --current ${version} makes that one current`,
  );
}

function writeHashed(build: Build, { into, from, sourceMaps }: PublishOptions): void {
  for (const [name, content] of build.hashed) {
    const companions = (build.companions.get(name) ?? []).filter(
      (companion) => sourceMaps === 'publish' || !companion.includes('.map', name.length),
    );
    for (const companion of companions) {
      const path = join(into, companion);
      if (!existsSync(path)) replaceFile(path, readFileSync(join(from, companion)));
    }
    const path = join(into, name);
    if (!existsSync(path)) replaceFile(path, content);
  }
}

/** What an interrupted command has left of them may differ, and what is lost of a known release comes back. */
function writeOwn(build: Build, contents: ReadonlyMap<string, Buffer>, options: PublishOptions) {
  const { into, from } = options;
  const folder = `${RELEASES}/${build.version}`;
  for (const name of build.own.keys()) {
    for (const companion of build.companions.get(name) ?? []) {
      updateFile(join(into, folder, companion), readFileSync(join(from, companion)));
    }
  }
  for (const [path, content] of contents) {
    if (path.startsWith(`${folder}/`)) updateFile(join(into, path), content);
  }
}

/** Not every file system and bucket tells upper from lower case. */
function assertOwnName({ published }: ReleaseFolder, { version }: Build): void {
  const isTwin = (other: string) =>
    other !== version && other.toLowerCase() === version.toLowerCase();
  const twin = published.find(({ document }) => isTwin(document.version));
  if (!twin) return;
  throw new ReleaseError(`${version} differs from ${twin.document.version} by its case alone`);
}

function refuse(folder: ReleaseFolder, build: Build, options: PublishOptions): void {
  assertOwnName(folder, build);
  assertMayFollow(folder, contractOf(build.version), options);
  assertImmutable(options.into, build);
}

/** Whether the release is new in the folder, and whether it has become current. */
export interface PublishResult {
  version: string;
  isNew: boolean;
  isCurrent: boolean;
}

/**
 * `--into`: puts a build into a served folder, beside the releases that are there, and makes it current.
 *
 * @throws ReleaseError before the first write if it must not be released.
 */
export function publish(options: PublishOptions): PublishResult {
  const { into, from, now, sbom, check, notCurrent } = options;
  const build = readBuild(from);
  const { version } = build;
  refuse(readFolder(into), build, options);
  check(build);
  return withLock(into, (lock) => {
    const folder = recover(into, now);
    refuse(folder, build, options);
    const contents = contentsOf(build, sbom);
    const known = folder.published.findLast(({ document }) => document.version === version);
    if (known) assertSameFiles(known, contents);
    writeHashed(build, options);
    writeOwn(build, contents, options);
    if (known) {
      const describeBuild = (sequence: number) =>
        describe(
          `${version}.${sequence}.json`,
          documentOf(build, contents, sequence, options),
          options,
        );
      const isCurrent = !notCurrent && switchTo(version, folder, options, lock, describeBuild);
      return { version, isNew: false, isCurrent };
    }
    const document = documentOf(build, contents, nextSequence(folder), options);
    lock.assertHeld();
    const published = describe(`${version}.json`, document, options);
    if (!notCurrent) pointTo(folder, published, into, now, lock);
    return { version, isNew: true, isCurrent: !notCurrent };
  });
}
