import type { PageEnvironment } from './cartEnvironment.ts';

/**
 * Finds out that the visitor has changed, and discards the cart of the previous one (CART-80).
 *
 * @param discard Discards the known cart and all that is pending.
 */
export function createVisitorCheck(
  { visitorId }: Pick<PageEnvironment, 'visitorId'>,
  discard: () => void,
) {
  /** The visitor whose cart is known. */
  let known: string | undefined;

  /** Compares the current visitor with the one whose cart is known. Returns whether it is another one. */
  return function check(): boolean {
    const current = visitorId();
    const isOther = known !== undefined && known !== current;
    known = current;
    if (isOther) discard();
    return isOther;
  };
}
