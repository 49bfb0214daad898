import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { assertCompanions, readBuild, type Build } from './build/readBuild.ts';
import { COMPRESSED, removeCompressed, replaceUncompressed } from './folder/copies.ts';
import { readFile } from './folder/readFile.ts';
import { readFolder, type Published, type ReleaseFolder } from './folder/releaseFolder.ts';
import { withLock } from './folder/releaseLock.ts';
import { removeFile, replaceFile, updateFile } from './folder/writeFiles.ts';
import { assertMayFollow, pointTo, type SwitchOptions } from './makeCurrent.ts';
import { ReleaseError } from './releaseError.ts';
import { RELEASES, type ReleaseDescription } from './releaseFormat.ts';
import { signaturesOf } from './releaseKey.ts';
import { integrityOf } from '../build/webpack/integrity/integrity.ts';

export interface PublishOptions extends SwitchOptions {
  /** Folder of the build. */
  from: string;
  /** Publishes the release without making it current. */
  notCurrent?: boolean;
  sourceMaps: 'publish' | 'omit';
  /** Commit of the sources, or `null` if they have uncommitted changes. */
  commit: string | null;
  /** Content of `sbom.json`. */
  sbom: string;
  /** @throws {ReleaseError} If the build must not be released. */
  check: (build: Build) => void;
}

const SBOM = 'sbom.json';

/** Contents of the files that a description lists, by their paths in the served folder. */
function contentsOf({ version, hashed, own }: Build, sbom: string): Map<string, Buffer> {
  const named = [...own, [SBOM, Buffer.from(sbom)] as const];
  return new Map([
    ...hashed,
    ...named.map(([name, content]) => [`${RELEASES}/${version}/${name}`, content] as const),
  ]);
}

function descriptionOf(
  { version, entry, container }: Build,
  contents: ReadonlyMap<string, Buffer>,
  { now, commit }: PublishOptions,
): ReleaseDescription {
  const files = [...contents].map(([path, content]) => {
    const file = { integrity: integrityOf(content), bytes: content.length };
    return [path, file] as const;
  });
  return {
    version,
    created: now().toISOString(),
    commit,
    entry,
    container,
    files: Object.fromEntries(files),
  };
}

/** @throws {ReleaseError} If a hashed file exists with other bytes, because caches keep such files for a year. */
function assertImmutable(into: string, { hashed }: Build): void {
  for (const [name, content] of hashed) {
    if (readFile(into, name)?.equals(content) === false) {
      throw new ReleaseError(
        `${join(into, name)} has different bytes in the folder. Nothing was written. If another program has changed the file, delete it.`,
      );
    }
    assertCompanions(into, name, content);
  }
}

/** @throws {ReleaseError} If the version has been published with other files. Equal versions must have equal files. */
function assertSameFiles(
  { releases }: ReleaseFolder,
  version: string,
  files: object,
  into: string,
): void {
  const published = releases.find(({ description }) => description.version === version);
  if (!published || isDeepStrictEqual(published.description.files, files)) return;
  throw new ReleaseError(
    `${version} was published with other files. To make that release current, use --current ${version}. If it is not your release, delete ${join(into, RELEASES, version)}.json`,
  );
}

function writeHashed(build: Build, { into, from, sourceMaps }: PublishOptions): void {
  for (const [name, content] of build.hashed) {
    const companions = (build.companions.get(name) ?? []).filter(
      (companion) => sourceMaps === 'publish' || !companion.includes('.map', name.length),
    );
    for (const companion of companions) {
      const content = readFile(into, companion) ? undefined : readFile(from, companion);
      if (content) replaceFile(into, companion, content);
    }
    if (!readFile(into, name)) replaceFile(into, name, content);
  }
}

/** Writes the files without a hash. An interrupted command may have left other ones. */
function writeOwn(build: Build, contents: ReadonlyMap<string, Buffer>, options: PublishOptions) {
  const { into, from } = options;
  const folder = `${RELEASES}/${build.version}`;
  for (const name of build.own.keys()) {
    for (const companion of COMPRESSED.map((ending) => `${name}${ending}`)) {
      const compressed = readFile(from, companion);
      if (compressed) updateFile(into, `${folder}/${companion}`, compressed);
      else removeFile(into, `${folder}/${companion}`);
    }
  }
  removeCompressed(into, `${folder}/${SBOM}`);
  for (const [path, content] of contents) {
    if (path.startsWith(`${folder}/`)) updateFile(into, path, content);
  }
}

function writeDescription(
  description: ReleaseDescription,
  { into, keys }: PublishOptions,
): Published {
  const path = `${RELEASES}/${description.version}.json`;
  const text = JSON.stringify(description);
  const signatures = signaturesOf(text, keys);
  removeCompressed(into, `${path}.sig`);
  if (signatures) replaceFile(into, `${path}.sig`, signatures);
  else removeFile(into, `${path}.sig`);
  replaceUncompressed(into, path, text);
  return { description, text, signatures };
}

function assertMayPublish(folder: ReleaseFolder, build: Build, options: PublishOptions): void {
  assertMayFollow(folder, build.version, options);
  assertImmutable(options.into, build);
}

/**
 * `--into`: adds a build to the releases of a served folder and makes it current. If it has been published before, this
 * restores missing files and signs it again.
 *
 * @returns The version.
 * @throws {ReleaseError} Before the first write, if the build must not be released.
 */
export function publish(options: PublishOptions): string {
  const { into, from, sbom, check, notCurrent } = options;
  const build = readBuild(from);
  assertMayPublish(readFolder(into), build, options);
  check(build);
  return withLock(into, (lock) => {
    const folder = readFolder(into);
    assertMayPublish(folder, build, options);
    const contents = contentsOf(build, sbom);
    const description = descriptionOf(build, contents, options);
    assertSameFiles(folder, build.version, description.files, into);
    writeHashed(build, options);
    writeOwn(build, contents, options);
    const release = writeDescription(description, options);
    if (!notCurrent) pointTo(release, folder, options, lock);
    return build.version;
  });
}
