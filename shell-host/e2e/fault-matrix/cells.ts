/** A host with the kit and without a federation runtime, or with such a runtime and without the kit. */
export type Host = 'kit' | 'runtime';

/** What happens to a request for a file, by what a browser tells a page of it where it knows the hash of what should come. */
const FAULTS = {
  'does not come': ['hangs'],
  'is not there': ['refused', '404', '503'],
  'is another': ['HTML', 'cut', 'throws', 'changed', 'of another release'],
} as const;

export type Kind = keyof typeof FAULTS;
export const KINDS = Object.keys(FAULTS) as readonly Kind[];

export type Fault = (typeof FAULTS)[Kind][number];

/** The first request for one of the files, or all of them until they are repaired. */
export type Duration = 'once' | 'for good';

type Case = readonly [fault: Fault, duration: Duration];

/** Of files without a hash. A refusal, a 404 and a 503 are alike: one of them has both durations (decision 023). */
const WITHOUT_HASH: Readonly<Record<Kind, readonly Case[]>> = {
  'does not come': [
    ['hangs', 'once'],
    ['hangs', 'for good'],
  ],
  'is not there': [
    ['refused', 'once'],
    ['404', 'for good'],
    ['503', 'once'],
    ['503', 'for good'],
  ],
  // What could have been written by who has no right to runs: what describes a release has signatures against it.
  'is another': [
    ['HTML', 'once'],
    ['cut', 'for good'],
    ['throws', 'once'],
    ['throws', 'for good'],
  ],
};

/**
 * Of files with a hash: of faults that are alike each file has one for each duration, in turn. A changed file alone would run,
 * so each is changed; to all others that are no longer the same the browser does what it does to that one.
 */
const WITH_HASH: Readonly<Record<Kind, (index: number) => readonly Case[]>> = {
  'does not come': () => WITHOUT_HASH['does not come'],
  'is not there': (index) => [
    [turn(['refused', '503'], index), 'once'],
    [turn(['503', '404'], index), 'for good'],
  ],
  'is another': (index) => [['changed', 'once'], ['changed', 'for good'], turn(OTHERS, index)],
};

const OTHERS: readonly Case[] = [
  ['of another release', 'for good'],
  ['HTML', 'once'],
  ['cut', 'for good'],
  ['throws', 'once'],
  ['throws', 'for good'],
];

const turn = <T>(all: readonly T[], index: number) => all[index % all.length] as T;

/** What has no hash, for it is not the pages that read it (the host guide says so). */
const PARTS_WITHOUT_HASH = new Set<string>(['fragments']);

/** What a page has while a part is missing. */
type Without = 'fallback' | 'header' | 'whole page';

interface Part {
  /** The files, by their names. */
  files: Readonly<Record<Host, RegExp | undefined>>;
  /** What stands while it is missing. */
  without: Without;
  /** The names, in events, of what cannot be had. Empty where a page misses nothing. */
  reportedAs: RegExp | undefined;
}

const inBoth = (files: RegExp): Part['files'] => ({ kit: files, runtime: files });

export const PARTS = {
  // The kit's is read by the host's server, whose pages only come without what it says.
  fragments: {
    files: { kit: /^fragments\.json$/, runtime: undefined },
    without: 'whole page',
    reportedAs: undefined,
  },
  manifest: {
    files: { kit: undefined, runtime: /^mf-manifest\.json$/ },
    without: 'fallback',
    reportedAs: /^Header$/,
  },
  entry: {
    files: { kit: /^container(?:\.[0-9a-f]{10})?\.js$/, runtime: /^remoteEntry\.js$/ },
    without: 'fallback',
    reportedAs: /^Header$/,
  },
  module: { files: inBoth(/^Header\..*\.js$/), without: 'fallback', reportedAs: /^Header$/ },
  common: { files: inBoth(/^common\..*\.js$/), without: 'fallback', reportedAs: /^Header$/ },
  style: { files: inBoth(/^Header\..*\.css$/), without: 'fallback', reportedAs: /^Header$/ },
  'lazy chunk': { files: inBoth(/^account\..*\.js$/), without: 'header', reportedAs: /^header\// },
  services: { files: inBoth(/^services\..*\.js$/), without: 'header', reportedAs: /^header\// },
  locale: { files: inBoth(/^locale-de-DE\./), without: 'header', reportedAs: /^i18n\// },
  content: { files: inBoth(/^content-DE\./), without: 'header', reportedAs: /^footer\// },
  // The remote's own React, which a page with one of its own does not load.
  React: {
    files: { kit: /^\d+\..*\.js$/, runtime: undefined },
    without: 'fallback',
    reportedAs: /^Header$/,
  },
} as const satisfies Record<string, Part>;

export type PartName = keyof typeof PARTS;

/** A page whose part has a fault. */
export interface Cell {
  id: string;
  host: Host;
  part: PartName;
  kind: Kind;
  fault: Fault;
  duration: Duration;
  /** The entry that a host with a runtime registers. */
  entry: 'container.js' | 'remoteEntry.js' | 'mf-manifest.json';
}

export const nameOf = ({ host, part, fault, duration }: Cell): string =>
  `${host}: ${part}, ${fault} ${duration}`;

/**
 * So long the host waits for a module, in ms: the usual 3 s where nothing comes, longer than a busy machine needs where
 * something does, and 10 s for what hangs once, which comes after the host has given up.
 */
export function patienceOf({ part, fault, duration }: Cell, isRepaired: boolean): number {
  if (isRepaired || PARTS[part].without !== 'fallback') return 60_000;
  if (duration === 'for good') return 3_000;
  return fault === 'hangs' ? 10_000 : 60_000;
}

/**
 * Whether the next page could still have the fault: the browser may have kept what came in place of the file, and the
 * host's server what describes the release. A click that nothing came of in time has led to the next page.
 */
export const couldStick = ({ part, kind, duration }: Cell): boolean =>
  part === 'lazy chunk' ||
  (duration === 'for good' && (kind === 'is another' || PARTS_WITHOUT_HASH.has(part)));

let count = 0;

/** A host's cells for one kind of faults. */
export function cellsOf(host: Host, kind: Kind): Cell[] {
  const parts = (Object.keys(PARTS) as PartName[]).filter((part) => PARTS[part].files[host]);
  return parts.flatMap((part, index) => {
    // Another turn for the other host.
    const cases = PARTS_WITHOUT_HASH.has(part)
      ? WITHOUT_HASH[kind]
      : WITH_HASH[kind](host === 'kit' ? index : index + 1);
    const registered = part === 'manifest' ? 'mf-manifest.json' : 'remoteEntry.js';
    const entry = host === 'kit' ? 'container.js' : registered;
    return cases.map(([fault, duration]): Cell => {
      count += 1;
      return { id: `${count}`, host, part, kind, fault, duration, entry };
    });
  });
}
