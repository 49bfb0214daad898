import type {
  FragmentModule,
  RemoteFiles,
  RenderedFragment,
  RenderServices,
  ServiceRead,
} from '../src/render/fragment.ts';

import type { FragmentSettings, ParsedQuery } from '../src/render/fragmentSettings.ts';
import type { CacheLimits, Lifetime } from './createRevalidatingCache.ts';
import type { SharedLifetime } from './fragmentAnswer.ts';
import type { ServiceReport } from './limitReports.ts';
import { httpOrigin } from './serviceEnvironment.ts';

/** One of the shop's services. */
export type PublicService = ServiceRead['service'];

/** Options of a fragment service. Only the first five are required. */
export interface FragmentServiceOptions {
  /** Renders a module (`renderFragment`). */
  render(
    module: FragmentModule,
    settings: FragmentSettings,
    services: RenderServices,
  ): Promise<RenderedFragment>;
  /** Parses the query of a request (`parseFragmentSettings`). */
  parseSettings(module: FragmentModule, query: URLSearchParams): ParsedQuery;
  /** The content of `dist/remote/fragments.json`. */
  files: RemoteFiles;
  /** URL of the folder with the remote's files for pages, such as `/remote/`. */
  filesUrl: string;
  /** Origin of the shop's services, such as `https://shop.example`, or one per service. */
  shopOrigin: string | Readonly<Record<PublicService, string>>;
  /** Current time in ms since 1970. Default: the system's clock. */
  now?: () => number;
  /** Sends requests to the services. Default: the platform's `fetch`. */
  fetch?: typeof fetch;
  /** Timeout of all service requests of a rendering together, in ms. Default: 1000 (SSR-36). */
  timeoutMs?: number;
  /** Minimum time before a failed call or rendering is retried, in ms. Default: 5000 (SSR-37). */
  retryMs?: number;
  /**
   * Limits of each of the two caches, for fragments and for service responses. Default: 1000 entries, 32 MiB (SSR-42).
   */
  limits?: CacheLimits;
  /** Lifetime of fragments and service responses. Default: fresh 15 s, stale 5 min, kept 24 h (SSR-38). */
  lifetime?: Lifetime;
  /** Lifetime of fragments that lack data. Default: fresh 2 s, stale 30 s, kept 5 min (SSR-38). */
  incompleteLifetime?: Lifetime;
  /** `Cache-Control` of a fragment, in seconds. Default: 60, 300, 86400. */
  shared?: SharedLifetime;
  /** `Cache-Control` of a fragment that lacks data, in seconds. Default: 5, 30, 300. */
  incompleteShared?: SharedLifetime;
  /** Maximum length of a query in characters. Default: 2048 (SSR-32). */
  maxQueryLength?: number;
  /** Maximum size of a service response in bytes. Default: 4 MiB. */
  maxAnswerBytes?: number;
  /** Maximum number of concurrent calls to one service. Default: 32 (SSR-42). */
  maxCalls?: number;
  /** Maximum number of concurrent renderings. Default: 128 (SSR-42). */
  maxRenderings?: number;
  /** Receives failures, at most one per kind and minute. Default: ignores them. */
  report?: (report: ServiceReport) => void;
  /** Additional metrics by name, such as the memory of the process. */
  gauges?: () => Readonly<Record<string, number>>;
}

/** The options with defaults, and an origin per service. */
export type ServiceSettings = Required<Omit<FragmentServiceOptions, 'shopOrigin'>> & {
  origins: Readonly<Record<PublicService, string>>;
};

const MIB = 2 ** 20;

/**
 * @throws {TypeError} If the text is not an origin. A path would be ignored, because the paths of services are fixed.
 */
function parseOrigin(value: string): string {
  const origin = httpOrigin(value);
  if (origin !== undefined) return origin;
  throw new TypeError(`The shop's origin must be like https://shop.example, not "${value}"`);
}

/** Adds defaults. @throws {TypeError} If an origin is invalid. */
export function withDefaults({ shopOrigin, ...options }: FragmentServiceOptions): ServiceSettings {
  const given = Object.entries(options).filter(([, value]) => value !== undefined);
  const { promotion, navigation } =
    typeof shopOrigin === 'string' ? { promotion: shopOrigin, navigation: shopOrigin } : shopOrigin;
  return {
    now: () => Date.now(),
    // In workers, `fetch` must be called as a function of the global scope.
    fetch: (input, init) => fetch(input, init),
    timeoutMs: 1000,
    retryMs: 5000,
    limits: { entries: 1000, bytes: 32 * MIB },
    lifetime: { freshMs: 15_000, staleMs: 5 * 60_000, keptMs: 24 * 60 * 60_000 },
    incompleteLifetime: { freshMs: 2000, staleMs: 30_000, keptMs: 5 * 60_000 },
    shared: { maxAge: 60, staleWhileRevalidate: 300, staleIfError: 86_400 },
    incompleteShared: { maxAge: 5, staleWhileRevalidate: 30, staleIfError: 300 },
    maxQueryLength: 2048,
    maxAnswerBytes: 4 * MIB,
    maxCalls: 32,
    maxRenderings: 128,
    report: () => undefined,
    gauges: () => ({}),
    ...(Object.fromEntries(given) as typeof options),
    origins: { promotion: parseOrigin(promotion), navigation: parseOrigin(navigation) },
  };
}
