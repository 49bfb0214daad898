import { emptyCart } from '../cart/cartRecord.ts';
import type { Session } from '../session/session.ts';
import type { Visitor } from './visitor.ts';

/** Makes a visit another visitor's. Logging out leaves the cart with the account, logging in brings it back. */
export function switchVisitor(session: Session, visitor: Visitor): void {
  const wasKnown = session.visitor.kind !== 'LOGGED_OUT';
  const isKnown = visitor.kind !== 'LOGGED_OUT';
  session.visitor = visitor;
  session.newsletterEmail = null;
  if (isKnown && !wasKnown) {
    session.cartRef = session.accountCartRef ?? session.cartRef;
  }
  if (!isKnown && wasKnown) {
    session.accountCartRef = session.cartRef;
    session.cartRef = { cart: emptyCart };
  }
}
