import { isKnown } from '../fragmentAnswer.ts';
import { negotiateForm } from '../negotiateForm.ts';
import type { FragmentService } from '../createFragmentService.ts';
import type { FragmentServiceOptions } from '../fragmentServiceOptions.ts';
import { printableLine } from '../../src/foundation/untrusted/printableLine.ts';
import type { RemoteFiles } from '../../src/render/fragment.ts';
import type { AllowedAddresses } from '../../src/render/fragmentSettings.ts';
import { readServiceEnvironment, type ServiceEnvironment } from '../serviceEnvironment.ts';
import { missingFileResponse } from './missingFileResponse.ts';

/** The used part of the platform's execution context. */
export interface ExecutionContext {
  waitUntil(work: Promise<unknown>): void;
}

type Service = Pick<FragmentService, 'fetch'>;

interface Parts {
  files: RemoteFiles;
  createService(
    options: Pick<FragmentServiceOptions, 'filesUrl' | 'shopOrigin' | 'report'> & AllowedAddresses,
  ): Service;
}

const FORMS = { html: 'text/html', json: 'application/json' };

/** The cache of the data centre, which is not part of the web standard. It respects `max-age`. */
const edgeCache = () => (caches as CacheStorage & { default: Cache }).default;

/** Adapts a response to the client: adds whether it comes from the cache, and removes the body for HEAD and 304. */
function toClient(request: Request, response: Response, state: 'HIT' | 'MISS'): Response {
  const headers = new Headers(response.headers);
  headers.set('X-Cache', state);
  const isUnchanged =
    response.status === 200 &&
    isKnown(headers.get('ETag') ?? '', request.headers.get('If-None-Match'));
  const body = isUnchanged || request.method === 'HEAD' ? null : response.body;
  return new Response(body, { status: isUnchanged ? 304 : response.status, headers });
}

/**
 * Creates the fragment service as a Cloudflare worker behind the cache of the data centre (SSR-101). It responds to
 * `/fragments/…`, `/health`, and requests for missing files. Cloudflare serves existing files without it.
 */
export function createWorker({ files, createService }: Parts) {
  let service: Service | undefined;

  /** Called by the first request, because a worker receives its variables with each request. */
  function start(environment: ServiceEnvironment): Service {
    return createService({
      ...readServiceEnvironment(environment),
      report: ({ error, ...details }) =>
        // oxlint-disable-next-line no-console -- The log of a worker
        console.error(printableLine(String(error)), JSON.stringify(details)),
    });
  }

  /**
   * Returns the cache key of a fragment: its URL with sorted parameters, its format, and the build. A deployment
   * removes the files that an older fragment refers to.
   */
  function keyOf(url: URL, accept: string, { FILES_URL = '' }: ServiceEnvironment): string {
    const key = new URL(url);
    key.searchParams.sort();
    const build = `${files.integrity['remoteEntry.js'] ?? files.version} ${FILES_URL}`;
    key.search = String(
      new URLSearchParams({ settings: key.searchParams.toString(), accept, build }),
    );
    return key.href;
  }

  async function respond(
    request: Request,
    environment: ServiceEnvironment,
    context: ExecutionContext,
  ) {
    const url = new URL(request.url);
    const isFragment = url.pathname.startsWith('/fragments/');
    if (!isFragment && url.pathname !== '/health') return missingFileResponse(request);
    const { fetch } = (service ??= start(environment));
    if (!isFragment || (request.method !== 'GET' && request.method !== 'HEAD')) {
      return fetch(new Request(url, { method: request.method }), environment, context);
    }
    const accept = FORMS[negotiateForm(request.headers.get('Accept') ?? undefined)];
    const key = keyOf(url, accept, environment);
    const cache = edgeCache();
    const cached = await cache.match(key).catch(() => undefined);
    if (cached) return toClient(request, cached, 'HIT');
    // Omits the visitor's other headers, because all visitors share the response.
    const response = await fetch(
      new Request(url, { headers: { Accept: accept } }),
      environment,
      context,
    );
    if (response.status === 200) {
      context.waitUntil(cache.put(key, response.clone()).catch(() => undefined));
    }
    return toClient(request, response, 'MISS');
  }

  return {
    async fetch(request: Request, environment: ServiceEnvironment, context: ExecutionContext) {
      try {
        return await respond(request, environment, context);
      } catch (error) {
        // oxlint-disable-next-line no-console -- The log of a worker
        console.error(printableLine(String(error)));
        const headers = { 'Cache-Control': 'no-store' };
        return new Response('The worker failed. See its log for the reason.\n', {
          status: 500,
          headers,
        });
      }
    },
  };
}
