import type { Context } from 'hono';
import type { Faults } from '../faults.ts';
import type { Mail } from '../newsletter/mail.ts';
import type { Subscribers } from '../newsletter/subscribers.ts';
import type { Session } from '../visit/session.ts';
import type { Sessions } from '../visit/sessions.ts';

/** Everything that a shop remembers; a reset makes a new one. */
export interface ShopState {
  now(): Date;
  faults: Faults;
  sessions: Sessions;
  subscribers: Subscribers;
  /** In the order in which they were sent. */
  mails: Mail[];
}

/** What a handler finds beside the request. */
export interface ShopEnv {
  Variables: { state: ShopState; reset: () => void; session: Session; isNewSession: boolean };
}

/** One call with what belongs to it. */
export type ShopContext = Context<ShopEnv>;

/** Answers one call. */
export type Handler = (c: ShopContext) => Response | Promise<Response>;
