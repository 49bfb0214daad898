import * as v from 'valibot';
import { ReleaseError } from './releaseError.ts';

/** A file name with a content hash. Such a file never changes. */
export const HASHED_NAME = /\.[0-9a-f]{10}\.[^/]+$/;

/** Endings of source maps and compressed files. */
export const COMPANION = /(?:\.map|\.br|\.gz)+$/;

/** Folder inside the served folder with the descriptions of releases. */
export const RELEASES = 'releases';

/** Refers to the current release. The only file in `releases/` that hosts read and that changes. */
export const POINTER = `${RELEASES}/current.json`;

/** Contains the signatures of all pointers, and the former pointers. */
export const POINTERS = `${RELEASES}/pointers`;

const segments = v.regex(/^[\w@.+-]+(?:\/[\w@.+-]+)*$/);
/** `..` would leave the folder. */
const staysInside = v.check<string>(
  (path) => !path.split('/').some((segment) => /^\.+$/.test(segment)),
);
const path = v.pipe(v.string(), segments, staysInside);
const fileName = v.pipe(v.string(), v.regex(/^[\w.+-]+$/), staysInside);
export const integritySchema = v.pipe(v.string(), v.regex(/^sha384-[A-Za-z0-9+/]{64}$/));
const time = v.pipe(v.string(), v.isoTimestamp());
/** `null` if the sources had uncommitted changes. */
export const commitSchema = v.nullable(v.pipe(v.string(), v.regex(/^[0-9a-f]{40}$/)));
export const versionSchema = v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+(?:-[\w.]+)?\+\w+$/));

const descriptionSchema = v.object({
  version: versionSchema,
  created: time,
  commit: commitSchema,
  /** The entry with a federation runtime, and the one that the host kit loads. */
  entry: fileName,
  container: fileName,
  files: v.record(path, v.object({ integrity: integritySchema, bytes: v.number() })),
});

/** `releases/<version>.json`: data about a release for release commands. Hosts do not read it. */
export type ReleaseDescription = v.InferOutput<typeof descriptionSchema>;

const pointerSchema = v.object({
  version: versionSchema,
  /** The file that the host kit loads. It contains the hashes of all other scripts and style sheets. */
  entry: fileName,
  integrity: integritySchema,
  /** Hash of the release's `fragments.json`, which servers of hosts read. */
  fragments: integritySchema,
  /** The time of signing in ms. Always greater than the previous one. */
  sequence: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  issuedAt: time,
  expires: v.optional(time),
});

/** `releases/current.json`. */
export type ReleasePointer = v.InferOutput<typeof pointerSchema>;

/** Returns a parser for a JSON file. The parser throws a `ReleaseError` that names the file. */
export function parserOf<Schema extends v.GenericSchema>(schema: Schema) {
  return (text: string, shownName: string): v.InferOutput<Schema> => {
    let json: unknown;
    try {
      json = JSON.parse(text);
    } catch {
      throw new ReleaseError(`${shownName} is not valid JSON. The file may be incomplete.`);
    }
    const { success, output, issues } = v.safeParse(schema, json);
    if (success) return output;
    const [issue] = issues;
    throw new ReleaseError(
      `${shownName} is invalid: ${v.getDotPath(issue) ?? ''} ${issue.message}.`,
    );
  };
}

export const parseDescription = parserOf(descriptionSchema);
export const parsePointer = parserOf(pointerSchema);

/** The major version. Releases on one page may differ within it (CHANGELOG.md). */
export const majorOf = (version: string) => Number.parseInt(version, 10);
