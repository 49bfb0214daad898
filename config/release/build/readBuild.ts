import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import * as v from 'valibot';
import { listFiles } from '../folder/listFiles.ts';
import { ReleaseError } from '../releaseError.ts';
import { ENTRIES } from '../../federation.ts';
import { integrityOf } from '../../webpack/integrity/integrity.ts';
import { HASHED_NAME, versionSchema } from '../releaseFormat.ts';

const names = v.array(v.string());
const files = v.object({ sync: names, async: names });
const assets = v.object({ assets: v.object({ js: files, css: files }) });

const fragmentsSchema = v.object({
  version: versionSchema,
  chunks: v.record(v.string(), v.object({ scripts: names, styles: names })),
  react: v.optional(names, []),
  integrity: v.record(v.string(), v.pipe(v.string(), v.regex(/^sha(?:256|384)-/))),
  entries: v.object({ 'container.js': v.string(), 'remoteEntry.js': v.string() }),
});

const manifestSchema = v.object({
  metaData: v.object({
    remoteEntry: v.object({ name: v.string() }),
    types: v.object({ zip: v.string(), api: v.string() }),
  }),
  exposes: v.array(v.intersect([v.object({ name: v.string() }), assets])),
  shared: v.array(assets),
});

/** What a release keeps in a folder of its own, as its names are the same in every release. */
const OWN_FILES = [
  'mf-manifest.json',
  'fragments.json',
  '@mf-types.zip',
  '@mf-types.d.ts',
  'licenses.txt',
];
const PLAIN_ENTRIES = new Set<string>(ENTRIES);
/** A report on the build, which names its sources. */
const NOT_PUBLISHED = new Set(['mf-stats.json']);

const COMPANION = /(?:\.map|\.br|\.gz)+$/;

/** A build that is whole. */
export interface Build {
  version: string;
  modules: readonly string[];
  entry: string;
  container: string;
  /** Files with a hash in their name, and those without, by their names. */
  hashed: ReadonlyMap<string, Buffer>;
  own: ReadonlyMap<string, Buffer>;
  /** Source maps, compressed files, by the name of what they belong to and theirs. */
  companions: ReadonlyMap<string, readonly string[]>;
}

function parse<Schema extends v.GenericSchema>(schema: Schema, folder: string, name: string) {
  try {
    return v.parse(schema, JSON.parse(readFileSync(join(folder, name), 'utf8')));
  } catch (error) {
    const reason = error instanceof v.ValiError ? v.getDotPath(error.issues[0]) : 'unreadable';
    throw new ReleaseError(`${join(folder, name)} is not of a whole production build (${reason})`);
  }
}

function isCopyOf(path: string, content: Buffer): boolean {
  if (!/\.(?:br|gz)$/.test(path)) return true;
  try {
    const decompress = path.endsWith('.br') ? brotliDecompressSync : gunzipSync;
    return decompress(readFileSync(path)).equals(content);
  } catch {
    return false;
  }
}

/** @throws ReleaseError if a compressed file is of another content: browsers would refuse it, by its integrity. */
export function assertCompanions(folder: string, name: string, content: Buffer): void {
  for (const encoding of ['.br', '.gz']) {
    const path = join(folder, `${name}${encoding}`);
    if (existsSync(path) && !isCopyOf(path, content)) {
      throw new ReleaseError(`${path} is not the compressed ${name}`);
    }
  }
}

type Manifests = ReturnType<typeof readManifests>;

const readManifests = (folder: string) => ({
  fragments: parse(fragmentsSchema, folder, 'fragments.json'),
  manifest: parse(manifestSchema, folder, 'mf-manifest.json'),
});

function namedFiles({ fragments, manifest }: Manifests): Set<string> {
  const { remoteEntry, types } = manifest.metaData;
  const ofModules = [...manifest.exposes, ...manifest.shared].flatMap(({ assets: { js, css } }) =>
    [js.sync, js.async, css.sync, css.async].flat(),
  );
  const ofChunks = Object.values(fragments.chunks).flatMap(({ scripts, styles }) => [
    ...scripts,
    ...styles,
  ]);
  const others = [remoteEntry.name, types.zip, types.api, ...Object.values(fragments.entries)];
  return new Set([...ofModules, ...ofChunks, ...fragments.react, ...others, ...OWN_FILES]);
}

function assertWhole(folder: string, present: readonly string[], manifests: Manifests): void {
  const { integrity, entries } = manifests.fragments;
  const missing = [...namedFiles(manifests)].filter((name) => !present.includes(name));
  // Types that could not be made have no name.
  if (missing.length > 0) {
    throw new ReleaseError(`${folder} lacks ${missing.filter(Boolean).join(', ') || 'its types'}`);
  }
  for (const [name, file] of Object.entries(entries)) {
    if (!HASHED_NAME.test(file))
      throw new ReleaseError(`${file} (${name}) has no hash in its name`);
  }
  const code = present.filter((name) => HASHED_NAME.test(name) && /\.(?:js|css)$/.test(name));
  for (const name of new Set([...code, ...Object.keys(integrity)])) {
    const stated = integrity[name] ?? '';
    const [algorithm] = stated.split('-');
    const isSame =
      stated !== '' &&
      present.includes(name) &&
      integrityOf(readFileSync(join(folder, name)), algorithm) === stated;
    if (!isSame)
      throw new ReleaseError(`${join(folder, name)} is not what fragments.json says of it`);
  }
}

/**
 * The build in a folder.
 *
 * @throws ReleaseError if it is a development build, or something in it is missing or does not fit the rest.
 */
export function readBuild(folder: string): Build {
  if (!existsSync(folder)) throw new ReleaseError(`There is no build in ${folder}: npm run build`);
  const all = listFiles(folder).toSorted();
  const companions = Map.groupBy(
    all.filter((name) => COMPANION.test(name)),
    (name) => name.replace(COMPANION, ''),
  );
  const present = all.filter((name) => !COMPANION.test(name) && !NOT_PUBLISHED.has(name));
  const manifests = readManifests(folder);
  assertWhole(folder, present, manifests);
  const contents = present.map((name) => [name, readFileSync(join(folder, name))] as const);
  for (const [name, content] of contents) assertCompanions(folder, name, content);
  const { fragments, manifest } = manifests;
  const hashed = new Map(contents.filter(([name]) => HASHED_NAME.test(name)));
  const own = new Map(contents.filter(([name]) => OWN_FILES.includes(name)));
  const unknown = present.find(
    (name) => !hashed.has(name) && !own.has(name) && !PLAIN_ENTRIES.has(name),
  );
  if (unknown) throw new ReleaseError(`${join(folder, unknown)} has no hash in its name`);
  return {
    version: fragments.version,
    modules: manifest.exposes.map(({ name }) => name),
    entry: fragments.entries['remoteEntry.js'],
    container: fragments.entries['container.js'],
    hashed,
    own,
    companions,
  };
}
