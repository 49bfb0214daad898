/** Adds to `fetch` the browser behaviour that is missing in jsdom: relative addresses and cookies. */
export interface CookieJar {
  fetch: typeof globalThis.fetch;
  /** Removes all cookies. */
  clear(): void;
}

const nameOf = (line: string) => line.slice(0, line.indexOf('='));

const hasCookies = ({ url, credentials }: Request) =>
  credentials !== 'omit' && new URL(url).origin === window.location.origin;

/**
 * Adds a cookie jar to `fetch`. Cookies that scripts may read are in `document.cookie`, where tests can set and read
 * them. HttpOnly cookies are only in the jar. Requests to the page's own origin send all cookies, unless they omit
 * credentials.
 *
 * @param send Sends a request with its cookies over the network.
 */
export function withCookies(send: (request: Request) => Promise<Response>): CookieJar {
  const httpOnly = new Map<string, string>();

  function withCookieHeader(request: Request): Request {
    const cookies = [...httpOnly.values(), document.cookie].filter(Boolean).join('; ');
    if (!cookies || !hasCookies(request)) return request;
    const headers = new Headers(request.headers);
    headers.set('cookie', cookies);
    return new Request(request, { headers });
  }

  function store(line: string): void {
    if (!/; *HttpOnly/i.test(line)) document.cookie = line;
    else if (/; *Max-Age=0/i.test(line)) httpOnly.delete(nameOf(line));
    else httpOnly.set(nameOf(line), line.replace(/;.*/, ''));
  }

  return {
    async fetch(input, init) {
      const target = input instanceof Request ? input : new URL(input, window.location.href);
      const request = new Request(target, init);
      const response = await send(withCookieHeader(request));
      if (hasCookies(request)) response.headers.getSetCookie().forEach(store);
      return response;
    },
    clear() {
      httpOnly.clear();
      for (const pair of document.cookie.split('; ')) {
        document.cookie = `${nameOf(pair)}=; Max-Age=0; Path=/`;
      }
    },
  };
}
