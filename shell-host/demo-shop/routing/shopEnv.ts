import type { Context } from 'hono';
import type { FaultInjector } from '../faults/faultInjector.ts';
import type { SubscriberList } from '../newsletter/subscriberList.ts';
import type { Session } from '../session/session.ts';
import type { SessionStore } from '../session/sessionStore.ts';
import type { Mail } from '../wireTypes.ts';

/** The whole state of a shop, which a reset replaces. */
export interface ShopState {
  now(): Date;
  faults: FaultInjector;
  sessions: SessionStore;
  subscribers: SubscriberList;
  /** In the order in which they were sent. */
  mails: Mail[];
}

/** The variables of a request's Hono context. Picture routes have no session. */
export interface ShopEnv {
  Variables: { state: ShopState; reset: () => void; session: Session; isNewSession: boolean };
}

/** The context of one request. */
export type ShopContext = Context<ShopEnv>;

/** Answers the requests of one route. */
export type Handler = (c: ShopContext) => Response | Promise<Response>;
