import { boundedText } from '../release/boundedText.ts';
import { TimeoutError, withTimeout } from './withTimeout.ts';
import { MAX_ANSWER_LENGTH, parseFragment, type Fragment } from './fragment.ts';

/** The part of `fetch` that is used. */
export type FetchFunction = (url: string, init: RequestInit) => Promise<Response>;

/** Why a request failed: no response in time, no response, a status other than 200 and 400, or not a fragment. */
export type FailureReason = 'timeout' | 'network' | 'status' | 'content';

export type Answer =
  | {
      type: 'fragment';
      fragment: Fragment;
      /** For how long it is fresh; `undefined` if it must not be stored. */
      freshMs: number | undefined;
    }
  | { type: 'refused'; problems: readonly string[] }
  | { type: 'failed'; reason: FailureReason; message: string };

export interface RequestOptions {
  fetch: FetchFunction;
  timeoutMs: number;
  /** Of a response without `max-age`. */
  freshMs: number;
}

const MAX_PROBLEMS = 20;
const MAX_PROBLEM_LENGTH = 300;

const failed = (reason: FailureReason, message: string): Answer => ({
  type: 'failed',
  reason,
  message,
});

/**
 * For how long a shared cache may use a response, in ms, by `Cache-Control` and `Age` (SSR-75); `undefined` if it must not
 * store it.
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
  if (Number.isNaN(maxAge)) return defaultMs;
  return Math.max(0, maxAge - (Number(headers.get('age')) || 0)) * 1000;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
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

async function ask(url: string, signal: AbortSignal, options: RequestOptions): Promise<Answer> {
  const { fetch, freshMs } = options;
  const headers = { Accept: 'application/json' };
  // Neither `cache` nor `credentials`: some workers throw at them. A redirect is no fragment, and may lead anywhere.
  const response = await fetch(url, { headers, signal, redirect: 'manual' });
  const { status } = response;
  if (status !== 200 && status !== 400) {
    // Nobody waits for it: a connection is free again only after the body has been read or cancelled.
    response.body?.cancel().catch(() => {});
    return failed('status', `The service answered with status ${status}`);
  }
  const text = await boundedText(response, MAX_ANSWER_LENGTH);
  const body = text === undefined ? undefined : parseJson(text);
  if (status === 400) return { type: 'refused', problems: problemsIn(body) };
  const fragment = parseFragment(body);
  if (!fragment)
    return failed('content', 'The service answered with something else than a fragment');
  return { type: 'fragment', fragment, freshMs: freshTime(response.headers, freshMs) };
}

/** Asks the service once. Never rejects, and takes no longer than the time-out, body included (SSR-73). */
export async function requestFragment(url: string, options: RequestOptions): Promise<Answer> {
  try {
    return await withTimeout(options.timeoutMs, (signal) => ask(url, signal, options));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return failed(error instanceof TimeoutError ? 'timeout' : 'network', message);
  }
}
