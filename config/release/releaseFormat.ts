import * as v from 'valibot';
import { ReleaseError } from './releaseError.ts';

/** A file name with a content hash. Such a file never changes. */
export const HASHED_NAME = /\.[0-9a-f]{10}\.[^/]+$/;

/** The folder of the releases' descriptions within the served folder. */
export const RELEASES = 'releases';

/** What decides which release is current, and since when each was: the two files of `releases/` that change. */
export const POINTER = 'current.json';
export const HISTORY = 'history.json';

const segments = v.regex(/^[\w@.+-]+(?:\/[\w@.+-]+)*$/);
/** `..` would leave the folder. */
const staysInside = v.check<string>(
  (path) => !path.split('/').some((segment) => /^\.+$/.test(segment)),
);
const path = v.pipe(v.string(), segments, staysInside);
const fileName = v.pipe(v.string(), v.regex(/^[\w.+-]+$/), staysInside);
export const integritySchema = v.pipe(v.string(), v.regex(/^sha384-[A-Za-z0-9+/]{64}$/));
export const versionSchema = v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+(?:-[\w.]+)?\+\w+$/));
/**
 * No visitor who has seen a sequence takes a lower one: a number that somebody has written into the folder must not use up all
 * that are to come.
 */
export const MAX_SEQUENCE = 1_000_000;

const sequence = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(MAX_SEQUENCE));
const time = v.pipe(v.string(), v.isoTimestamp());

const documentSchema = v.object({
  format: v.literal(1),
  version: versionSchema,
  /** Grows with every publication, also with one that goes back to an older release. */
  sequence,
  created: time,
  expires: time,
  /** `null` where the sources were no commit. */
  commit: v.nullable(v.pipe(v.string(), v.regex(/^[0-9a-f]{40}$/))),
  contract: v.pipe(v.number(), v.integer()),
  entry: fileName,
  integrity: integritySchema,
  container: v.object({ entry: fileName, integrity: integritySchema }),
  modules: v.array(v.string()),
  files: v.record(path, v.object({ integrity: integritySchema, bytes: v.number() })),
});

/** `releases/<version>.json`. */
export type ReleaseDocument = v.InferOutput<typeof documentSchema>;

const pointerSchema = v.object({
  version: versionSchema,
  release: v.pipe(v.string(), v.regex(/^[\w.+-]+\.json$/)),
  sequence,
});

/** `releases/current.json`. */
export type ReleasePointer = v.InferOutput<typeof pointerSchema>;

const signaturesSchema = v.object({
  signatures: v.array(v.object({ key: v.string(), ed25519: v.string(), p256: v.string() })),
});

const historySchema = v.object({
  /** The highest sequence that was ever given, also to a release that is not kept any more. */
  highest: sequence,
  /** Which release was current from when, the oldest first. */
  reigns: v.array(v.object({ version: versionSchema, sequence, from: time })),
});

/** Hosts read a file with signatures only if it is shorter, and all in it is as it has to be (REL-76). */
const MAX_SIGNATURES_LENGTH = 10_000;
const base64Of64Bytes = v.pipe(v.string(), v.regex(/^[\w+/]{86}==$/));
const hostsSignaturesSchema = v.object({
  signatures: v.array(
    v.object({
      key: v.pipe(v.string(), v.regex(/^[\w-]{16}$/)),
      ed25519: base64Of64Bytes,
      p256: base64Of64Bytes,
    }),
  ),
});

export type ReleaseSignatures = v.InferOutput<typeof signaturesSchema>;

/** `releases/history.json`. */
export type ReleaseHistory = v.InferOutput<typeof historySchema>;

function parserOf<Schema extends v.GenericSchema>(schema: Schema) {
  return (text: string, shownName: string): v.InferOutput<Schema> => {
    let json: unknown;
    try {
      json = JSON.parse(text);
    } catch {
      throw new ReleaseError(`${shownName} is not JSON: perhaps only a part of it is here`);
    }
    const { success, output, issues } = v.safeParse(schema, json);
    if (success) return output;
    const [issue] = issues;
    throw new ReleaseError(
      `${shownName} cannot be read: ${v.getDotPath(issue) ?? ''} ${issue.message}`,
    );
  };
}

export const parseDocument = parserOf(documentSchema);
export const parsePointer = parserOf(pointerSchema);
export const parseSignatures = parserOf(signaturesSchema);
export const parseHistory = parserOf(historySchema);

/** Whether hosts read a file with signatures that a command can read. */
export const isReadByHosts = (text: string, signatures: ReleaseSignatures): boolean =>
  text.length < MAX_SIGNATURES_LENGTH && v.is(hostsSignaturesSchema, signatures);

/** The major version, within which the releases of a page may differ (CHANGELOG.md). */
export const contractOf = (version: string) => Number.parseInt(version, 10);
