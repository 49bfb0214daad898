import { Hono, type Context } from 'hono';
import { createFragmentStore, fragmentNames } from './createFragmentStore.ts';
import { fragmentAnswer } from './fragmentAnswer.ts';
import { withDefaults, type FragmentServiceOptions } from './fragmentServiceOptions.ts';
import { limitReports } from './limitReports.ts';
import { negotiateForm } from './negotiateForm.ts';
import { problem } from './problem.ts';
import { BusyError } from './upstream/createSemaphore.ts';

/** Serves the modules as fragments of pages. It keeps its caches in memory: make one for each process. */
export interface FragmentService {
  /** Answers a request; never rejects. `environment` and `context` are what a platform for workers gives. */
  fetch(request: Request, environment?: unknown, context?: unknown): Promise<Response>;
  /** Says at `/ready` that no further requests should come. Those that come are served. */
  stop(): void;
}

const METHODS = 'GET, HEAD';

/** What keeps a worker alive until work is done that goes on after the answer; elsewhere nothing is needed. */
function keepAliveOf(c: Context): ((work: Promise<unknown>) => void) | undefined {
  try {
    const context = c.executionCtx;
    return (work) => context.waitUntil(work);
  } catch {
    return undefined;
  }
}

/**
 * The fragment service: `/fragments/<name>` with settings as query parameters, `/health`, `/ready` and `/metrics`
 * (SSR-30…SSR-49, docs/operating.md).
 *
 * @throws TypeError for an origin that is none.
 */
export function createFragmentService(given: FragmentServiceOptions): FragmentService {
  const options = withDefaults(given);
  const { now, parseSettings, maxQueryLength, shared, incompleteShared } = options;
  const store = createFragmentStore(options, limitReports(options.report, now));
  const { metrics } = store;
  const retryAfter = `${Math.ceil(options.retryMs / 1000)}`;
  let isStopping = false;

  /** A trial with the default settings. */
  async function canRender(c: Context): Promise<boolean> {
    try {
      const parsed = parseSettings('Header', new URLSearchParams());
      if (!parsed.isValid) return false;
      const { settings, key } = parsed;
      const keepAlive = keepAliveOf(c);
      await store.get({ name: 'header', module: 'Header', settings, key, keepAlive });
      return true;
    } catch {
      return false;
    }
  }

  async function answer(c: Context, name: string): Promise<Response> {
    const module = fragmentNames.get(name);
    if (!module) return problem(404, 'There is no such fragment');
    const { search, searchParams } = new URL(c.req.url);
    if (search.length > maxQueryLength) return problem(414, 'The query is too long');
    const parsed = parseSettings(module, searchParams);
    if (!parsed.isValid) {
      return problem(400, 'The settings are not valid', { problems: parsed.problems });
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

  async function answerMeasured(c: Context): Promise<Response> {
    const name = c.req.param('name') ?? '';
    const start = now();
    const response = await answer(c, name).catch((error: unknown) =>
      error instanceof BusyError
        ? problem(503, 'Too many fragments are being rendered', {}, { 'Retry-After': retryAfter })
        : problem(500, 'The fragment could not be rendered'),
    );
    if (fragmentNames.has(name)) metrics.answered(name, response.status, (now() - start) / 1000);
    return response;
  }

  const app = new Hono();
  app.get('/fragments/:name', answerMeasured);
  app.get('/health', () => text('ok', 200));
  app.get('/ready', async (c) => {
    if (isStopping) return text('stopping', 503);
    return (await canRender(c)) ? text('ready', 200) : text('cannot render', 503);
  });
  app.get('/metrics', () => text(metrics.text(), 200, 'text/plain; version=0.0.4; charset=utf-8'));
  for (const path of ['/fragments/:name', '/health', '/ready', '/metrics']) {
    app.all(path, () => problem(405, 'Only GET and HEAD are possible', {}, { Allow: METHODS }));
  }
  app.notFound(() => problem(404, 'There is nothing here'));
  app.onError(() => problem(500, 'The request could not be answered'));

  return {
    fetch: async (request, environment, context) =>
      app.fetch(request, environment as object, context as Parameters<typeof app.fetch>[2]),
    stop() {
      isStopping = true;
    },
  };
}

function text(body: string, status: number, type = 'text/plain; charset=utf-8'): Response {
  const headers = { 'Content-Type': type, 'Cache-Control': 'no-store' };
  return new Response(body, { status, headers });
}
