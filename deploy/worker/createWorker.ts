import { negotiateForm } from '../../src/server/fragments/negotiateForm.ts';
import type { FragmentService } from '../../src/server/fragments/createFragmentService.ts';
import type { FragmentServiceOptions } from '../../src/server/fragments/fragmentServiceOptions.ts';
import type { RemoteFiles } from '../../src/server/fragment.ts';
import { createEdgeCache, type EdgeCache } from './edgeCache.ts';
import { answerForFile } from './answerForFile.ts';
import { toClient } from './toClient.ts';

/** The variables of wrangler.jsonc. */
export interface Environment {
  /** The origin of the shop's services. */
  SHOP_ORIGIN?: string;
  /** The same for one of them. */
  PROMOTION_ORIGIN?: string;
  NAVIGATION_ORIGIN?: string;
  /** The folder with the remote's files, as pages see it. Default: `/remote/`. */
  FILES_URL?: string;
}

/** What the platform offers for a request. */
export interface ExecutionContext {
  waitUntil(work: Promise<unknown>): void;
}

interface Parts {
  files: RemoteFiles;
  createService(
    options: Pick<FragmentServiceOptions, 'filesUrl' | 'shopOrigin' | 'report'>,
  ): FragmentService;
}

const FORMS = { html: 'text/html', json: 'application/json' };

/** The worker's own cache, which is not a part of the web's standard. */
const edgeStorage = () => (caches as CacheStorage & { default: Cache }).default;

function originsOf({ SHOP_ORIGIN = '', PROMOTION_ORIGIN, NAVIGATION_ORIGIN }: Environment) {
  return {
    promotion: PROMOTION_ORIGIN || SHOP_ORIGIN,
    navigation: NAVIGATION_ORIGIN || SHOP_ORIGIN,
  };
}

/**
 * The fragment service as a Cloudflare worker, behind the cache of the data centre (SSR-102). It answers
 * `/fragments/…` and `/health`, and requests for files that are not there; those that are need no worker.
 */
export function createWorker({ files, createService }: Parts) {
  let running: { service: FragmentService; cache: EdgeCache } | undefined;

  /** Starts with the first request: only then the variables are known. @throws TypeError for a wrong origin. */
  function start(environment: Environment) {
    const service = createService({
      filesUrl: environment.FILES_URL || '/remote/',
      shopOrigin: originsOf(environment),
      // oxlint-disable-next-line no-console -- The log of a worker
      report: ({ error, ...details }) => console.error(String(error), JSON.stringify(details)),
    });
    return { service, cache: createEdgeCache(edgeStorage(), () => Date.now()) };
  }

  /**
   * What a fragment is kept by: its address with sorted parameters, its form, and the build, because after a deployment
   * the files that an old fragment names are gone.
   */
  function keyOf(url: URL, accept: string, { FILES_URL = '' }: Environment): string {
    const key = new URL(url);
    key.searchParams.sort();
    const build = `${files.integrity['remoteEntry.js'] ?? files.version} ${FILES_URL}`;
    key.search = String(
      new URLSearchParams({ settings: key.searchParams.toString(), accept, build }),
    );
    return key.href;
  }

  async function answer(request: Request, environment: Environment, context: ExecutionContext) {
    const url = new URL(request.url);
    const isFragment = url.pathname.startsWith('/fragments/');
    if (!isFragment && url.pathname !== '/health') return answerForFile(request);
    running ??= start(environment);
    const { service, cache } = running;
    if (!isFragment || (request.method !== 'GET' && request.method !== 'HEAD')) {
      return service.fetch(new Request(url, { method: request.method }), environment, context);
    }
    const accept = FORMS[negotiateForm(request.headers.get('Accept') ?? undefined)];
    // Nothing else of the visitor's request: what is kept is for everybody.
    const produce = () =>
      service.fetch(new Request(url, { headers: { Accept: accept } }), environment, context);
    const cached = await cache.get(keyOf(url, accept, environment), produce, (work) =>
      context.waitUntil(work),
    );
    return toClient(request, cached);
  }

  return {
    async fetch(request: Request, environment: Environment, context: ExecutionContext) {
      try {
        return await answer(request, environment, context);
      } catch (error) {
        // oxlint-disable-next-line no-console -- The log of a worker
        console.error(String(error));
        const headers = { 'Cache-Control': 'no-store' };
        return new Response('The worker cannot answer; its log says why\n', {
          status: 500,
          headers,
        });
      }
    },
  };
}
