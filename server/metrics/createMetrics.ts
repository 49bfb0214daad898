/**
 * Labels of a sample, such as `{ fragment: 'header', status: '200' }`. Each has few values, and none comes from a
 * client.
 */
export type Labels = Readonly<Record<string, string>>;

/** A value that only increases. */
export interface Counter {
  add(labels: Labels): void;
}

/** Counts values in buckets with upper bounds. */
export interface Histogram {
  observe(labels: Labels, value: number): void;
}

/** The metrics of a process in the text format of Prometheus. */
export interface Metrics {
  counter(name: string, help: string): Counter;
  /** @param limits Upper bounds in ascending order. The unlimited bucket is added. */
  histogram(name: string, help: string, limits: readonly number[]): Histogram;
  /** A value that is read when the metrics are requested. */
  gauge(name: string, help: string, read: () => readonly [Labels, number][]): void;
  /** Formats all metrics in version 0.0.4 of the format. */
  text(): string;
}

const escape = (value: string) =>
  value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');

function sample(name: string, labels: Labels, value: number): string {
  const list = Object.entries(labels).map(([label, text]) => `${label}="${escape(text)}"`);
  return `${name}${list.length > 0 ? `{${list.join(',')}}` : ''} ${value}`;
}

/** The state of each combination of labels that has occurred. */
function series<T>(initial: () => T) {
  const all = new Map<string, { labels: Labels; state: T }>();
  return {
    of(labels: Labels): { labels: Labels; state: T } {
      const key = JSON.stringify(labels);
      const found = all.get(key) ?? { labels, state: initial() };
      all.set(key, found);
      return found;
    },
    values: () => [...all.values()],
  };
}

/**
 * Collects and formats metrics. The package prom-client is not an option, because it needs modules of Node (cluster,
 * process, perf_hooks) that workers do not have.
 */
export function createMetrics(): Metrics {
  const sections: (() => string[])[] = [];
  const section = (name: string, type: string, help: string, samples: () => string[]) =>
    sections.push(() => [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...samples()]);

  return {
    counter(name, help) {
      const counts = series(() => 0);
      section(name, 'counter', help, () =>
        counts.values().map(({ labels, state }) => sample(name, labels, state)),
      );
      return {
        add: (labels) => {
          counts.of(labels).state += 1;
        },
      };
    },
    histogram(name, help, limits) {
      const all = series(() => ({ buckets: limits.map(() => 0), count: 0, sum: 0 }));
      section(name, 'histogram', help, () =>
        all
          .values()
          .flatMap(({ labels, state: { buckets, count, sum } }) => [
            ...limits.map((limit, index) =>
              sample(`${name}_bucket`, { ...labels, le: `${limit}` }, buckets[index] ?? 0),
            ),
            sample(`${name}_bucket`, { ...labels, le: '+Inf' }, count),
            sample(`${name}_sum`, labels, sum),
            sample(`${name}_count`, labels, count),
          ]),
      );
      return {
        observe(labels, value) {
          const { state } = all.of(labels);
          state.buckets = limits.map(
            (limit, index) => (state.buckets[index] ?? 0) + (value <= limit ? 1 : 0),
          );
          state.count += 1;
          state.sum += value;
        },
      };
    },
    gauge(name, help, read) {
      section(name, 'gauge', help, () =>
        read().map(([labels, value]) => sample(name, labels, value)),
      );
    },
    text: () => `${sections.flatMap((lines) => lines()).join('\n')}\n`,
  };
}
