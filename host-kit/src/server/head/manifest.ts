import { INTEGRITY } from '../../release/integrity.ts';

/** The file names of one of the remote's chunks. */
export interface ChunkFiles {
  scripts: readonly string[];
  styles: readonly string[];
}

/** The parts of a remote's build that a page needs. */
export interface RemoteManifest {
  /** The release. */
  version: string;
  chunks: Readonly<Record<string, ChunkFiles>>;
  /** Hashed file names of the entries by plain name. Empty in development and older builds. */
  entries: Readonly<Record<string, string>>;
  /** `sha256-…` or `sha384-…` by file name. Empty in development. */
  integrity: Readonly<Record<string, string>>;
  /** The scripts of the remote's own React. */
  react: readonly string[];
  /** The default locale of each site. The first site is the default site. */
  locales: Readonly<Record<string, string>>;
  /** CSS that reserves the modules' space. */
  places: string;
  /** CSS for server-rendered modules whose style sheets fail to load. Empty in older builds. */
  unstyled: string;
  /** JavaScript statements that apply `unstyled` while style sheets are missing. Empty in older builds. */
  unstyledScript: string;
  /** A JavaScript function expression that starts the header's requests. Empty in older builds. */
  reads: string;
  /** Whether the host pins the remote's key, so that the page must load the entry with its hash. */
  isPinned: boolean;
}

/** Used while the manifest is unavailable. */
export const NO_MANIFEST: RemoteManifest = {
  version: '',
  chunks: {},
  entries: {},
  integrity: {},
  react: [],
  locales: {},
  places: '',
  unstyled: '',
  unstyledScript: '',
  reads: '',
  isPinned: false,
};

/** Used while a host with a pinned key has no verified release. `headTags` then contains no entry. */
export const NO_RELEASE: RemoteManifest = { ...NO_MANIFEST, isPinned: true };

const FILE = /^[\w@-][\w.@-]*\.(?:js|css)$/;
const CODE = /^[\w-]{1,40}$/;
/** Text that would end a script or start an HTML comment in it. */
const LEAVES_SCRIPT = /<\/script|<script|<!--/i;
const LEAVES_STYLE = /<\/|<!--/;

function expected(what: string): TypeError {
  return new TypeError(
    `fascia-host: the manifest is not the fragments.json of a fascia build: ${what}`,
  );
}

function entriesOf(value: unknown, what: string): [string, unknown][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw expected(what);
  return Object.entries(value);
}

function matching(value: unknown, pattern: RegExp, what: string): string {
  if (typeof value !== 'string' || !pattern.test(value)) throw expected(what);
  return value;
}

function textWithout(value: unknown, pattern: RegExp, what: string): string {
  if (value === undefined) return '';
  if (typeof value !== 'string' || pattern.test(value)) throw expected(what);
  return value;
}

function files(value: unknown, what: string): string[] {
  if (!Array.isArray(value)) throw expected(what);
  return value.map((file) => matching(file, FILE, what));
}

function texts(value: unknown, pattern: RegExp, what: string): Record<string, string> {
  const entries = entriesOf(value, what).map(
    ([name, text]) => [name, matching(text, pattern, what)] as const,
  );
  return Object.fromEntries(entries);
}

function chunkFiles([name, value]: [string, unknown]): [string, ChunkFiles] {
  const chunk = Object.fromEntries(entriesOf(value, `the chunk "${name}"`));
  const list = (kind: string) => files(chunk[kind], `${kind} of the chunk "${name}"`);
  return [name, { scripts: list('scripts'), styles: list('styles') }];
}

function siteLocales(value: unknown): Record<string, string> {
  const locales = texts(value, CODE, '"locales"');
  const sites = Object.keys(locales);
  if (sites.length === 0 || !sites.every((site) => CODE.test(site))) throw expected('"locales"');
  return locales;
}

/**
 * Parses `fragments.json` of a build of the remote, for `headTags`. Call it when the server starts, so that an invalid
 * file is noticed early.
 *
 * @param value The decoded JSON. Unknown fields are dropped.
 * @throws {TypeError} If the value is invalid (HK-83). The message names the field.
 */
export function parseManifest(value: unknown): RemoteManifest {
  const manifest = Object.fromEntries(entriesOf(value, 'it is not an object'));
  const { version, chunks, entries = {}, integrity, react = [], locales, places } = manifest;
  const { unstyled, unstyledScript, reads, isPinned } = manifest;
  return {
    version: matching(version, /^[^\s"<>&]{1,100}$/, '"version"'),
    chunks: Object.fromEntries(entriesOf(chunks, '"chunks"').map(chunkFiles)),
    entries: texts(entries, FILE, '"entries"'),
    integrity: texts(integrity, INTEGRITY, '"integrity"'),
    react: files(react, '"react"'),
    locales: siteLocales(locales),
    places: textWithout(places, LEAVES_STYLE, '"places"'),
    unstyled: textWithout(unstyled, LEAVES_STYLE, '"unstyled"'),
    unstyledScript: textWithout(unstyledScript, LEAVES_SCRIPT, '"unstyledScript"'),
    reads: textWithout(reads, LEAVES_SCRIPT, '"reads"'),
    isPinned: isPinned === true,
  };
}
