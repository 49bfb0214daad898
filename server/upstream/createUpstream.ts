import { TimeoutError, withTimeout } from '../../src/foundation/async/timeout.ts';
import { readText } from '../../src/foundation/http/readText.ts';
import type { ServiceAnswer, ServiceRead } from '../../src/render/fragment.ts';
import { createRevalidatingCache } from '../createRevalidatingCache.ts';
import type { PublicService, ServiceSettings } from '../fragmentServiceOptions.ts';
import { BusyError, createSemaphore } from './createSemaphore.ts';

/** Outcome of a call, as `/metrics` reports it. */
export type UpstreamOutcome = 'ok' | 'timeout' | 'error' | 'status' | 'busy';

export type UpstreamOptions = Pick<
  ServiceSettings,
  | 'origins'
  | 'fetch'
  | 'now'
  | 'timeoutMs'
  | 'retryMs'
  | 'lifetime'
  | 'limits'
  | 'maxAnswerBytes'
  | 'maxCalls'
> & { onOutcome(service: PublicService, outcome: UpstreamOutcome, error?: unknown): void };

/** The shop's services, shared by all renderings. */
export interface Upstream {
  /**
   * Reads from a service. Rejects if there is no response by `deadline` (in the time of `now()`) and no cached one. The
   * call then continues, and later renderings use its response.
   */
  read(
    request: ServiceRead,
    deadline: number,
    keepAlive?: (work: Promise<unknown>) => void,
  ): Promise<ServiceAnswer>;
  readonly entries: number;
  readonly bytes: number;
}

/** A cached response. All renderings share its body and the results of parsing it. */
interface StoredResponse extends ServiceAnswer {
  /** Length of its JSON. */
  length: number;
}

/** Approximate memory per character of a response's JSON: its body, and the data that renderings derive from it. */
const BYTES_PER_CHARACTER = 7;

/** The response has an error status. */
class StatusError extends Error {
  constructor(status: number) {
    super(`The service responded with status ${status}`);
    this.name = 'StatusError';
  }
}

/** Maximum number of calls to a service that wait while others run. */
const WAITING_CALLS = 256;
/**
 * Maximum share of a service's concurrent calls for each queue of reads that depend on a host's settings. There are two
 * such queues, so half of the calls remain for common reads.
 */
const MAX_SHARE_OF_QUEUE = 0.25;

function outcomeOf(error: unknown): UpstreamOutcome {
  if (error instanceof TimeoutError) return 'timeout';
  if (error instanceof StatusError) return 'status';
  return error instanceof BusyError ? 'busy' : 'error';
}

/**
 * Returns the URL of a read at the service's own origin (SSR-36). A path may contain a setting of a host.
 *
 * @throws {TypeError} If the path leads to another origin.
 */
function addressOf({ path }: ServiceRead, origin: string): string {
  const url = URL.canParse(path, origin) ? new URL(path, origin) : undefined;
  if (path.startsWith('/') && url?.origin === origin) return url.href;
  throw new TypeError('A read needs a path at the origin of its service');
}

/** Cancels an unused response body. Errors are ignored. */
function discardBody({ body }: Response): void {
  body?.cancel().catch(() => {});
}

/** Creates the shop's services behind a cache, a timeout and a limit of calls. */
export function createUpstream(options: UpstreamOptions): Upstream {
  const { origins, now, timeoutMs, retryMs, lifetime, limits, maxAnswerBytes, onOutcome } = options;
  const cache = createRevalidatingCache<StoredResponse>({
    limits,
    sizeOf: ({ length }) => BYTES_PER_CHARACTER * length,
    retryMs,
    joinMs: 2 * timeoutMs,
    now,
  });
  const turns = {
    promotion: createSemaphore(options.maxCalls, WAITING_CALLS),
    navigation: createSemaphore(options.maxCalls, WAITING_CALLS),
  };
  const queueTurns = () =>
    createSemaphore(Math.ceil(options.maxCalls * MAX_SHARE_OF_QUEUE), WAITING_CALLS);
  const ownTurns = {
    promotion: { tags: queueTurns(), category: queueTurns() },
    navigation: { tags: queueTurns(), category: queueTurns() },
  };

  async function call(
    url: string,
    { service, headers }: ServiceRead,
    signal: AbortSignal,
  ): Promise<StoredResponse> {
    // Workers support neither `redirect: 'error'` nor `credentials: 'omit'`. There are no credentials here, and the
    // status of a redirect counts as a failure.
    const response = await options.fetch(url, {
      headers: { ...headers, Accept: 'application/json' },
      redirect: 'manual',
      signal,
    });
    if (service === 'promotion' && response.status === 404) {
      discardBody(response);
      return { status: 404, body: null, length: 0 };
    }
    if (!response.ok) {
      discardBody(response);
      throw new StatusError(response.status);
    }
    const text = await readText(response, maxAnswerBytes);
    // Throws for an HTML error page with status 200.
    const body = JSON.parse(text) as unknown;
    return { status: response.status, body, length: text.length };
  }

  async function callInTime(url: string, request: ServiceRead): Promise<StoredResponse> {
    const { service, queue = 'common' } = request;
    const abort = new AbortController();
    const takeTurn = () => turns[service].run(() => call(url, request, abort.signal), abort.signal);
    const work =
      queue === 'common' ? takeTurn() : ownTurns[service][queue].run(takeTurn, abort.signal);
    try {
      const response = await withTimeout(work, timeoutMs);
      onOutcome(service, 'ok');
      return response;
    } catch (error) {
      abort.abort();
      onOutcome(service, outcomeOf(error), error);
      throw error;
    }
  }

  return {
    async read(request, deadline, keepAlive) {
      const url = addressOf(request, origins[request.service]);
      const lookup = cache.get({
        // A common read must not wait in the queue of an invented id for the same address.
        key: JSON.stringify([url, Object.entries(request.headers).toSorted(), request.queue]),
        produce: async () => ({ value: await callInTime(url, request), lifetime }),
        keepAlive,
      });
      const { value } = await withTimeout(lookup, deadline - now());
      return { status: value.status, body: value.body };
    },
    get entries() {
      return cache.entries;
    },
    get bytes() {
      return cache.bytes;
    },
  };
}
