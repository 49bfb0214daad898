import { http, HttpResponse, type RequestHandler } from 'msw';
import { setupServer } from 'msw/node';
import { ConnectionCutError } from '../../shell-host/demo-shop/faults/fault.ts';
import { createShop, type Shop } from '../../shell-host/demo-shop/shop.ts';
import { withCookies } from './cookieJar.ts';

/** The demo shop, as a simulated network for a test file. */
export interface ShopServer {
  /** The shop, to set faults or to look at its state. */
  readonly shop: Shop;
  /** Every request of the running test, in order, with the headers and cookies that a browser sends. */
  readonly calls: readonly Request[];
  /** The requests to one path, as `/service/cart/api/cart`, on any origin. */
  callsTo(path: string): Request[];
  /** Adds MSW handlers for the running test, for answers that the shop's faults cannot simulate. */
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
  let realFetch = globalThis.fetch;
  let isOpen = true;
  const browser = withCookies((request) => {
    calls.push(request.clone());
    return realFetch(request);
  });

  // A closed page never hears of its requests. Here they would fail once the document is gone, and be reported.
  const whileOpen = <T>(answer: Promise<T>) =>
    new Promise<T>((resolve, reject) => {
      answer.then(
        (value) => isOpen && resolve(value),
        (error: unknown) => isOpen && reject(error as Error),
      );
    });

  beforeAll(() => {
    server.listen();
    realFetch = globalThis.fetch; // MSW's interceptor.
    globalThis.fetch = (input, init) => whileOpen(browser.fetch(input, init));
  });
  afterEach(() => {
    server.resetHandlers();
    shop.reset();
    browser.clear();
    calls.length = 0;
  });
  afterAll(() => {
    isOpen = false;
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
