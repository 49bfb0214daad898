import { emptyCart } from '../cart/cartRecord.ts';
import type { Session } from '../session/session.ts';
import type { Visitor } from './visitor.ts';

/** Replaces the visitor of a session. The cart stays with the account on logout and returns on login. */
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
