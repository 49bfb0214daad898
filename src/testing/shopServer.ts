import { http, HttpResponse, type RequestHandler } from 'msw';
import { setupServer } from 'msw/node';
import { ConnectionCutError } from '../../shell-host/shop/faults/fault.ts';
import { createShop, type Shop } from '../../shell-host/shop/shop.ts';
import { withCookies } from './cookieJar.ts';

/** The demo shop as the network of a test file. */
export interface ShopServer {
  /** The shop, to set faults or to look at its state. */
  readonly shop: Shop;
  /** Every request of the running test in order, as the browser sends it: mode, headers, cookies. */
  readonly calls: readonly Request[];
  /** The requests to one path, as `/service/cart/api/cart`, on any origin. */
  callsTo(path: string): Request[];
  /** Adds MSW handlers for the running test, for what the shop's faults cannot express. */
  use(...handlers: RequestHandler[]): void;
}

/**
 * Serves the demo shop to the tests of a file; call it once, at the top. Every test starts with a new visitor,
 * no faults and no cookies. The shop answers on every origin.
 *
 * @param options `now` is the shop's clock.
 */
export function serveShop(options: { now?: () => Date } = {}): ShopServer {
  const shop = createShop(options);
  const calls: Request[] = [];
  const server = setupServer(http.all('*', ({ request }) => answerOf(shop, request)));
  let network = globalThis.fetch;
  const browser = withCookies((request) => {
    calls.push(request.clone());
    return network(request);
  });

  beforeAll(() => {
    server.listen();
    network = globalThis.fetch; // MSW's interceptor.
    globalThis.fetch = browser.fetch;
  });
  afterEach(() => {
    server.resetHandlers();
    shop.reset();
    browser.forget();
    calls.length = 0;
  });
  afterAll(() => {
    globalThis.fetch = network;
    server.close();
  });

  return {
    shop,
    calls,
    callsTo: (path) => calls.filter(({ url }) => new URL(url).pathname === path),
    use: (...handlers) => server.use(...handlers),
  };
}

async function answerOf(shop: Shop, request: Request): Promise<Response> {
  try {
    return await shop.fetch(request);
  } catch (error) {
    // A fault has cut the connection, or the request was aborted.
    if (error instanceof ConnectionCutError || request.signal.aborted) return HttpResponse.error();
    throw error;
  }
}
