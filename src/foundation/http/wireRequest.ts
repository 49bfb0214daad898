import { addQuery, type HttpRequest } from './httpRequest.ts';
import { tokenHeaders } from './tokens.ts';

/** A request as it is sent. */
export interface WireRequest {
  url: string;
  headers: Record<string, string>;
  /** Options of `fetch` besides method, headers, body and credentials. */
  options: RequestInit;
}

/**
 * Resolves a request to its URL and headers, including the tokens whose cookies exist now (HOST-26, HOST-31).
 *
 * @param url The URL of the request's path. The query is added to it.
 */
export function wireRequest(request: HttpRequest, url: URL): WireRequest {
  addQuery(url, request.query);
  const tokens = tokenHeaders(request.tokens ?? [], url);
  const isChange = (request.method ?? 'GET') !== 'GET';
  return {
    url: url.href,
    headers: { Accept: 'application/json', ...request.headers, ...tokens },
    options: {
      referrer: '',
      ...(request.noCache && { cache: 'no-store' }),
      // Fails on a redirect, because a browser would send the body and these headers to the target of the redirect.
      ...((isChange || Object.keys(tokens).length > 0) && { redirect: 'error' }),
    },
  };
}
