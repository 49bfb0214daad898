import { Hono } from 'hono';
import { createClock } from './clock.ts';
import { FaultInjector } from './faults/faultInjector.ts';
import { SubscriberList } from './newsletter/subscriberList.ts';
import { handlers } from './routing/handlers.ts';
import { problemResponse } from './routing/problemResponse.ts';
import { allRoutes, findRouteName, PICTURES_AS_NAMED } from './routing/routes.ts';
import type { ShopEnv, ShopState } from './routing/shopEnv.ts';
import { SessionStore } from './session/sessionStore.ts';
import { withSession } from './session/withSession.ts';

/** The demo shop: all services that header and footer request, as one web-standard handler. */
export interface Shop {
  /**
   * Responds to one request.
   *
   * @throws {ConnectionCutError} If a fault cuts the connection.
   */
  fetch(request: Request): Promise<Response>;
  readonly faults: FaultInjector;
  /** Drops all sessions, carts, sign-ups, mails and faults. */
  reset(): void;
}

/**
 * Creates a shop with its own memory.
 *
 * @param options `now` is the shop's clock, which determines promotions, A/B tests and expiring tokens. By default it
 *   follows `DEMO_SHOP_TIME`.
 * @throws {RangeError} If `DEMO_SHOP_TIME` is invalid.
 */
export function createShop({
  now = createClock(process.env['DEMO_SHOP_TIME']),
}: { now?: () => Date } = {}): Shop {
  const faults = new FaultInjector();
  let state = createState(now, faults);
  const reset = () => {
    faults.clear();
    state = createState(now, faults);
  };
  const app = createApp(() => state, reset);
  return {
    faults,
    reset,
    fetch: (request) => {
      const route = findRouteName(request.method, new URL(request.url).pathname);
      return faults.run(route, request, async () => app.fetch(request));
    },
  };
}

function createState(now: () => Date, faults: FaultInjector): ShopState {
  return {
    now,
    faults,
    sessions: new SessionStore(),
    subscribers: new SubscriberList(),
    mails: [],
  };
}

function createApp(currentState: () => ShopState, reset: () => void): Hono<ShopEnv> {
  const app = new Hono<ShopEnv>();
  app.use(async (c, next) => {
    c.set('state', currentState());
    c.set('reset', reset);
    await next();
  });
  app.get(PICTURES_AS_NAMED, handlers.pictures);
  for (const { method, path, name } of allRoutes) {
    if (isPictureRoute(name)) app.on(method, path, handlers[name]);
    else app.on(method, path, withSession, handlers[name]);
  }
  app.notFound(() => problemResponse(404, 'about:blank', 'Unknown path'));
  return app;
}

/** Pictures are the same for all visitors. A session cookie would prevent shared caches from storing them. */
function isPictureRoute(name: (typeof allRoutes)[number]['name']): boolean {
  return name === 'pictures' || name === 'logos' || name === 'newsletterImages';
}
