import { expect, FILE_NAME, objectOf, parseJson, sequenceOf, textOf } from './parseJson.ts';

/** A file of the remote, and the only bytes that it may have. */
export interface PinnedEntry {
  /** Its name in the remote's folder. */
  entry: string;
  /** `sha384-…` */
  integrity: string;
}

/** What `releases/<version>.json` says, of what readers use. */
export interface ReleaseDescription extends PinnedEntry {
  version: string;
  /** Grows with every publication, also with one that rolls back. */
  sequence: number;
  expires: string;
  /** The major version. */
  contract: number;
  /** The entry without a federation runtime, which the kit loads. */
  container: PinnedEntry;
  /** By their paths in the remote's folder. */
  files: Readonly<Record<string, { integrity: string; bytes: number }>>;
}

/** What `releases/current.json` says. It is not signed: it can only name a description, which has to be. */
export interface ReleasePointer {
  version: string;
  /** The name of the description beside it. */
  release: string;
  sequence: number;
}

const POINTER = 'pointer';
const WHAT = 'description';
const VERSION = /^(?!\.+$)[\w.+-]{1,100}$/;
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;
const SHA384 = /^sha384-[\w+/]{64}$/;

export function parsePointer(text: string): ReleasePointer {
  const { version, release, sequence } = parseJson(text, POINTER);
  return {
    version: textOf(version, VERSION, POINTER),
    release: textOf(release, /^[\w.+-]{1,200}\.json$/, POINTER),
    sequence: sequenceOf(sequence, POINTER),
  };
}

function entryOf(value: unknown): PinnedEntry {
  const { entry, integrity } = objectOf(value, WHAT);
  return { entry: textOf(entry, FILE_NAME, WHAT), integrity: textOf(integrity, SHA384, WHAT) };
}

function timeOf(value: unknown): string {
  const time = textOf(value, TIME, WHAT);
  expect(Date.parse(time), WHAT);
  return time;
}

function fileOf([path, value]: [string, unknown]) {
  for (const segment of path.split('/')) textOf(segment, FILE_NAME, WHAT);
  const { integrity, bytes } = objectOf(value, WHAT);
  const file = { integrity: textOf(integrity, SHA384, WHAT), bytes: sequenceOf(bytes, WHAT) };
  return [path, file] as const;
}

/** Reads a description whose signature has been checked; other fields are left out. */
export function parseDescription(text: string): ReleaseDescription {
  const value = parseJson(text, WHAT);
  expect(value['format'] === 1, WHAT);
  return {
    ...entryOf(value),
    version: textOf(value['version'], VERSION, WHAT),
    sequence: sequenceOf(value['sequence'], WHAT),
    expires: timeOf(value['expires']),
    contract: sequenceOf(value['contract'], WHAT),
    container: entryOf(value['container']),
    files: Object.fromEntries(Object.entries(objectOf(value['files'], WHAT)).map(fileOf)),
  };
}
