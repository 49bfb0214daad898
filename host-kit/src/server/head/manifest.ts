import { INTEGRITY } from '../../release/integrity.ts';

/** The files of one of the remote's chunks, by their names in the remote's folder. */
export interface ChunkFiles {
  scripts: readonly string[];
  styles: readonly string[];
}

/** What a page needs to know of a build of the remote. */
export interface RemoteManifest {
  /** The release. */
  version: string;
  chunks: Readonly<Record<string, ChunkFiles>>;
  /** The names of the entries with their hashes, by those without; empty in development and of older builds. */
  entries: Readonly<Record<string, string>>;
  /** `sha256-…` or `sha384-…` by file name; empty in development. */
  integrity: Readonly<Record<string, string>>;
  /** The scripts of the remote's own React. */
  react: readonly string[];
  /** The default locale of each site; the first site is the default. */
  locales: Readonly<Record<string, string>>;
  /** The rules that hold the modules' places. */
  places: string;
  /** The rules of a server's markup whose style sheets cannot be had; empty of older builds. */
  unstyled: string;
  /** Statements that apply `unstyled` while style sheets are missing; empty if the build has none. */
  unstyledScript: string;
  /** A function expression that begins the header's reads; empty if the build has none. */
  reads: string;
  /** Whether the page may load the entry by its hash alone, because the host pins the remote's key. */
  isPinned: boolean;
}

/** What is known while there is no manifest. */
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

/** What is known while a key is pinned and no release is good: `headTags` names no entry. */
export const NO_RELEASE: RemoteManifest = { ...NO_MANIFEST, isPinned: true };

const FILE = /^[\w@-][\w.@-]*\.(?:js|css)$/;
const CODE = /^[\w-]{1,40}$/;
/** What would end an element of text, or begin a comment in it. */
const LEAVES_SCRIPT = /<\/script|<script|<!--/i;
const LEAVES_STYLE = /<\/|<!--/;

function expected(what: string): TypeError {
  return new TypeError(
    `fascia-host: the manifest is not the fragments.json of a build of fascia: ${what}`,
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
 * What a build of the remote says of itself in `fragments.json`, for `headTags`. Call it when the server starts, so that a
 * wrong file is noticed there.
 *
 * @param value The decoded JSON. Fields that are not known are left out.
 * @throws A TypeError that says what is wrong, for anything else (HK-83).
 */
export function parseManifest(value: unknown): RemoteManifest {
  const manifest = Object.fromEntries(entriesOf(value, 'it is no object'));
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
