import { Hono, type Context } from 'hono';
import { createFragmentStore, fragmentNames } from './createFragmentStore.ts';
import { fragmentAnswer } from './fragmentAnswer.ts';
import { withDefaults, type FragmentServiceOptions } from './fragmentServiceOptions.ts';
import { limitReports } from './limitReports.ts';
import { negotiateForm } from './negotiateForm.ts';
import { problem } from './problem.ts';
import { BusyError } from './upstream/createSemaphore.ts';

/** Serves modules as fragments of pages. Its caches are in memory, so create one service per process. */
export interface FragmentService {
  /**
   * Responds to a public request: `/fragments/<name>` and `/health`. Never rejects. On platforms for workers, pass
   * `environment` and `context`.
   */
  fetch(request: Request, environment?: unknown, context?: unknown): Promise<Response>;
  /** Responds to a request from the operator's network: `/health`, `/ready` and `/metrics`. Never rejects. */
  fetchInternal(request: Request): Promise<Response>;
  /** Makes `/ready` report that the service is stopping. Other requests are still served. */
  stop(): void;
}

const METHODS = 'GET, HEAD';

/** Returns a function that keeps a worker alive until background work is done. Other platforms do not need it. */
function keepAliveOf(c: Context): ((work: Promise<unknown>) => void) | undefined {
  try {
    const context = c.executionCtx;
    return (work) => context.waitUntil(work);
  } catch {
    return undefined;
  }
}

/** Adds responses to other methods (405), other paths (404) and errors (500). */
function refuseOthers(app: Hono, paths: readonly string[]): void {
  for (const path of paths) {
    app.all(path, () => problem(405, 'Only GET and HEAD are allowed', {}, { Allow: METHODS }));
  }
  app.notFound(() => problem(404, 'Not found'));
  app.onError(() => problem(500, 'The request could not be processed'));
}

/**
 * Creates the fragment service: `/fragments/<name>` with settings as query parameters, and `/health`, `/ready` and
 * `/metrics` for operators (SSR-30…SSR-49, docs/operating.md).
 *
 * @throws {TypeError} If the shop's origin is not a valid origin.
 */
export function createFragmentService(given: FragmentServiceOptions): FragmentService {
  const options = withDefaults(given);
  const { now, parseSettings, maxQueryLength, shared, incompleteShared } = options;
  const store = createFragmentStore(options, limitReports(options.report, now));
  const { metrics } = store;
  const retryAfter = `${Math.ceil(options.retryMs / 1000)}`;
  let isStopping = false;

  /** Whether a header with the default settings can be rendered. */
  async function canRender(): Promise<boolean> {
    try {
      const parsed = parseSettings('Header', new URLSearchParams());
      if (!parsed.isValid) return false;
      const { settings, key } = parsed;
      await store.get({ name: 'header', module: 'Header', settings, key, keepAlive: undefined });
      return true;
    } catch {
      return false;
    }
  }

  async function respond(c: Context, name: string): Promise<Response> {
    const module = fragmentNames.get(name);
    if (!module) return problem(404, 'Unknown fragment');
    const { search, searchParams } = new URL(c.req.url);
    if (search.length > maxQueryLength) return problem(414, 'The query is too long');
    const parsed = parseSettings(module, searchParams);
    if (!parsed.isValid) {
      return problem(400, 'The settings are invalid', { problems: parsed.problems });
    }
    const { settings, key } = parsed;
    const { fragment, ageMs } = await store.get({
      name,
      module,
      settings,
      key,
      keepAlive: keepAliveOf(c),
    });
    const form = negotiateForm(c.req.header('Accept'));
    const lifetime = fragment.missing.length > 0 ? incompleteShared : shared;
    return fragmentAnswer(c.req.raw, { fragment, ageMs, name, form }, lifetime);
  }

  async function respondMeasured(c: Context): Promise<Response> {
    const name = c.req.param('name') ?? '';
    const start = now();
    const response = await respond(c, name).catch((error: unknown) =>
      error instanceof BusyError
        ? problem(503, 'Too many fragments are being rendered', {}, { 'Retry-After': retryAfter })
        : problem(500, 'The fragment could not be rendered'),
    );
    if (fragmentNames.has(name)) metrics.responded(name, response.status, (now() - start) / 1000);
    return response;
  }

  const open = new Hono();
  open.get('/fragments/:name', respondMeasured);
  open.get('/health', health);
  refuseOthers(open, ['/fragments/:name', '/health']);
  const internal = new Hono();
  internal.get('/health', health);
  internal.get('/ready', async () => {
    if (isStopping) return text('stopping', 503);
    return (await canRender()) ? text('ready', 200) : text('cannot render', 503);
  });
  internal.get('/metrics', () =>
    text(metrics.text(), 200, 'text/plain; version=0.0.4; charset=utf-8'),
  );
  refuseOthers(internal, ['/health', '/ready', '/metrics']);

  return {
    fetch: async (request, environment, context) =>
      open.fetch(request, environment as object, context as Parameters<typeof open.fetch>[2]),
    fetchInternal: async (request) => internal.fetch(request),
    stop() {
      isStopping = true;
    },
  };
}

const health = () => text('ok', 200);

function text(body: string, status: number, type = 'text/plain; charset=utf-8'): Response {
  const headers = { 'Content-Type': type, 'Cache-Control': 'no-store' };
  return new Response(body, { status, headers });
}
