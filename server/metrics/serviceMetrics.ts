import type { UpstreamOutcome } from '../upstream/createUpstream.ts';
import type { CacheState } from '../createRevalidatingCache.ts';
import { createMetrics } from './createMetrics.ts';

/** Values that `/metrics` reads on request. */
interface Sources {
  version: string;
  caches: Readonly<Record<string, { entries: number; bytes: number }>>;
  gauges(): Readonly<Record<string, number>>;
}

/** Upper bounds in seconds. 1.1 is the maximum duration of a fragment while the services are down. */
const DURATIONS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 1.1, 2.5];

/** Creates the metrics of a fragment service (docs/operating.md explains them). */
export function createServiceMetrics({ version, caches, gauges }: Sources) {
  const metrics = createMetrics();
  const requests = metrics.counter(
    'fascia_fragment_requests_total',
    'Requests, by fragment and status',
  );
  const durations = metrics.histogram(
    'fascia_fragment_duration_seconds',
    'Time until the response, by fragment',
    DURATIONS,
  );
  const states = metrics.counter(
    'fascia_fragment_cache_total',
    'Lookups of fragments, by result: hit, stale, miss, coalesced',
  );
  const incomplete = metrics.counter(
    'fascia_fragment_incomplete_total',
    'Renderings with static content instead of missing data',
  );
  const failures = metrics.counter(
    'fascia_render_failures_total',
    'Renderings that threw, by fragment',
  );
  const outcomes = metrics.counter(
    'fascia_upstream_requests_total',
    'Calls to the services, by outcome: ok, timeout, error, status, busy',
  );
  const ofCaches = (read: (cache: { entries: number; bytes: number }) => number) => () =>
    Object.entries(caches).map(([cache, figures]): [{ cache: string }, number] => [
      { cache },
      read(figures),
    ]);
  metrics.gauge(
    'fascia_cache_entries',
    'Entries of a cache',
    ofCaches(({ entries }) => entries),
  );
  metrics.gauge(
    'fascia_cache_bytes',
    'Estimated memory of a cache',
    ofCaches(({ bytes }) => bytes),
  );
  metrics.gauge('fascia_build_info', 'The release', () => [[{ version }, 1]]);
  for (const name of Object.keys(gauges())) {
    metrics.gauge(name, 'A value of the process', () => [[{}, gauges()[name] ?? NaN]]);
  }

  return {
    text: metrics.text,
    responded(fragment: string, status: number, seconds: number): void {
      requests.add({ fragment, status: `${status}` });
      durations.observe({ fragment }, seconds);
    },
    cached: (fragment: string, state: CacheState) => states.add({ fragment, state }),
    incomplete: (fragment: string) => incomplete.add({ fragment }),
    renderFailed: (fragment: string) => failures.add({ fragment }),
    upstream: (service: string, outcome: UpstreamOutcome) => outcomes.add({ service, outcome }),
  };
}
