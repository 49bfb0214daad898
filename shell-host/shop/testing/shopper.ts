/** A visitor of the shop with a cookie jar, as a browser has one. */
export interface Shopper {
  cookies: Map<string, string>;
  /** Sends the CSRF token like the page does; `init.headers` win. */
  send(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Response>;
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  put(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
}

/** Where the shop of the tests lives. */
const ORIGIN = 'http://shop.test';

/** A new visitor who has no cookies yet. */
export function newShopper(fetch: (request: Request) => Promise<Response>): Shopper {
  const cookies = new Map<string, string>();
  const send: Shopper['send'] = async (method, path, body, headers = {}) => {
    const response = await fetch(
      new Request(ORIGIN + path, {
        method,
        headers: { ...headersOf(cookies), ...headers },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
    );
    for (const line of response.headers.getSetCookie()) keep(cookies, line);
    return response;
  };
  return {
    cookies,
    send,
    get: (path, headers) => send('GET', path, undefined, headers),
    put: (path, body, headers) => send('PUT', path, body, headers),
    post: (path, body, headers) => send('POST', path, body, headers),
  };
}

function headersOf(cookies: Map<string, string>): Record<string, string> {
  const token = cookies.get('XSRF-TOKEN');
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return { ...(cookie && { cookie }), ...(token && { 'X-XSRF-TOKEN': token }) };
}

function keep(cookies: Map<string, string>, line: string): void {
  const [pair = ''] = line.split(';');
  const [name = '', value = ''] = pair.split('=');
  if (/Max-Age=0/i.test(line)) cookies.delete(name);
  else cookies.set(name, value);
}
