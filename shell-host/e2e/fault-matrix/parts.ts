/** The fault of a file. Completes test titles. */
export type Fault =
  | 'fails once'
  | 'hangs once'
  | 'is missing'
  | 'hangs'
  | 'is changed'
  | 'is an HTML page'
  | 'throws';

type Head = 'hashed entry' | 'plain entry' | 'no head tags';

/** A part of the page that a fault can remove. */
export type Fact =
  | 'header'
  | 'styles'
  | 'texts'
  | 'visitor data'
  | 'cart data'
  | 'promotion data'
  | 'footer content';

export interface Part {
  /** The name in test titles. */
  name: string;
  /** The name of its file. */
  file: RegExp;
  faults: readonly Fault[];
  /** The effect of a missing part: the page keeps its fallback, or its header and footer lack these facts. */
  without: 'fallback' | readonly Fact[];
  /** The failure that is reported once while the part is missing. */
  report: string;
  /** The kit's head tags in the page. Default: `hashed entry`. */
  head?: Head;
  /** The entry that a federation runtime registers. Default: `remoteEntry.js`. */
  registered?: 'remoteEntry.js' | 'mf-manifest.json';
}

/**
 * A script element fires the same error event for each error status, for a refused connection and for a hash mismatch.
 * A changed file therefore represents all of them. `chunkRetries.spec.ts` tests faults that occur once, and
 * `flyoutLoadFailure.spec.ts` tests faults of flyouts.
 */
const HASHED: readonly Fault[] = ['hangs', 'is changed'];
const HASHED_ENTRY: readonly Fault[] = ['fails once', 'hangs once', ...HASHED];
/** Without a hash, the browser runs any response as the entry. HTML and a truncated script are syntax errors. */
const UNHASHED_ENTRY: readonly Fault[] = ['is missing', 'hangs', 'is an HTML page', 'throws'];

const FALLBACK = { without: 'fallback', report: 'Header' } as const;

const HEADER_SCRIPT = { name: 'header script', file: /^Header\..*\.js$/, ...FALLBACK } as const;

const KIT: readonly Part[] = [
  { name: 'entry', file: /^container\.[0-9a-f]{10}\.js$/, faults: HASHED_ENTRY, ...FALLBACK },
  {
    name: 'entry without a hash',
    file: /^container\.js$/,
    faults: ['hangs once', 'throws'],
    ...FALLBACK,
    head: 'plain entry',
  },
  {
    name: 'entry without head tags',
    file: /^container\.js$/,
    faults: UNHASHED_ENTRY,
    ...FALLBACK,
    head: 'no head tags',
  },
  { ...HEADER_SCRIPT, faults: HASHED },
  { name: 'common script', file: /^common\..*\.js$/, faults: ['is changed'], ...FALLBACK },
  { name: 'style sheet', file: /^Header\..*\.css$/, faults: HASHED, ...FALLBACK },
  // A page with its own React does not load the remote's.
  { name: 'React chunk', file: /node_modules_react.*\.js$/, faults: ['is changed'], ...FALLBACK },
  {
    name: 'services script',
    file: /^services\..*\.js$/,
    faults: HASHED,
    without: ['visitor data', 'cart data', 'promotion data'],
    report: 'header/visitor',
  },
  { name: 'texts file', file: /^locale-de-DE\./, faults: HASHED, ...FALLBACK },
  {
    name: 'texts file without head tags',
    file: /^locale-de-DE\./,
    faults: ['is changed'],
    ...FALLBACK,
    head: 'no head tags',
  },
  {
    name: 'footer content',
    file: /^content-DE\./,
    faults: HASHED,
    without: ['footer content'],
    report: 'footer/content',
  },
];

/**
 * With a federation runtime, only the loading of the entry differs. The entry loads the other files as with the kit.
 */
const RUNTIME: readonly Part[] = [
  {
    name: 'manifest',
    file: /^mf-manifest\.json$/,
    faults: ['fails once', ...HASHED],
    ...FALLBACK,
    registered: 'mf-manifest.json',
  },
  { name: 'entry', file: /^remoteEntry\.js$/, faults: ['hangs once', ...HASHED], ...FALLBACK },
  { ...HEADER_SCRIPT, faults: ['is changed'] },
];

/** The files that each kind of host loads. */
export const PARTS = { kit: KIT, runtime: RUNTIME } as const;

export type Host = keyof typeof PARTS;
