import type { Context } from 'hono';
import type { FaultInjector } from '../faults/faultInjector.ts';
import type { SubscriberList } from '../newsletter/subscriberList.ts';
import type { Session } from '../session/session.ts';
import type { SessionStore } from '../session/sessionStore.ts';
import type { Mail } from '../wireTypes.ts';

/** The state of a shop, which a reset replaces. */
export interface ShopState {
  now(): Date;
  faults: FaultInjector;
  sessions: SessionStore;
  subscribers: SubscriberList;
  /** In order of sending. */
  mails: Mail[];
}

/** The variables of a request's Hono context. Picture routes have no session. */
export interface ShopEnv {
  Variables: { state: ShopState; reset: () => void; session: Session; isNewSession: boolean };
}

/** The context of one request. */
export type ShopContext = Context<ShopEnv>;

/** Handles the requests of one route. */
export type Handler = (c: ShopContext) => Response | Promise<Response>;
