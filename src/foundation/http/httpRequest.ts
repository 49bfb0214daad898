import type { ServiceName } from '../sites/givenAddresses.ts';
import type { Token } from './tokens.ts';

/** A request is aborted if it has no response after this time in ms (HOST-26). */
export const REQUEST_TIMEOUT_MS = 15_000;

/** One call to a service. */
export interface HttpRequest {
  /** Default `GET`. Requests with other methods do not follow redirects (HOST-31). */
  method?: 'GET' | 'POST' | 'PUT';
  /** A path such as `/service/cart/api/cart`; without a service on the page's own origin, or an absolute URL. */
  path: string;
  /** The service, whose origin the host may set (SHOP-22). */
  service?: ServiceName;
  /** A list repeats its parameter, without brackets; a parameter that is undefined is left out. */
  query?: Record<string, string | number | readonly string[] | undefined>;
  body?: unknown;
  headers?: Record<string, string>;
  /** Sent to the page's own origin only (HOST-31); a call that carries one follows no redirect. */
  tokens?: readonly Token[] | undefined;
  noCache?: boolean;
  /** The request outlives the page. */
  keepalive?: boolean;
  /** Statuses outside 2xx that are not errors, such as 304. */
  alsoAccept?: readonly number[];
  signal?: AbortSignal | undefined;
  /**
   * Whether the answer that was asked for before this code was there may be used, by what was noted then. By default if
   * nothing was noted.
   */
  mayBeEarly?: (note: string | undefined) => boolean;
}

/** An answer: its status, and its body, decoded if it is JSON. Untrusted until a schema has parsed it. */
export interface HttpAnswer {
  status: number;
  body: unknown;
}

/** Adds a request's query to its address, whose own query stays as it is written. */
export function addQuery(url: URL, query: HttpRequest['query'] = {}): void {
  const added = new URLSearchParams();
  for (const [name, value = []] of Object.entries(query)) {
    for (const entry of [value].flat()) added.append(name, String(entry));
  }
  url.search = [url.search.slice(1), String(added)].filter(Boolean).join('&');
}
