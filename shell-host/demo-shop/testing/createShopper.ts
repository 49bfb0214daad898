import { retailer } from '../retailer.ts';

/** A test client of the shop with a cookie jar, like a browser. */
export interface Shopper {
  cookies: Map<string, string>;
  /** Sends the CSRF token like the page. `headers` override the token from the cookies. */
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

const ORIGIN = 'http://shop.test';

/** Creates a visitor without cookies. A string is sent unchanged as the body, any other value as JSON. */
export function createShopper(fetch: (request: Request) => Promise<Response>): Shopper {
  const cookies = new Map<string, string>();
  const send: Shopper['send'] = async (method, path, body, headers = {}) => {
    const response = await fetch(
      new Request(ORIGIN + path, {
        method,
        headers: { ...cookieHeaders(cookies), ...headers },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
    );
    for (const header of response.headers.getSetCookie()) storeCookie(cookies, header);
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

function cookieHeaders(cookies: Map<string, string>): Record<string, string> {
  const token = cookies.get(retailer.cookies.csrf);
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return { ...(cookie && { cookie }), ...(token && { 'X-XSRF-TOKEN': token }) };
}

function storeCookie(cookies: Map<string, string>, header: string): void {
  const [pair = ''] = header.split(';');
  const [name = '', value = ''] = pair.split('=');
  if (/Max-Age=0/i.test(header)) cookies.delete(name);
  else cookies.set(name, value);
}
