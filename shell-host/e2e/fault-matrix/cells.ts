/** A host with the kit and without a federation runtime, or with such a runtime and without the kit. */
export type Host = 'kit' | 'runtime';

export const FAULTS = [
  'hangs',
  'refused',
  '404',
  '503',
  'HTML',
  'cut',
  'throws',
  'changed',
  'of another release',
] as const;

/** What happens to a request for a file. */
export type Fault = (typeof FAULTS)[number];

/** The first request for one of the files, or all of them until they are repaired. */
export type Duration = 'once' | 'for good';

/**
 * A browser tells a page of a refusal, a 404 and a 503 alike: that there is no file. One of the three has both durations, and
 * so has one of the three files that come without what they should hold (decision 023).
 */
const DURATIONS: Readonly<Record<Fault, readonly Duration[]>> = {
  hangs: ['once', 'for good'],
  refused: ['once'],
  '404': ['for good'],
  '503': ['once', 'for good'],
  HTML: ['once'],
  cut: ['for good'],
  throws: ['once', 'for good'],
  changed: ['once', 'for good'],
  'of another release': ['for good'],
};

/** What could have been written by who has no right to: each would run. */
const FORGERIES = new Set<Fault>(['changed', 'of another release']);
/** What has no hash, for it is not the pages that read it (the host guide says so). */
const WITHOUT_HASH = new Set<string>(['fragments']);

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
  fault: Fault;
  duration: Duration;
  /** The entry that a host with a runtime registers. */
  entry: 'container.js' | 'remoteEntry.js' | 'mf-manifest.json';
}

export const nameOf = ({ host, part, fault, duration }: Cell): string =>
  `${host}: ${part}, ${fault} ${duration}`;

/**
 * So long the host waits for a module, in ms: the usual 3 s where nothing comes. Where something does, on a busy machine, a
 * host that gives up a moment before would say nothing about the fault; one without the kit takes no late module.
 */
export function patienceOf({ part, duration }: Cell, isRepaired: boolean): number {
  if (isRepaired) return 60_000;
  return duration === 'for good' && PARTS[part].without === 'fallback' ? 3_000 : 10_000;
}

let count = 0;

/** A host's cells for one of the faults. */
export function cellsOf(host: Host, fault: Fault): Cell[] {
  const parts = (Object.keys(PARTS) as PartName[]).filter(
    (part) => PARTS[part].files[host] && !(FORGERIES.has(fault) && WITHOUT_HASH.has(part)),
  );
  return parts.flatMap((part) =>
    DURATIONS[fault].map((duration): Cell => {
      const registered = part === 'manifest' ? 'mf-manifest.json' : 'remoteEntry.js';
      const entry = host === 'kit' ? 'container.js' : registered;
      return { id: `${(count += 1)}`, host, part, fault, duration, entry };
    }),
  );
}
