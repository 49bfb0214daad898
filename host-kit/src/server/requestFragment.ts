import { boundedText, discardBody, parseJson } from '../release/responseText.ts';
import { TimeoutError, withTimeout } from '../async/withTimeout.ts';
import { MAX_RESPONSE_LENGTH, parseFragment, type Fragment } from './fragment.ts';

/** The used part of the type of `fetch`. */
export type FetchFunction = (url: string, init: RequestInit) => Promise<Response>;

/**
 * Why a request failed: a timeout, a network error, a status other than 200 and 400, or content that is not a fragment.
 */
export type FailureReason = 'timeout' | 'network' | 'status' | 'content';

export type RequestOutcome =
  | {
      type: 'fragment';
      fragment: Fragment;
      /** Whether the fragment lacks data of a service that failed. */
      isIncomplete: boolean;
      /** Time in ms for which the fragment is fresh. `undefined` if it must not be stored. */
      freshMs: number | undefined;
    }
  | { type: 'refused'; problems: readonly string[] }
  | { type: 'failed'; reason: FailureReason; message: string };

export interface RequestOptions {
  fetch: FetchFunction;
  timeoutMs: number;
  /** Default for responses without `max-age`. */
  freshMs: number;
}

const MAX_PROBLEMS = 20;
const MAX_PROBLEM_LENGTH = 300;

const failed = (reason: FailureReason, message: string): RequestOutcome => ({
  type: 'failed',
  reason,
  message,
});

/** Maximum time in ms for which a response is fresh. Limits the effect of a wrong `Cache-Control` header. */
const MAX_FRESH_MS = 24 * 60 * 60 * 1000;

/**
 * Returns the time in ms for which a shared cache may use a response, from `Cache-Control` and `Age`, at most 24 hours
 * (SSR-75). Returns `undefined` if it must not be stored.
 */
export function freshTime(headers: Headers, defaultMs: number): number | undefined {
  const directives = new Map(
    (headers.get('cache-control') ?? '').split(',').map((directive) => {
      const [name = '', value = ''] = directive.toLowerCase().split('=');
      return [name.trim(), Number.parseInt(value.replace('"', ''), 10)] as const;
    }),
  );
  if (directives.has('no-store') || directives.has('private')) return undefined;
  if (directives.has('no-cache')) return 0;
  const maxAge = directives.get('s-maxage') ?? directives.get('max-age') ?? NaN;
  if (!Number.isFinite(maxAge)) return defaultMs;
  const age = Number(headers.get('age'));
  const freshMs = (maxAge - (Number.isFinite(age) ? Math.max(0, age) : 0)) * 1000;
  return Math.min(Math.max(0, freshMs), MAX_FRESH_MS);
}

function problemsIn(body: unknown): readonly string[] {
  const { problems } = Object(body) as { problems?: unknown };
  return Array.isArray(problems)
    ? problems
        .filter((problem): problem is string => typeof problem === 'string')
        .slice(0, MAX_PROBLEMS)
        .map((problem) => problem.slice(0, MAX_PROBLEM_LENGTH))
    : [];
}

async function send(
  url: string,
  signal: AbortSignal,
  options: RequestOptions,
): Promise<RequestOutcome> {
  const { fetch, freshMs } = options;
  const headers = { Accept: 'application/json' };
  // Some workers throw if `cache` or `credentials` is set. Redirects are not followed, because they may lead to any
  // server.
  const response = await fetch(url, { headers, signal, redirect: 'manual' });
  const { status } = response;
  if (status !== 200 && status !== 400) {
    discardBody(response);
    return failed('status', `The service responded with status ${status}`);
  }
  const text = await boundedText(response, MAX_RESPONSE_LENGTH);
  const body = text === undefined ? undefined : parseJson(text);
  if (status === 400) return { type: 'refused', problems: problemsIn(body) };
  const fragment = parseFragment(body);
  if (typeof fragment === 'string') return failed('content', fragment);
  return {
    type: 'fragment',
    fragment,
    isIncomplete: response.headers.get('fascia-incomplete') === 'true',
    freshMs: freshTime(response.headers, freshMs),
  };
}

/** Sends one request to the service. Never rejects. The timeout includes reading the body (SSR-73). */
export async function requestFragment(
  url: string,
  options: RequestOptions,
): Promise<RequestOutcome> {
  try {
    return await withTimeout(options.timeoutMs, (signal) => send(url, signal, options));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return failed(error instanceof TimeoutError ? 'timeout' : 'network', message);
  }
}
