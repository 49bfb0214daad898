/** A browser's part in a request: relative addresses, and cookies, which jsdom's fetch does not keep. */
export interface CookieKeeper {
  fetch: typeof globalThis.fetch;
  /** Removes all cookies. */
  forget(): void;
}

const nameOf = (line: string) => line.slice(0, line.indexOf('='));

const takesCookies = ({ url, credentials }: Request) =>
  credentials !== 'omit' && new URL(url).origin === window.location.origin;

/**
 * A `fetch` with a cookie jar. Cookies that scripts may read are in `document.cookie`, where a test sets
 * and reads them; the others are only in the jar. They are sent to the page's own origin, if the request has
 * credentials.
 *
 * @param send The network. It gets the request as a browser sends it.
 */
export function withCookies(send: (request: Request) => Promise<Response>): CookieKeeper {
  const hidden = new Map<string, string>();

  function filled(request: Request): Request {
    const cookies = [...hidden.values(), document.cookie].filter(Boolean).join('; ');
    if (!cookies || !takesCookies(request)) return request;
    const headers = new Headers(request.headers);
    headers.set('cookie', cookies);
    return new Request(request, { headers });
  }

  function keep(line: string): void {
    if (!/; *HttpOnly/i.test(line)) document.cookie = line;
    else if (/; *Max-Age=0/i.test(line)) hidden.delete(nameOf(line));
    else hidden.set(nameOf(line), line.replace(/;.*/, ''));
  }

  return {
    async fetch(input, init) {
      const target = input instanceof Request ? input : new URL(input, window.location.href);
      const request = new Request(target, init);
      const answer = await send(filled(request));
      if (takesCookies(request)) answer.headers.getSetCookie().forEach(keep);
      return answer;
    },
    forget() {
      hidden.clear();
      for (const pair of document.cookie.split('; ')) {
        document.cookie = `${nameOf(pair)}=; Max-Age=0; Path=/`;
      }
    },
  };
}
