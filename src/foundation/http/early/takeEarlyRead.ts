import type { HttpRequest } from '../httpRequest.ts';
import { serviceUrl } from '../serviceOrigins.ts';
import { wireRequest } from '../wireRequest.ts';
import { EARLY_MS, removeEarlyRead, stampOf, type EarlyRead } from './earlyReads.ts';

/** An answer as the HTTP client gives it. */
interface Answer {
  status: number;
  body: unknown;
}

/** A body as axios decodes it: JSON where it is JSON, whatever its type says, else text. */
function decode(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const wireNow = (request: HttpRequest) =>
  wireRequest(request, serviceUrl(request.path, request.service));

/** The request as it would be without the cookie that names the page. */
const withoutCsrf = (request: HttpRequest): HttpRequest => ({
  ...request,
  tokens: request.tokens?.filter((token) => token !== 'csrf'),
});

/**
 * Which statuses an early read may have to answer a request that is made now; undefined if none.
 *
 * The first answers of a visit set the cookie of the CSRF token, which says nothing of the visitor: what was read without
 * it counts, but not its refusal.
 */
function usableStatuses(read: EarlyRead, request: HttpRequest): 'any' | 'success' | undefined {
  const age = Date.now() - read.at;
  // A clock that was set back tells nothing about the age.
  if (!(age >= 0 && age < EARLY_MS)) return undefined;
  const { mayBeEarly = (note) => note === undefined } = request;
  if (!mayBeEarly(read.note)) return undefined;
  if (read.stamp === stampOf(wireNow(request))) return 'any';
  return read.stamp === stampOf(wireNow(withoutCsrf(request))) ? 'success' : undefined;
}

async function answerOf(
  read: EarlyRead,
  statuses: 'any' | 'success',
  signal: AbortSignal,
): Promise<Answer | undefined> {
  signal.addEventListener('abort', read.abort);
  const answer = await read.answer;
  signal.removeEventListener('abort', read.abort);
  if (!answer) return undefined;
  const { status, text } = answer;
  if (statuses === 'success' && (status < 200 || status > 299)) return undefined;
  return { status, body: decode(text) };
}

/**
 * Takes the answer of the early read of a request, if there is one that holds for it (HK-131). The first one who asks gets
 * it; one that does not hold is discarded.
 *
 * @returns undefined where nothing can be taken. The promise resolves with undefined where nobody has answered: then the
 *   request has to be sent. It never rejects.
 */
export function takeEarlyRead(
  request: HttpRequest,
  signal: AbortSignal,
): Promise<Answer | undefined> | undefined {
  if (request.method !== undefined && request.method !== 'GET') return undefined;
  const read = removeEarlyRead(wireNow(request).url);
  if (!read) return undefined;
  const statuses = usableStatuses(read, request);
  if (statuses && !signal.aborted) return answerOf(read, statuses, signal);
  read.abort();
  return undefined;
}
