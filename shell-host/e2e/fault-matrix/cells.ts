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

const CASES: Readonly<Record<Kind, readonly Case[]>> = {
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
  'is another': [
    ['HTML', 'once'],
    ['cut', 'for good'],
    ['throws', 'once'],
    ['throws', 'for good'],
  ],
};

/** Of files whose hash the page knows: whoever can change another one owns the page. */
const CASES_WITH_HASH: readonly Case[] = [
  ['changed', 'once'],
  ['changed', 'for good'],
  ['of another release', 'for good'],
];

/** An entry that a page connects with by its address alone, with the kit's head tags, which know its hash, or without. */
const UNPINNED_ENTRIES = ['entry without hash', 'entry alone'] as const;

/** Parts whose hash no page knows: the description, which has signatures (the host guide says so), and entries that are not pinned. */
const PARTS_WITHOUT_HASH = new Set<string>(['fragments', ...UNPINNED_ENTRIES]);

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

const UNPINNED_ENTRY: Part = {
  files: { kit: /^container\.js$/, runtime: undefined },
  without: 'fallback',
  reportedAs: /^Header$/,
};

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
  'entry without hash': UNPINNED_ENTRY,
  'entry alone': UNPINNED_ENTRY,
  module: { files: inBoth(/^Header\..*\.js$/), without: 'fallback', reportedAs: /^Header$/ },
  common: { files: inBoth(/^common\..*\.js$/), without: 'fallback', reportedAs: /^Header$/ },
  style: { files: inBoth(/^Header\..*\.css$/), without: 'fallback', reportedAs: /^Header$/ },
  'lazy chunk': { files: inBoth(/^account\..*\.js$/), without: 'header', reportedAs: /^header\// },
  services: { files: inBoth(/^services\..*\.js$/), without: 'header', reportedAs: /^header\// },
  locale: { files: inBoth(/^locale-de-DE\./), without: 'header', reportedAs: /^i18n\// },
  // On a page without head tags, where the container asks for it.
  'locale alone': {
    files: { kit: /^locale-de-DE\./, runtime: undefined },
    without: 'header',
    reportedAs: /^i18n\//,
  },
  content: { files: inBoth(/^content-DE\./), without: 'header', reportedAs: /^footer\// },
  // The remote's own React, which a page with one of its own does not load.
  React: {
    files: { kit: /^\d+\..*\.js$/, runtime: undefined },
    without: 'fallback',
    reportedAs: /^Header$/,
  },
} as const satisfies Record<string, Part>;

export type PartName = keyof typeof PARTS;

/** A page of the kit's that has no head tags. */
export const isAlone = (cell: Cell): boolean =>
  hasPart(cell, 'entry alone') || hasPart(cell, 'locale alone');

/**
 * Parts that a page asks for beside each other, so that one page has all their faults: those for which a host waits, where
 * they are repaired, and those without which there is a header. Alone, chunkRetries.spec.ts and styleRetries.spec.ts have a fault of
 * the services, the common script, style sheets and a flyout's files.
 */
const BESIDE_EACH_OTHER: Readonly<Record<Duration, readonly (readonly PartName[])[]>> = {
  once: [
    ['module', 'common', 'style'],
    ['services', 'locale', 'content', 'lazy chunk'],
  ],
  // Not with the lazy chunk: while services hang, a click may not ask for it.
  'for good': [['services', 'locale', 'content']],
};

interface FaultyPart {
  part: PartName;
  fault: Fault;
}

/** A page with a faulty part, or with several that are beside each other. */
export interface Cell {
  id: string;
  host: Host;
  kind: Kind;
  faults: readonly [FaultyPart, ...FaultyPart[]];
  duration: Duration;
  /** The entry that a host with a runtime registers. */
  entry: 'container.js' | 'remoteEntry.js' | 'mf-manifest.json';
}

export const nameOf = ({ host, faults, duration }: Cell): string =>
  `${host}: ${faults.map(({ part, fault }) => `${part}, ${fault}`).join('; ')} ${duration}`;

/** What a cell's page has while its parts are missing. */
export const leftWithout = ({ faults: [{ part }] }: Cell): Without => PARTS[part].without;

export const hasPart = ({ faults }: Cell, name: PartName): boolean =>
  faults.some(({ part }) => part === name);

/**
 * So long the host waits for a module, in ms: the usual 3 s where nothing comes, longer than a busy machine needs where
 * something does, and 10 s for what hangs once, which comes after the host has given up.
 */
export function patienceOf(cell: Cell, isRepaired: boolean): number {
  if (isRepaired || leftWithout(cell) !== 'fallback') return 60_000;
  if (cell.duration === 'for good') return 3_000;
  return cell.kind === 'does not come' ? 10_000 : 60_000;
}

/**
 * Whether the next page could still have the fault: the browser may have kept what came in place of the file (of files with a hash
 * one fault stands for all), and the host's server what describes the release. A click that nothing came of in time has led to
 * the next page.
 */
export const couldStick = (cell: Cell): boolean =>
  hasPart(cell, 'lazy chunk') ||
  (cell.duration === 'for good' &&
    cell.faults.some(({ part, fault }) => fault === 'changed' || PARTS_WITHOUT_HASH.has(part)));

let count = 0;

/** A host's cells for one kind of faults. */
export function cellsOf(host: Host, kind: Kind): Cell[] {
  const parts = (Object.keys(PARTS) as PartName[]).filter((part) => PARTS[part].files[host]);
  const cells = new Map<string, Cell>();
  for (const part of parts) {
    const isPinned = kind === 'is another' && !PARTS_WITHOUT_HASH.has(part);
    const cases = isPinned ? [...CASES[kind], ...CASES_WITH_HASH] : CASES[kind];
    const registered = part === 'manifest' ? 'mf-manifest.json' : 'remoteEntry.js';
    const entry = host === 'kit' ? 'container.js' : registered;
    for (const [row, [fault, duration]] of cases.entries()) {
      const group = BESIDE_EACH_OTHER[duration].find((names) => names.includes(part)) ?? [part];
      // The first case of each part of a group, the second of each, …
      const key = `${group.join()} ${duration} ${row}`;
      const cell = cells.get(key);
      if (cell) {
        cells.set(key, { ...cell, faults: [...cell.faults, { part, fault }] });
      } else {
        count += 1;
        cells.set(key, { id: `${count}`, host, kind, faults: [{ part, fault }], duration, entry });
      }
    }
  }
  return [...cells.values()];
}
