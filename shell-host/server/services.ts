import { proxy } from 'hono/proxy';
import { isShopPath } from '../shop/routing/routes.ts';
import { createShop, type Shop } from '../shop/shop.ts';

/** Who answers the calls of H§7 and F§7. */
export interface Services {
  handles(pathname: string): boolean;
  /** @throws ConnectionCutError where a fault of the demo shop says so. */
  fetch(request: Request): Promise<Response>;
  /** The cookies that a visit begins with, for the page itself to set. */
  beginVisit?(page: Request): Promise<string[]>;
}

/**
 * A demo shop. Its visit begins with the page: the first calls leave side by side, and each would begin a visit of
 * its own.
 */
export function servicesOf(shop: Shop): Services {
  return {
    handles: isShopPath,
    fetch: (request) => shop.fetch(request),
    beginVisit: async (page) => {
      const headers = { cookie: page.headers.get('cookie') ?? '' };
      const answer = await shop.fetch(new Request(new URL('/demo/visitor', page.url), { headers }));
      return answer.headers.getSetCookie();
    },
  };
}

/** Another shop, to which the calls are forwarded as they come (`SHOP_ORIGIN`, contract §5). */
function forwardedServices(origin: string): Services {
  let isSilent = false;
  return {
    handles: isShopPath,
    fetch: async (request) => {
      const { pathname, search } = new URL(request.url);
      try {
        const answer = await proxy(new URL(pathname + search, origin), request);
        isSilent = false;
        return answer;
      } catch {
        // A browser that has gone says nothing about the shop.
        if (!isSilent && !request.signal.aborted) {
          isSilent = true;
          process.stderr.write(`The shop at ${origin} does not answer.\n`);
        }
        return Response.json(
          { type: 'about:blank', title: 'The shop does not answer', status: 502 },
          { status: 502, headers: { 'Content-Type': 'application/problem+json' } },
        );
      }
    },
  };
}

/** The services that a server is set to. */
export function chosenServices(shopOrigin: string | undefined): Services {
  return shopOrigin ? forwardedServices(shopOrigin) : servicesOf(createShop());
}
