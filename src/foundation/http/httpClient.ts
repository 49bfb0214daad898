import { watchLeaving, whenLeavingIsKnown } from '../browser/page/leaving.ts';
import { TimeoutError, withTimeout } from '../async/timeout.ts';
import { FetchError, ResponseError } from './errors.ts';
import { takeEarlyRead } from './takeEarlyRead.ts';
import { REQUEST_TIMEOUT_MS, type HttpAnswer, type HttpRequest } from './httpRequest.ts';
import { reportLateOrigins } from './reportLateOrigins.ts';
import { serviceUrl } from './serviceOrigins.ts';
import { wireRequest } from './wireRequest.ts';

async function sendByAxios(request: HttpRequest, signal: AbortSignal): Promise<HttpAnswer> {
  const { default: axios } = await import(/* webpackChunkName: "axios" */ 'axios');
  if (signal.aborted) throw new FetchError('aborted');
  const address = serviceUrl(request.path, request.service);
  const { url, headers, options } = wireRequest(request, address);
  const response = await axios.request<unknown>({
    // The only axios adapter that can send an empty referrer (HOST-26).
    adapter: 'fetch',
    fetchOptions: { ...options, ...(request.keepalive && { keepalive: true }) },
    method: request.method ?? 'GET',
    url,
    data: request.body,
    withCredentials: true,
    // axios would add the CSRF header to every request, but only some may carry it (HOST-62). It would also read
    // `document.baseURI`, which an element of the host's page can hide.
    withXSRFToken: false,
    // Without this, axios would send its own name in browsers that allow it, such as Firefox.
    headers: { 'User-Agent': false, ...headers },
    validateStatus: () => true,
    signal,
  });
  return { status: response.status, body: response.data };
}

/**
 * Uses the prefetched response, without waiting for axios, or sends the request (HK-131).
 *
 * @throws {TimeoutError} If there is no response 15 s after the start of the request or its prefetch.
 */
async function send(request: HttpRequest, signal: AbortSignal): Promise<HttpAnswer> {
  const early = await takeEarlyRead(request, signal);
  if (request.service) reportLateOrigins(request.service);
  return early ?? withTimeout(sendByAxios(request, signal), REQUEST_TIMEOUT_MS);
}

/**
 * Sends a request with credentials, an empty referrer and a timeout of 15 s (HOST-26). All requests of fascia use this
 * function. The first request that is not prefetched loads axios; the timeout and the caller's abort also apply while
 * axios loads.
 *
 * @throws {ResponseError} If the status is outside 2xx and `alsoAccept`.
 * @throws {FetchError} If there is no response: the network failed, the request timed out or was aborted, or axios
 *   could not be loaded.
 */
export async function sendRequest(request: HttpRequest): Promise<HttpAnswer> {
  watchLeaving();
  const controller = new AbortController();
  const { signal } = request;
  let abort!: () => void;
  const aborted = new Promise<never>((_, reject) => {
    abort = () => {
      controller.abort();
      reject(new FetchError('aborted'));
    };
  });
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort);
  try {
    const sent = send(request, controller.signal);
    const response = await Promise.race([aborted, sent]);
    const { status } = response;
    if ((status < 200 || status > 299) && !request.alsoAccept?.includes(status)) {
      throw new ResponseError(status, response.body);
    }
    return response;
  } catch (error) {
    controller.abort();
    if (error instanceof ResponseError || error instanceof FetchError) throw error;
    if (error instanceof TimeoutError) throw new FetchError('timeout');
    await whenLeavingIsKnown();
    throw new FetchError('network');
  } finally {
    signal?.removeEventListener('abort', abort);
  }
}
