import type { ServiceName } from '../sites/givenAddresses.ts';
import type { Token } from './tokens.ts';

/** Request timeout in ms (HOST-26). */
export const REQUEST_TIMEOUT_MS = 15_000;

/** A request to a service. */
export interface HttpRequest {
  /** Default `GET`. Requests with other methods do not follow redirects (HOST-31). */
  method?: 'GET' | 'POST' | 'PUT';
  /**
   * A path such as `/service/cart/api/cart`. Without a service, it is relative to the page's origin or an absolute URL.
   */
  path: string;
  /** The service. A host can set its origin (SHOP-22). */
  service?: ServiceName;
  /** A list repeats its parameter, without brackets. `undefined` omits the parameter. */
  query?: Record<string, string | number | readonly string[] | undefined>;
  body?: unknown;
  headers?: Record<string, string>;
  /** Sent only to the page's own origin (HOST-31). A request with a token does not follow redirects. */
  tokens?: readonly Token[] | undefined;
  noCache?: boolean;
  /** Whether the request continues after the page is closed. */
  keepalive?: boolean;
  /** Statuses outside 2xx that are not errors, such as 304. */
  alsoAccept?: readonly number[];
  signal?: AbortSignal | undefined;
  /** Whether a prefetched response with this note may be used. Default: only without a note. */
  mayBeEarly?: (note: string | undefined) => boolean;
}

/** A response. The body is decoded if it is JSON, and untrusted until a schema has parsed it. */
export interface HttpAnswer {
  status: number;
  body: unknown;
}

/** Adds a request's query to its address. The address's own query stays unchanged. */
export function addQuery(url: URL, query: HttpRequest['query'] = {}): void {
  const added = new URLSearchParams();
  for (const [name, value = []] of Object.entries(query)) {
    for (const entry of [value].flat()) added.append(name, String(entry));
  }
  url.search = [url.search.slice(1), String(added)].filter(Boolean).join('&');
}
