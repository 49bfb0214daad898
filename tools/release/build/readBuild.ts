import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import * as v from 'valibot';
import { listFiles } from '../folder/listFiles.ts';
import { readFile } from '../folder/readFile.ts';
import { ReleaseError } from '../releaseError.ts';
import { ENTRIES } from '../../../config/federation.ts';
import { integrityOf } from '../../build/webpack/integrity/integrity.ts';
import { COMPANION, HASHED_NAME, versionSchema } from '../releaseFormat.ts';

const buildSchema = v.object({
  version: versionSchema,
  /** Hash of each script, style sheet and entry, and of `mf-manifest.json`. */
  integrity: v.record(v.string(), v.pipe(v.string(), v.regex(/^sha(?:256|384)-/))),
  entries: v.object({ 'container.js': v.string(), 'remoteEntry.js': v.string() }),
});

type Manifest = v.InferOutput<typeof buildSchema>;

/** Files with the same name in every release. Each release has a folder for them. */
const OWN_FILES = [
  'mf-manifest.json',
  'fragments.json',
  '@mf-types.zip',
  '@mf-types.d.ts',
  'licenses.txt',
];
const PLAIN_ENTRIES = new Set<string>(ENTRIES);
/** A report about the build that contains the names of sources. */
const NOT_PUBLISHED = new Set(['mf-stats.json']);

/** A complete production build. */
export interface Build {
  version: string;
  entry: string;
  container: string;
  /** Contents of files with a hash in their names (`hashed`) and without (`own`), by name. */
  hashed: ReadonlyMap<string, Buffer>;
  own: ReadonlyMap<string, Buffer>;
  /** Names of source maps and compressed copies, by the name of the original file. */
  companions: ReadonlyMap<string, readonly string[]>;
}

function readManifest(folder: string): Manifest {
  const path = join(folder, 'fragments.json');
  try {
    return v.parse(buildSchema, JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    const reason = error instanceof v.ValiError ? v.getDotPath(error.issues[0]) : 'unreadable';
    throw new ReleaseError(`${path} does not describe a complete production build (${reason})`);
  }
}

/** Whether a compressed file decompresses to `content`. The ending of `path` names the encoding. */
export function isCopyOf(compressed: Buffer, path: string, content: Buffer): boolean {
  try {
    const decompress = path.endsWith('.br') ? brotliDecompressSync : gunzipSync;
    return decompress(compressed, { maxOutputLength: content.length + 1 }).equals(content);
  } catch {
    return false;
  }
}

/** Returns the path of a compressed copy with different content, or `undefined` if all copies match. */
export function wrongCompanion(folder: string, name: string, content: Buffer): string | undefined {
  return ['.br', '.gz']
    .map((ending) => `${name}${ending}`)
    .find((path) => {
      const compressed = readFile(folder, path);
      return compressed && !isCopyOf(compressed, path, content);
    });
}

/**
 * @throws {ReleaseError} If a compressed copy has other content, which browsers would reject because of its integrity.
 */
export function assertCompanions(folder: string, name: string, content: Buffer): void {
  const wrong = wrongCompanion(folder, name, content);
  if (!wrong) return;
  throw new ReleaseError(`${join(folder, wrong)} is not a compressed copy of ${name}. Delete it.`);
}

function assertComplete(
  folder: string,
  present: ReadonlySet<string>,
  { integrity, entries }: Manifest,
): void {
  const missing = [...Object.keys(integrity), ...OWN_FILES].find((name) => !present.has(name));
  if (missing) throw new ReleaseError(`${folder} does not contain ${missing}`);
  const code = [...present].filter((name) => HASHED_NAME.test(name) && /\.(?:js|css)$/.test(name));
  const names = [...code, ...Object.values(entries), ...Object.keys(integrity)];
  for (const name of new Set(names)) {
    const [algorithm = ''] = integrity[name]?.split('-') ?? [];
    if (
      !algorithm ||
      integrityOf(readFileSync(join(folder, name)), algorithm) !== integrity[name]
    ) {
      throw new ReleaseError(`${join(folder, name)} does not match fragments.json`);
    }
  }
}

/**
 * Reads the build in a folder.
 *
 * @throws {ReleaseError} If it is a development build, or if a file is missing, unknown or inconsistent with the
 *   others.
 */
export function readBuild(folder: string): Build {
  if (!existsSync(folder))
    throw new ReleaseError(`${folder} does not contain a build. Run npm run build.`);
  const all = listFiles(folder).toSorted();
  const companions = Map.groupBy(
    all.filter((name) => COMPANION.test(name)),
    (name) => name.replace(COMPANION, ''),
  );
  const present = all.filter((name) => !COMPANION.test(name) && !NOT_PUBLISHED.has(name));
  const manifest = readManifest(folder);
  assertComplete(folder, new Set(present), manifest);
  const contents = present.map((name) => [name, readFileSync(join(folder, name))] as const);
  for (const [name, content] of contents) assertCompanions(folder, name, content);
  const hashed = new Map(contents.filter(([name]) => HASHED_NAME.test(name)));
  const own = new Map(contents.filter(([name]) => OWN_FILES.includes(name)));
  const entries = Object.values(manifest.entries);
  const unknown = [
    ...present.filter((name) => !hashed.has(name) && !own.has(name) && !PLAIN_ENTRIES.has(name)),
    ...entries.filter((name) => !hashed.has(name)),
  ];
  if (unknown[0]) throw new ReleaseError(`${join(folder, unknown[0])} has no hash in its name`);
  return {
    version: manifest.version,
    entry: manifest.entries['remoteEntry.js'],
    container: manifest.entries['container.js'],
    hashed,
    own,
    companions,
  };
}
