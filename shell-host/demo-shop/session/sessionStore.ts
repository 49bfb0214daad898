import { createSession } from './session.ts';
import type { CartRef, Session } from './session.ts';

/** Maximum number of sessions. The oldest one is dropped, so that a running demo uses limited memory. */
const MAX_SESSIONS = 5000;

/** The sessions of one shop, by session cookie, login token and long-term token. */
export class SessionStore {
  #byId = new Map<string, Session>();
  #byLoginToken = new Map<string, Session>();
  #cartByLongTermToken = new Map<string, CartRef>();

  /** Returns the session of a cookie, or a new one if the cookie is missing or unknown. */
  findOrCreate(id: string | undefined): { session: Session; isNew: boolean } {
    const existing = id === undefined ? undefined : this.#byId.get(id);
    if (existing) return { session: existing, isNew: false };
    const session = createSession();
    this.#byId.set(session.id, session);
    const [oldest] = this.#byId.keys();
    if (this.#byId.size > MAX_SESSIONS && oldest !== undefined) this.#byId.delete(oldest);
    return { session, isNew: true };
  }

  /** Issues a token for the session's customer, valid while they are logged in. */
  issueLoginToken(session: Session): string {
    const token = crypto.randomUUID();
    this.#byLoginToken.set(token, session);
    return token;
  }

  /** Returns the session of a login token, or `null` if the token is unknown or its customer has logged out. */
  findByLoginToken(token: string | undefined): Session | null {
    const session = token === undefined ? undefined : this.#byLoginToken.get(token);
    return session?.visitor.kind === 'LOGGED_IN' ? session : null;
  }

  /** Issues a token with which a later session finds the cart of a remembered visitor. */
  issueLongTermToken(session: Session): string {
    const token = crypto.randomUUID();
    this.#cartByLongTermToken.set(token, session.cartRef);
    return token;
  }

  /** Assigns the cart of a long-term token to the session. Ignores unknown tokens. */
  restoreCart(session: Session, token: string | undefined): void {
    const cartRef = token === undefined ? undefined : this.#cartByLongTermToken.get(token);
    if (cartRef) session.cartRef = cartRef;
  }
}
