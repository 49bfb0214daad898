import { newSession } from './session.ts';
import type { CartHolder, Session } from './session.ts';

/** Old visits are forgotten above this number, so that a demo left running does not grow. */
const MOST = 5000;

/** The visits of one shop, and what its long-lived tokens lead to. */
export class Sessions {
  #byId = new Map<string, Session>();
  #byLoginToken = new Map<string, Session>();
  #byLongTermToken = new Map<string, CartHolder>();

  /** The visit of a cookie, or a new one: an unknown cookie is treated like none. */
  find(id: string | undefined): { session: Session; isNew: boolean } {
    const known = id === undefined ? undefined : this.#byId.get(id);
    if (known) return { session: known, isNew: false };
    const session = newSession();
    this.#byId.set(session.id, session);
    const [oldest] = this.#byId.keys();
    if (this.#byId.size > MOST && oldest !== undefined) this.#byId.delete(oldest);
    return { session, isNew: true };
  }

  /** A token for the visit's customer, good until the visitor changes. */
  issueLoginToken(session: Session): string {
    const token = crypto.randomUUID();
    this.#byLoginToken.set(token, session);
    return token;
  }

  /** The visit whose customer a login token names; null if nobody is logged in by it. */
  loggedInBy(token: string | undefined): Session | null {
    const session = token === undefined ? undefined : this.#byLoginToken.get(token);
    return session?.visitor.kind === 'LOGGED_IN' ? session : null;
  }

  /** A token by which a remembered visitor's cart is found again in a later visit. */
  issueLongTermToken(session: Session): string {
    const token = crypto.randomUUID();
    this.#byLongTermToken.set(token, session.holder);
    return token;
  }

  /** Gives the visit the cart of its long-term token, if there is one. */
  adoptCart(session: Session, token: string | undefined): void {
    const holder = token === undefined ? undefined : this.#byLongTermToken.get(token);
    if (holder) session.holder = holder;
  }
}
