import { Hono } from 'hono';
import { Faults } from './faults.ts';
import { handlers } from './routing/handlers.ts';
import { problem } from './routing/problem.ts';
import { allRoutes, isShopAddress, routeNameOf } from './routing/routes.ts';
import { Subscribers } from './newsletter/subscribers.ts';
import { Sessions } from './visit/sessions.ts';
import type { ShopEnv, ShopState } from './routing/shopEnv.ts';
import { withSession } from './visit/withSession.ts';

/** The demo shop "Aroma": the services of H§7 and F§7 as one web-standard handler. */
export interface Shop {
  /**
   * Answers one call.
   * @throws ConnectionCut where a fault says so.
   */
  fetch(request: Request): Promise<Response>;
  readonly faults: Faults;
  /** Forgets all visits, carts, sign-ups and mails, and ends all faults. */
  reset(): void;
}

/** A shop with memory of its own; `now` is its clock, for promotions, tests and tokens with dates. */
export function createShop({ now = () => new Date() }: { now?: () => Date } = {}): Shop {
  const faults = new Faults();
  let state = newState(now, faults);
  const reset = () => {
    faults.clear();
    state = newState(now, faults);
  };
  const app = createApp(() => state, reset);
  return {
    faults,
    reset,
    fetch: (request) => {
      const route = routeNameOf(request.method, new URL(request.url).pathname);
      return faults.around(route, request, async () => app.fetch(request));
    },
  };
}

/** Whether the shop answers at this address, so that a server knows what to hand over to it. */
export function isServiceCall(pathname: string): boolean {
  return isShopAddress(pathname);
}

function newState(now: () => Date, faults: Faults): ShopState {
  return { now, faults, sessions: new Sessions(), subscribers: new Subscribers(), mails: [] };
}

function createApp(stateNow: () => ShopState, reset: () => void): Hono<ShopEnv> {
  const app = new Hono<ShopEnv>();
  app.use(async (c, next) => {
    c.set('state', stateNow());
    c.set('reset', reset);
    await next();
  });
  for (const { method, path, name } of allRoutes) {
    if (isPicture(name)) app.on(method, path, handlers[name]);
    else app.on(method, path, withSession, handlers[name]);
  }
  app.notFound(() => problem(404, 'about:blank', 'The shop has no such call'));
  return app;
}

/** Pictures belong to nobody: a cookie on them would only keep caches away. */
function isPicture(name: (typeof allRoutes)[number]['name']): boolean {
  return name === 'pictures' || name === 'logos' || name === 'newsletterImages';
}
