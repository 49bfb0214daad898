import type { FragmentModule } from '../src/render/fragment.ts';
import type { FragmentSettings } from '../src/render/fragmentSettings.ts';
import { createRevalidatingCache, type Produced } from './createRevalidatingCache.ts';
import { sizeOfFragment, tagFragment, type TaggedFragment } from './fragmentAnswer.ts';
import type { ServiceSettings } from './fragmentServiceOptions.ts';
import type { ServiceReport } from './limitReports.ts';
import { BusyError, createSemaphore } from './upstream/createSemaphore.ts';
import { createServiceMetrics } from './metrics/serviceMetrics.ts';
import { createUpstream } from './upstream/createUpstream.ts';

/** Modules by the names of their fragments in URLs. */
export const fragmentNames: ReadonlyMap<string, FragmentModule> = new Map([
  ['header', 'Header'],
  ['footer', 'Footer'],
  ['newsletter-form', 'NewsletterForm'],
  ['layout', 'Layout'],
]);

/** A request for a fragment. */
export interface FragmentRequest {
  name: string;
  module: FragmentModule;
  settings: FragmentSettings;
  /** Equal for equal settings. */
  key: string;
  keepAlive?: ((work: Promise<unknown>) => void) | undefined;
}

/** Renders fragments and caches them. All requests with the same settings share one rendering, in both formats. */
export function createFragmentStore(
  options: ServiceSettings,
  report: (details: Omit<ServiceReport, 'omitted'>) => void,
) {
  const { now, timeoutMs, retryMs, limits, lifetime, filesUrl, files } = options;
  const fragments = createRevalidatingCache<TaggedFragment>({
    limits,
    sizeOf: sizeOfFragment,
    retryMs,
    joinMs: 2 * timeoutMs,
    now,
  });
  const upstream = createUpstream({
    ...options,
    onOutcome(service, outcome, error) {
      metrics.upstream(service, outcome);
      if (outcome !== 'ok') report({ operation: service, error });
    },
  });
  const metrics = createServiceMetrics({
    version: files.version,
    caches: { fragments, upstream },
    gauges: options.gauges,
  });

  const renderings = createSemaphore(options.maxRenderings, 0);

  async function produce(request: FragmentRequest): Promise<Produced<TaggedFragment>> {
    const { name, module, settings, keepAlive } = request;
    const deadline = now() + timeoutMs;
    try {
      const rendered = await renderings.run(() =>
        options.render(module, settings, {
          read: (read) => upstream.read(read, deadline, keepAlive),
          filesUrl,
          files,
        }),
      );
      const value = await tagFragment(rendered);
      const isIncomplete = value.missing.length > 0;
      if (isIncomplete) metrics.incomplete(name);
      return {
        value,
        isIncomplete,
        lifetime: isIncomplete ? options.incompleteLifetime : lifetime,
      };
    } catch (error) {
      if (error instanceof BusyError) throw error;
      metrics.renderFailed(name);
      report({ operation: 'render', fragment: name, error });
      throw error;
    }
  }

  return {
    metrics,
    /** Rejects if the fragment cannot be rendered and there is no cached one. */
    async get(request: FragmentRequest): Promise<{ fragment: TaggedFragment; ageMs: number }> {
      const { value, state, ageMs } = await fragments.get({
        key: `${request.module} ${request.key}`,
        produce: () => produce(request),
        keepAlive: request.keepAlive,
      });
      metrics.cached(request.name, state);
      return { fragment: value, ageMs };
    },
  };
}
