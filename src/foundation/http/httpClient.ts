import { watchLeaving } from '../browser/host/leaving.ts';
import { FetchError, ResponseError, type FetchFailure } from './errors.ts';
import { addQuery, type HttpRequest } from './httpRequest.ts';
import { reportLateOrigins } from './reportLateOrigins.ts';
import { serviceUrl } from './serviceOrigins.ts';
import { tokenHeaders } from './tokens.ts';

/** A call is aborted if it has no answer after this time (HOST-26). */
export const REQUEST_TIMEOUT_MS = 15_000;

/** An answer: its status, and its body, decoded if it is JSON. Untrusted until a schema has parsed it. */
export interface HttpAnswer {
  status: number;
  body: unknown;
}

async function send(request: HttpRequest, signal: AbortSignal): Promise<HttpAnswer> {
  const { default: axios } = await import(/* webpackChunkName: "services" */ 'axios');
  if (signal.aborted) throw new FetchError('aborted');
  if (request.service) reportLateOrigins(request.service);
  const url = serviceUrl(request.path, request.service);
  addQuery(url, request.query);
  const tokens = tokenHeaders(request.tokens ?? [], url);
  const answer = await axios.request<unknown>({
    // The only adapter of axios that can send an empty referrer (HOST-26).
    adapter: 'fetch',
    fetchOptions: {
      referrer: '',
      ...(request.noCache && { cache: 'no-store' }),
      ...(request.keepalive && { keepalive: true }),
      // A browser would send these headers to the target of a redirect; such a call fails instead.
      ...(Object.keys(tokens).length > 0 && { redirect: 'error' }),
    },
    method: request.method ?? 'GET',
    url: url.href,
    data: request.body,
    withCredentials: true,
    // axios would add the CSRF header to every call; only some get it (HOST-62).
    xsrfCookieName: '',
    headers: {
      Accept: 'application/json',
      // axios would send its own name where the browser allows it, as Firefox does.
      'User-Agent': false,
      ...request.headers,
      ...tokens,
    },
    validateStatus: () => true,
    signal,
  });
  return { status: answer.status, body: answer.data };
}

/**
 * The one HTTP client: credentials, an empty referrer, and a time-out of 15 s (HOST-26). axios is loaded on the
 * first call; the time-out and the caller's abort apply while it is loading too.
 *
 * @throws ResponseError for a status outside 2xx and `alsoAccept`.
 * @throws FetchError if there is no answer: the network failed, the time-out or an abort ended the call, or axios could
 *   not be loaded.
 */
export async function sendRequest(request: HttpRequest): Promise<HttpAnswer> {
  watchLeaving();
  const controller = new AbortController();
  let failure: FetchFailure = 'network';
  const abortWith = (reason: FetchFailure) => {
    failure = reason;
    controller.abort();
  };
  const abort = () => abortWith('aborted');
  const timer = setTimeout(() => abortWith('timeout'), REQUEST_TIMEOUT_MS);
  const { signal } = request;
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort);
  const aborted = new Promise<never>((_, reject) => {
    const fail = () => reject(new FetchError(failure));
    if (controller.signal.aborted) fail();
    else controller.signal.addEventListener('abort', fail);
  });
  try {
    const answer = await Promise.race([send(request, controller.signal), aborted]).catch(() => {
      throw new FetchError(failure);
    });
    const { status } = answer;
    if ((status < 200 || status > 299) && !request.alsoAccept?.includes(status)) {
      throw new ResponseError(status, answer.body);
    }
    return answer;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}
