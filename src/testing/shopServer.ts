import { getResponse, http, HttpResponse, type RequestHandler } from 'msw';
import { ConnectionCutError } from '../../shell-host/demo-shop/faults/fault.ts';
import { createShop, type Shop } from '../../shell-host/demo-shop/shop.ts';
import type { Visitor } from '../../shell-host/demo-shop/personal-data/visitor.ts';
import { withCookies } from './cookieJar.ts';

/** The demo shop as a simulated network for a test file. */
export interface ShopServer {
  /** The shop. Use it to set faults or to inspect the state. */
  readonly shop: Shop;
  /** Every request of the running test, in order, with the headers and cookies that a browser sends. */
  readonly calls: readonly Request[];
  /** The requests to one path, such as `/service/cart/api/cart`, on any origin. */
  callsTo(path: string): Request[];
  /** Adds MSW handlers for the running test, for responses that the shop's faults cannot simulate. */
  use(...handlers: RequestHandler[]): void;
  /** Changes the visitor of the running test, with values as for `PUT /demo/visitor`. */
  visitAs(visitor: Partial<Visitor>): Promise<void>;
  /**
   * Leaves the requests to one path pending until the returned function is called. Then the handler that was added
   * before responds, or the shop.
   */
  hold(path: string): () => void;
}

/**
 * Serves the demo shop to the tests of a file. Call it once, at the top. Every test starts with a new visitor, without
 * faults and without cookies. The shop responds on every origin.
 *
 * @param options `now` is the shop's clock.
 */
export function serveShop(options: { now?: () => Date } = {}): ShopServer {
  const shop = createShop(options);
  const calls: Request[] = [];
  const shopHandler = http.all('*', ({ request }) => shopResponse(shop, request));
  let handlers: RequestHandler[] = [shopHandler];
  const realFetch = globalThis.fetch;
  let isOpen = true;
  const browser = withCookies((request) => {
    calls.push(request.clone());
    return respond(request, handlers);
  });

  // In a browser, a closed page receives no responses. Here, a late response would fail without a document and be
  // reported.
  const whileOpen = <T>(response: Promise<T>) =>
    new Promise<T>((resolve, reject) => {
      response.then(
        (value) => isOpen && resolve(value),
        (error: unknown) => isOpen && reject(error as Error),
      );
    });

  beforeAll(() => {
    globalThis.fetch = (input, init) => whileOpen(browser.fetch(input, init));
  });
  afterEach(() => {
    handlers = [shopHandler];
    shop.reset();
    browser.clear();
    calls.length = 0;
  });
  afterAll(() => {
    isOpen = false;
    globalThis.fetch = realFetch;
  });

  const use = (...added: RequestHandler[]) => {
    handlers = [...added, ...handlers];
  };

  return {
    shop,
    calls,
    callsTo: (path) => calls.filter(({ url }) => new URL(url).pathname === path),
    use,
    async visitAs(visitor) {
      await browser.fetch('http://shop.test/demo/visitor', {
        method: 'PUT',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(visitor),
      });
    },
    hold(path) {
      const { promise, resolve } = Promise.withResolvers<void>();
      use(http.all(`*${path}`, () => promise));
      return resolve;
    },
  };
}

const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/** Responds like `fetch` with these handlers as the network. MSW's own interceptor is much slower. */
async function respond(request: Request, handlers: RequestHandler[]): Promise<Response> {
  const { signal } = request;
  signal.throwIfAborted();
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
  const response = await Promise.race([getResponse(handlers, request), aborted]);
  if (!response || response.type === 'error') throw new TypeError('Failed to fetch');
  if (!REDIRECTS.has(response.status)) return response;
  if (request.redirect !== 'follow') throw new TypeError('Failed to fetch');
  const target = new URL(response.headers.get('location') ?? '', request.url);
  return respond(new Request(target, request), handlers);
}

async function shopResponse(shop: Shop, request: Request): Promise<Response> {
  try {
    return await shop.fetch(request);
  } catch (error) {
    // A fault has cut the connection, or the request was aborted.
    if (error instanceof ConnectionCutError || request.signal.aborted) return HttpResponse.error();
    throw error;
  }
}
