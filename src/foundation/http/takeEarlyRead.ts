import { withTimeout } from '../async/timeout.ts';
import { REQUEST_TIMEOUT_MS, type HttpAnswer, type HttpRequest } from './httpRequest.ts';
import { serviceUrl } from './serviceOrigins.ts';
import { wireRequest } from './wireRequest.ts';
import { EARLY_MS, findEarlyRead, removeEarlyRead, stampOf, type EarlyRead } from './earlyReads.ts';

const wireNow = (request: HttpRequest) =>
  wireRequest(request, serviceUrl(request.path, request.service));

/** The request without the CSRF token. */
const withoutCsrf = (request: HttpRequest): HttpRequest => ({
  ...request,
  tokens: request.tokens?.filter((token) => token !== 'csrf'),
});

const isSuccess = ({ status }: HttpAnswer) => status >= 200 && status <= 299;

/**
 * Returns which statuses of a prefetched response may be used for a request that is sent now. Returns `undefined` if
 * the prefetched response does not match.
 *
 * The first responses of a visit set the CSRF cookie, which does not identify the visitor. A successful response to a
 * request without the cookie is therefore valid, but a rejection is not.
 */
function usableStatuses(read: EarlyRead, request: HttpRequest): 'any' | 'success' | undefined {
  const age = Date.now() - read.at;
  // The age is unknown if the clock was set back.
  if (!(age >= 0 && age < EARLY_MS)) return undefined;
  const { mayBeEarly = (note) => note === undefined } = request;
  if (!mayBeEarly(read.note)) return undefined;
  if (read.stamp === stampOf(wireNow(request))) return 'any';
  return read.stamp === stampOf(wireNow(withoutCsrf(request))) ? 'success' : undefined;
}

async function responseOf(
  read: EarlyRead,
  statuses: 'any' | 'success',
  signal: AbortSignal,
): Promise<HttpAnswer | undefined> {
  signal.addEventListener('abort', read.abort);
  const remainingMs = REQUEST_TIMEOUT_MS - (Date.now() - read.at);
  try {
    const response = await withTimeout(read.answer, remainingMs);
    return response && (statuses === 'any' || isSuccess(response)) ? response : undefined;
  } catch (error) {
    read.abort();
    throw error;
  } finally {
    signal.removeEventListener('abort', read.abort);
  }
}

/**
 * Takes the prefetched response of a request if it matches (HK-131). A prefetched response is used at most once; one
 * that does not match is discarded.
 *
 * @returns `undefined` if no prefetched response matches. If the prefetch fails, the promise resolves with `undefined`,
 *   and the caller must send the request.
 * @throws {TimeoutError} If there is no response 15 s after the start of the prefetch.
 */
export function takeEarlyRead(
  request: HttpRequest,
  signal: AbortSignal,
): Promise<HttpAnswer | undefined> | undefined {
  if (request.method !== undefined && request.method !== 'GET') return undefined;
  const read = removeEarlyRead(wireNow(request).url);
  if (!read) return undefined;
  const statuses = usableStatuses(read, request);
  if (statuses && !signal.aborted) return responseOf(read, statuses, signal);
  read.abort();
  return undefined;
}

/**
 * Takes the prefetched response of a request synchronously if it has arrived, is successful, and `parse` accepts its
 * body (HK-135). Otherwise it stays available to `takeEarlyRead`.
 *
 * @param parse Returns `undefined` if it cannot use the body.
 */
export function takeArrived<Data>(
  request: HttpRequest,
  parse: (body: unknown) => Data | undefined,
): Data | undefined {
  const { url } = wireNow(request);
  const read = findEarlyRead(url);
  if (!read?.arrived || !isSuccess(read.arrived) || !usableStatuses(read, request))
    return undefined;
  const data = parse(read.arrived.body);
  if (data !== undefined) removeEarlyRead(url);
  return data;
}
