import { proxy } from 'hono/proxy';
import { isShopPath } from '../../../demo-shop/routing/routes.ts';
import { createShop, type Shop } from '../../../demo-shop/shop.ts';

/** The shop's services, which the host serves from its own origin. */
export interface ShopServices {
  /** Whether a path belongs to the services. */
  handles(pathname: string): boolean;
  /** @throws {ConnectionCutError} If the demo shop simulates a network failure. */
  fetch(request: Request): Promise<Response>;
  /** Starts a session for a page request and returns its `Set-Cookie` headers. */
  startSession?(page: Request): Promise<string[]>;
}

/**
 * The services of a demo shop. The page request starts the session, because the page's first service requests run in
 * parallel and each of them would start its own session.
 */
export function demoShopServices(shop: Shop): ShopServices {
  return {
    handles: isShopPath,
    fetch: (request) => shop.fetch(request),
    startSession: async (page) => {
      const headers = { cookie: page.headers.get('cookie') ?? '' };
      const response = await shop.fetch(
        new Request(new URL('/demo/visitor', page.url), { headers }),
      );
      return response.headers.getSetCookie();
    },
  };
}

/** Forwards requests unchanged to the services of another shop. */
function forwardingServices(origin: string): ShopServices {
  let isUnreachable = false;
  return {
    handles: isShopPath,
    fetch: async (request) => {
      const { pathname, search } = new URL(request.url);
      try {
        const response = await proxy(new URL(pathname + search, origin), request);
        isUnreachable = false;
        return response;
      } catch {
        // An aborted request does not mean that the shop is unreachable.
        if (!isUnreachable && !request.signal.aborted) {
          isUnreachable = true;
          process.stderr.write(`The shop at ${origin} does not respond.\n`);
        }
        return Response.json(
          { type: 'about:blank', title: 'The shop does not respond', status: 502 },
          { status: 502, headers: { 'Content-Type': 'application/problem+json' } },
        );
      }
    },
  };
}

/** Creates the services of the shop at `shopOrigin`, or of a new demo shop with the clock `now`. */
export function createShopServices(shopOrigin: string | undefined, now?: () => Date): ShopServices {
  return shopOrigin ? forwardingServices(shopOrigin) : demoShopServices(createShop({ now }));
}
