import { http, HttpResponse, type RequestHandler } from 'msw';
import { setupServer } from 'msw/node';
import { ConnectionCutError } from '../../shell-host/shop/faults/fault.ts';
import { createShop, type Shop } from '../../shell-host/shop/shop.ts';
import { withCookies } from './cookieJar.ts';

/** The demo shop behind the network of a test file. */
export interface ShopServer {
  /** The shop: set its faults, or ask it what a visitor cannot see. */
  readonly shop: Shop;
  /** Every call of the running test in order, as the browser sends it: mode, headers, cookies. */
  readonly calls: readonly Request[];
  /** The calls to one path, as `/service/cart/api/cart`, of any origin. */
  callsTo(path: string): Request[];
  /** MSW handlers for the running test only, for what the shop's faults cannot say. */
  use(...handlers: RequestHandler[]): void;
}

/**
 * Serves the demo shop to the tests of a file; call it once, at the file's top. Every test starts with a
 * new visitor, no faults and no cookies. The shop answers on every origin.
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
    network = globalThis.fetch; // MSW's own.
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
    // The line is cut, or nobody waits for the answer any more.
    if (error instanceof ConnectionCutError || request.signal.aborted) return HttpResponse.error();
    throw error;
  }
}
