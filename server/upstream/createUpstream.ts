import { TimeoutError, withTimeout } from '../../src/foundation/async/timeout.ts';
import type { ServiceAnswer, ServiceRead } from '../../src/render/fragment.ts';
import { createRevalidatingCache } from '../createRevalidatingCache.ts';
import type { ServiceName, ServiceSettings } from '../fragmentServiceOptions.ts';
import { BusyError, createSemaphore } from './createSemaphore.ts';
import { discardBody, readText } from './readText.ts';

/** How a call ended, as `/metrics` says it. */
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
> & { onOutcome(service: ServiceName, outcome: UpstreamOutcome, error?: unknown): void };

/** The shop's services, as all renderings share them. */
export interface Upstream {
  /**
   * Reads from a service. Rejects when there is no answer at `deadline` (as `now()` gives it), not even an old one. The
   * call goes on then, and later renderings have its answer.
   */
  read(
    request: ServiceRead,
    deadline: number,
    keepAlive?: (work: Promise<unknown>) => void,
  ): Promise<ServiceAnswer>;
  readonly entries: number;
  readonly bytes: number;
}

/** A good answer. Renderings share its body, and so what they parse of it. */
interface StoredAnswer extends ServiceAnswer {
  /** The length of its JSON. */
  length: number;
}

/** The memory of an answer for each character of its JSON, roughly: its body, and what renderings keep with that. */
const BYTES_PER_CHARACTER = 7;

/** A status that is no answer to the question. */
class StatusError extends Error {
  constructor(status: number) {
    super(`The service answered with status ${status}`);
    this.name = 'StatusError';
  }
}

/** How many calls to a service may wait while others are under way. */
const WAITING_CALLS = 256;
/** Share of a service's calls that each queue for settings of hosts may take. The other half is for common reads. */
const MAX_SHARE_OF_QUEUE = 0.25;

function outcomeOf(error: unknown): UpstreamOutcome {
  if (error instanceof TimeoutError) return 'timeout';
  if (error instanceof StatusError) return 'status';
  return error instanceof BusyError ? 'busy' : 'error';
}

/**
 * The address of a read, at the service's own origin (SSR-36). @throws TypeError for any other: a path may hold what a
 * host has set.
 */
function addressOf({ path }: ServiceRead, origin: string): string {
  const url = URL.canParse(path, origin) ? new URL(path, origin) : undefined;
  if (path.startsWith('/') && url?.origin === origin) return url.href;
  throw new TypeError('A read needs a path at the origin of its service');
}

/** The shop's services behind a cache, a timeout and a limit of calls. */
export function createUpstream(options: UpstreamOptions): Upstream {
  const { origins, now, timeoutMs, retryMs, lifetime, limits, maxAnswerBytes, onOutcome } = options;
  const cache = createRevalidatingCache<StoredAnswer>({
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
  ): Promise<StoredAnswer> {
    // Not `redirect: 'error'` and not `credentials: 'omit'`, which workers do not know: there are no credentials here, and
    // the status of a redirection is a failure like any other.
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
    // An error page with status 200 is a failure.
    const body = JSON.parse(text) as unknown;
    return { status: response.status, body, length: text.length };
  }

  async function callInTime(url: string, request: ServiceRead): Promise<StoredAnswer> {
    const { service, queue = 'common' } = request;
    const abort = new AbortController();
    const takeTurn = () => turns[service].run(() => call(url, request, abort.signal), abort.signal);
    const work =
      queue === 'common' ? takeTurn() : ownTurns[service][queue].run(takeTurn, abort.signal);
    try {
      const answer = await withTimeout(work, timeoutMs);
      onOutcome(service, 'ok');
      return answer;
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
        key: JSON.stringify([url, Object.entries(request.headers).toSorted()]),
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
