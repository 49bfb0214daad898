/** What happens to the requests for a file. */
export type Fault =
  | 'fails once'
  | 'hangs once'
  | 'is missing'
  | 'hangs'
  | 'is changed'
  | 'is an HTML page'
  | 'throws';

type Head = 'hashed entry' | 'plain entry' | 'no head tags';

/** Something that the header's page lacks. */
export type Fact =
  | 'header'
  | 'styles'
  | 'texts'
  | 'visitor data'
  | 'cart data'
  | 'promotion data'
  | 'footer content';

export interface Part {
  /** In test titles. */
  name: string;
  /** The name of its file. */
  file: RegExp;
  faults: readonly Fault[];
  /** What a page has without the part: its fallback, or a header that lacks the facts. */
  without: 'fallback' | readonly Fact[];
  /** The failure that is reported once while the part is missing. */
  report: string;
  /** The kit's head tags in the page. Default `hashed entry`. */
  head?: Head;
  /** The entry that a federation runtime registers. Default `remoteEntry.js`. */
  registered?: 'remoteEntry.js' | 'mf-manifest.json';
}

/**
 * A script element has the same error event for every status, for a refused connection and for a file whose hash differs,
 * so a changed file stands for all of these. `chunkRetries.spec.ts` has faults that occur once, and
 * `flyoutLoadFailure.spec.ts` those of flyouts.
 */
const HASHED: readonly Fault[] = ['hangs', 'is changed'];
const HASHED_ENTRY: readonly Fault[] = ['fails once', 'hangs once', ...HASHED];
/** A browser runs the content of an entry whose hash it does not know. HTML and a cut script are syntax errors. */
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
  { ...HEADER_SCRIPT, faults: ['is missing', ...HASHED] },
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

/** A federation runtime loads the entry in its own way; the entry loads the other files as in a page with the kit. */
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
