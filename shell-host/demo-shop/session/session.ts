import { emptyCart } from '../cart/cartRecord.ts';
import type { CartRecord } from '../cart/cartRecord.ts';
import { loggedOutVisitor } from '../personal-data/visitor.ts';
import type { Visitor } from '../personal-data/visitor.ts';
import type { Site } from '../sites.ts';

/** A mutable reference to a cart. The sessions that a long-term token connects share one. */
export interface CartRef {
  cart: CartRecord;
}

/** What a member of staff has chosen to preview (PREV-14). */
export interface Preview {
  /** Value of the preview cookie. A request without it sees the present. */
  token: string;
  /** `YYYY-MM-DDTHH:mm:00`, without a time zone. */
  dateTime: string;
  test?: string;
  group?: string;
}

/** One visitor's session, identified by its cookie. */
export interface Session {
  id: string;
  /** What a cart change must send as `X-XSRF-TOKEN`. */
  xsrfToken: string;
  /** The current cart. */
  cartRef: CartRef;
  /** The account's cart while the visitor is logged out. */
  accountCartRef: CartRef | null;
  visitor: Visitor;
  /** The last site that a request named. */
  site: Site | null;
  /** The e-mail address of this session's newsletter sign-up. */
  newsletterEmail: string | null;
  /** The last staff cookie, and when its staff session ends (milliseconds since the epoch). */
  staff: { token: string; expiresAt: number } | null;
  preview: Preview | null;
}

/** A new session: a logged-out visitor with an empty cart. */
export function createSession(): Session {
  return {
    id: crypto.randomUUID(),
    xsrfToken: crypto.randomUUID(),
    cartRef: { cart: emptyCart },
    accountCartRef: null,
    visitor: loggedOutVisitor,
    site: null,
    newsletterEmail: null,
    staff: null,
    preview: null,
  };
}
