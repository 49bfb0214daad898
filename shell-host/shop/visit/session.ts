import { emptyCart } from '../cart/cartRecord.ts';
import type { CartRecord } from '../cart/cartRecord.ts';
import type { Site } from '../catalogue/languages.ts';
import { unknownVisitor } from '../personal-data/visitor.ts';
import type { Visitor } from '../personal-data/visitor.ts';

/** A cart's place: a session holds one, and a long-term token leads to the same one again. */
export interface CartHolder {
  cart: CartRecord;
}

/** What staff have chosen to see (F§3). */
export interface Preview {
  /** Value of the preview cookie; without it a call sees the present. */
  token: string;
  /** `YYYY-MM-DDTHH:mm:00`, the shop's own wall clock. */
  dateTime: string;
  test?: string;
  group?: string;
}

/** One visitor's visit, found again by its cookie. */
export interface Session {
  id: string;
  /** What a cart change must send back as `X-XSRF-TOKEN`. */
  xsrfToken: string;
  /** The cart of the moment. */
  holder: CartHolder;
  /** The cart that waits for the visitor to log in again. */
  accountHolder: CartHolder | null;
  visitor: Visitor;
  /** The last site that a call named. */
  site: Site | null;
  /** The address of this visit's newsletter sign-up. */
  newsletterEmail: string | null;
  /** The staff cookie last seen and the time (ms) until which it counts. */
  staff: { token: string; until: number } | null;
  preview: Preview | null;
}

/** A new visit: a stranger with an empty cart. */
export function newSession(): Session {
  return {
    id: crypto.randomUUID(),
    xsrfToken: crypto.randomUUID(),
    holder: { cart: emptyCart },
    accountHolder: null,
    visitor: unknownVisitor,
    site: null,
    newsletterEmail: null,
    staff: null,
    preview: null,
  };
}
