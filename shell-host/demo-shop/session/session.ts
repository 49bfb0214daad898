import { emptyCart } from '../cart/cartRecord.ts';
import type { CartRecord } from '../cart/cartRecord.ts';
import { loggedOutVisitor } from '../personal-data/visitor.ts';
import type { Visitor } from '../personal-data/visitor.ts';
import type { Site } from '../sites.ts';

/** A mutable reference to a cart, which sessions with the same long-term token share. */
export interface CartRef {
  cart: CartRecord;
}

/** The preview that a member of staff has chosen (PREV-14). */
export interface Preview {
  /** Value of the preview cookie. Requests without it get the current content. */
  token: string;
  /** `YYYY-MM-DDTHH:mm:00`, without a time zone. */
  dateTime: string;
  test?: string;
  group?: string;
}

/** One visitor's session, identified by its cookie. */
export interface Session {
  id: string;
  /** Value that a cart change must send as `X-XSRF-TOKEN`. */
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
  /** The last staff cookie, and the end of its staff session in ms since 1970. */
  staff: { token: string; expiresAt: number } | null;
  preview: Preview | null;
}

/** Creates a session: a logged-out visitor with an empty cart. */
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
