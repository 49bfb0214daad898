import { addQuery, type HttpRequest } from './httpRequest.ts';
import { tokenHeaders } from './tokens.ts';

/** A request as the browser sends it. */
export interface WireRequest {
  url: string;
  headers: Record<string, string>;
  /** What `fetch` gets beside method, headers, body and credentials. */
  options: RequestInit;
}

/**
 * What is sent for a request: its address, and its headers with those tokens whose cookies exist now (HOST-26, HOST-31).
 *
 * @param url Where its path is.
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
      // A browser would send the body and these headers to the target of a redirect. Such a request fails instead.
      ...((isChange || Object.keys(tokens).length > 0) && { redirect: 'error' }),
    },
  };
}
