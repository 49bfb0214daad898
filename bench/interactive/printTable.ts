import type { Sample } from './recorder.ts';
import { estimate } from './statistics.ts';
import { PLAIN_REFERENCE, REFERENCE, type Limits } from './variants.ts';

type Metric = keyof Sample;

const inMs = (ms: number) => `${ms.toFixed(0)} ms`;

/** The columns of the table, and the format of their values. */
const UNITS: Record<Metric, (value: number) => string> = {
  seen: inMs,
  interactive: inMs,
  badge: inMs,
  promotions: inMs,
  page: inMs,
  blocking: inMs,
  scripts: (bytes) => `${(bytes / 1000).toFixed(1)} kB`,
  shift: (score) => score.toFixed(3),
};
const METRICS = Object.keys(UNITS) as Metric[];

type Samples = ReadonlyMap<string, readonly Sample[]>;

const column = (samples: readonly Sample[], metric: Metric) =>
  samples.map((sample) => sample[metric]);

function absolute(samples: readonly Sample[], metric: Metric): string {
  const { median } = estimate(column(samples, metric));
  return Number.isNaN(median) ? '–' : UNITS[metric](median);
}

/** Returns the ratio of each sample to the reference of the same round. */
function ratiosOf(own: readonly Sample[], metric: Metric, reference: readonly Sample[]): number[] {
  return column(own, metric).map((value, round) => value / (reference[round]?.[metric] ?? NaN));
}

/**
 * Formats a ratio with its interval and limit. Formats the value itself for layout shifts, and if the reference has no
 * value.
 */
function cellOf(
  own: readonly Sample[],
  metric: Metric,
  reference: readonly Sample[],
  limit: number | undefined,
) {
  const { median, low, high } = estimate(ratiosOf(own, metric, reference));
  if (metric === 'shift' || !Number.isFinite(median)) {
    return { text: absolute(own, metric), isMissed: limit !== undefined };
  }
  const isMissed = limit !== undefined && median > limit;
  const note = limit === undefined ? '' : `, ${isMissed ? 'above' : 'at most'} ${limit.toFixed(2)}`;
  return { text: `${median.toFixed(2)} (${low.toFixed(2)}–${high.toFixed(2)})${note}`, isMissed };
}

/** Looks up facts about a variant by its name. */
interface Known {
  /** Whether only `seen` was measured. */
  isPlain: (variant: string) => boolean;
  limitsOf: (variant: string) => Limits | undefined;
  /** Returns the variant that `seen` is compared with. */
  seenReferenceOf: (variant: string) => string;
}

/**
 * Prints the table of one kind of visit: the values of the reference, and for each other variant a row with ratios,
 * intervals and limits.
 *
 * @returns Whether a ratio exceeds its limit.
 */
export function printTable(title: string, samples: Samples, known: Known): boolean {
  const { isPlain, limitsOf, seenReferenceOf } = known;
  let hasMissed = false;
  const rows = [...samples].map(([name, own]) => {
    if (name === REFERENCE) return [name, ...METRICS.map((metric) => absolute(own, metric))];
    if (name === PLAIN_REFERENCE)
      return [name, absolute(own, 'seen'), ...METRICS.slice(1).map(() => '')];
    const limits = limitsOf(name);
    const measured = isPlain(name) ? METRICS.slice(0, 1) : METRICS;
    const cells = measured.map((metric) => {
      const reference = samples.get(metric === 'seen' ? seenReferenceOf(name) : REFERENCE) ?? [];
      return cellOf(own, metric, reference, limits?.[metric]);
    });
    hasMissed ||= cells.some(({ isMissed }) => isMissed);
    const empty = METRICS.slice(measured.length).map(() => '');
    return [name, ...cells.map(({ text }) => text), ...empty];
  });
  const lines = [[title, ...METRICS], ['', ...METRICS].map(() => '---'), ...rows];
  process.stdout.write(`${lines.map((line) => `| ${line.join(' | ')} |`).join('\n')}\n\n`);
  return hasMissed;
}
