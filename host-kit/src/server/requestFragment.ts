import { boundedText } from '../release/boundedText.ts';
import { MAX_ANSWER_LENGTH, parseFragment, type Fragment } from './fragment.ts';
import { parseFreshness, type Freshness } from './freshness.ts';

/** The part of `fetch` that is used. */
export type FetchFunction = (url: string, init: RequestInit) => Promise<Response>;

/**
 * Why there is no answer: none in time, none at all, a status other than 200, 304 and 400, or something that is no
 * fragment.
 */
export type FailureReason = 'timeout' | 'network' | 'status' | 'content';

export type Answer =
  | { type: 'fragment'; fragment: Fragment; etag: string | null; freshness: Freshness }
  | { type: 'unchanged'; freshness: Freshness }
  | { type: 'refused'; problems: readonly string[] }
  | { type: 'failed'; reason: FailureReason; message: string };

interface RequestOptions {
  fetch: FetchFunction;
  timeoutMs: number;
  /** Of an answer that names no `max-age`. */
  freshMs: number;
  /** Of the answer that is known already. */
  etag: string | null;
}

const MAX_PROBLEMS = 20;
const MAX_PROBLEM_LENGTH = 300;

const failed = (reason: FailureReason, message: string): Answer => ({
  type: 'failed',
  reason,
  message,
});

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
  const { fetch, etag, freshMs } = options;
  const headers = { Accept: 'application/json', ...(etag && { 'If-None-Match': etag }) };
  // Neither `cache` nor `credentials`: some workers throw at them. A redirect is no fragment, and may lead anywhere.
  const response = await fetch(url, { headers, signal, redirect: 'manual' });
  const { status } = response;
  if (status === 304 && etag) {
    return { type: 'unchanged', freshness: parseFreshness(response.headers, freshMs) };
  }
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
  const freshness = parseFreshness(response.headers, freshMs);
  return { type: 'fragment', fragment, etag: response.headers.get('etag'), freshness };
}

/** Asks the service once. Never rejects, and takes no longer than the time-out, body included (SSR-73, SSR-74). */
export async function requestFragment(url: string, options: RequestOptions): Promise<Answer> {
  const { timeoutMs } = options;
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<Answer>((resolve) => {
    timer = setTimeout(() => {
      resolve(failed('timeout', `The service did not answer within ${timeoutMs} ms`));
      controller.abort();
    }, timeoutMs);
  });
  const answer = ask(url, controller.signal, options).catch((error: unknown) =>
    failed('network', error instanceof Error ? error.message : String(error)),
  );
  try {
    // A race, because a fetch function of the host may not know the signal.
    return await Promise.race([answer, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
